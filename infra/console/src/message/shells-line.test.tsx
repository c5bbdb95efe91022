import { describeShells } from './shells-line';

const shell = (name: string, revision: number, leftOut: string[] = []) => ({ shell: name, revision, leftOut });

test.each([
  [null, 'The registry does not say which shells follow.'],
  [[], 'No shell is running: what is decided holds from its next start.'],
  [[shell('a', 7)], 'The shell serves revision 7, the newest.'],
  [[shell('a', 7), shell('b', 8)], 'All 2 shells serve revision 7, the newest.'],
  [[shell('a', 7), shell('b', 6)], '1 of 2 shells at revision 7. Not yet: b (at revision 6).'],
  [
    [shell('a', 7, ['mfe-x'])],
    'The shell serves revision 7, the newest. Left out, as a shell cannot read its release: mfe-x.',
  ],
])('%j at revision 7: %s', (shells, words) => {
  expect(describeShells(shells, 7)).toBe(words);
});
