import { yearIn } from './year-in';

test('a year begins where the site is, not in Greenwich', () => {
  const moment = new Date('2026-12-31T14:00:00Z');

  expect(yearIn('Australia/Brisbane', moment)).toBe(2027);
  expect(yearIn('Australia/Perth', moment)).toBe(2026);
});
