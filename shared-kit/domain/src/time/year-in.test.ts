import { yearIn } from './year-in';

test('a year begins where the site is, not in Greenwich', () => {
  const moment = new Date('2026-12-31T14:00:00Z');

  expect(yearIn('Australia/Brisbane', moment)).toBe(2027);
  expect(yearIn('Australia/Perth', moment)).toBe(2026);
  expect(yearIn('Pacific/Kiritimati', new Date('2026-12-31T10:00:00Z'))).toBe(2027);
  expect(yearIn('Etc/GMT+12', new Date('2027-01-01T11:59:00Z'))).toBe(2026);
});

test('far from its end a year is the same everywhere', () => {
  expect(yearIn('Australia/Brisbane', new Date('2026-07-01T00:00:00Z'))).toBe(2026);
});
