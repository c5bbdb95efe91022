import { askedPostcodeIn } from './asked-postcode';

test('what an address says is cut before a pictograph, not through it', () => {
  const typed = `${'1'.repeat(19)}🚗`;

  expect(askedPostcodeIn(new URLSearchParams({ delivery_postcode: typed }))).toBe('1'.repeat(19));
});
