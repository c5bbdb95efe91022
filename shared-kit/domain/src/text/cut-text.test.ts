import { cutText, firstCharacters } from './cut-text';

test.each([75, 200, 400])('a text is whole up to %i characters, and cut between two of them', (most) => {
  const whole = `${'x'.repeat(most - 1)}🚙`;

  expect(cutText(whole, most)).toBe(whole);
  expect(cutText(`${whole}y`, most)).toBe(`${whole}…`);
  expect(firstCharacters(`${'x'.repeat(most - 1)}🚙🚙`, most)).toBe(whole);
  expect(firstCharacters(`${'x'.repeat(most)}🚙`, most)).toBe('x'.repeat(most));
});

test('no accent is parted from its letter, no family from its members', () => {
  expect(firstCharacters('Te\u0301ne\u0301re', 2)).toBe('Te\u0301');
  expect(firstCharacters('👨‍👩‍👧 van', 1)).toBe('👨‍👩‍👧');
});
