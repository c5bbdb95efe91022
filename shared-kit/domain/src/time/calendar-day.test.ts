import { isCalendarDay } from './calendar-day';

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-31', false],
  ['2026-13-01', false],
  ['26-01-01', false],
  ['2026-01-01T00:00', false],
  ['1969-12-31', true],
  ['1954-06-30', true],
  ['', false],
])('%p is a day of the calendar: %s', (text, expected) => {
  expect(isCalendarDay(text)).toBe(expected);
});
