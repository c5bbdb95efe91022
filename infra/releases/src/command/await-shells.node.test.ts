import { jest } from '@jest/globals';
import type { LiveShell } from '../registry/live-shells';
import { awaitShells } from './await-shells';

const shell = (name: string, revision: number, leftOut: string[] = []): LiveShell => ({
  shell: name,
  revision,
  leftOut,
});

afterEach(() => jest.useRealTimers());

/** What is said once the registry has answered with each of these in turn, the last one from then on. */
async function said(...answers: (LiveShell[] | null)[]): Promise<string> {
  jest.useFakeTimers();
  let asked = 0;
  const sentence = awaitShells(8, 'mfe-search', () => {
    asked += 1;
    return Promise.resolve(answers[Math.min(asked, answers.length) - 1] ?? null);
  });
  await jest.advanceTimersByTimeAsync(11_000);
  return sentence;
}

test('it waits until the last shell has the revision', async () => {
  const behind = [shell('a/1', 8), shell('b/2', 7)];

  expect(await said(behind, behind, [shell('a/1', 8), shell('b/2', 9)])).toBe('All 2 shells follow.');
  expect(await said([shell('a/1', 7)], [shell('a/1', 8)])).toBe('The shell follows.');
});

test('after ten seconds it names those that have not', async () => {
  expect(await said([shell('a/1', 8), shell('b/2', 7)])).toBe(
    '1 of 2 shells follow. Not yet at revision 8: b/2 (at revision 7).',
  );
});

test('a shell that ended meanwhile is not waited for', async () => {
  expect(await said([shell('a/1', 8), shell('b/2', 7)], [shell('a/1', 8)])).toBe('The shell follows.');
});

test('it says who cannot read the release, that no shell runs, or that nobody could be asked', async () => {
  expect(await said([shell('a/1', 8, ['mfe-search']), shell('b/2', 8)])).toBe(
    'a/1 cannot read the release of mfe-search and leaves it out.',
  );
  expect(await said([])).toBe('No shell is running: it holds from its next start.');
  expect(await said(null)).toContain('could not be asked');
});
