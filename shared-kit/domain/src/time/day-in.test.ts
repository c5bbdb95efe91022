import { dayIn, wallClock } from './day-in';

test.each([
  ['Australia/Brisbane', '2026-11-30T13:59:59Z', '2026-11-30', '23:59'],
  ['Australia/Brisbane', '2026-11-30T14:00:00Z', '2026-12-01', '00:00'],
  ['Australia/Perth', '2026-11-30T14:00:00Z', '2026-11-30', '22:00'],
  // Its clocks are forward in November.
  ['Australia/Sydney', '2026-11-30T13:00:00Z', '2026-12-01', '00:00'],
  ['Etc/GMT+12', '2027-01-01T11:59:00Z', '2026-12-31', '23:59'],
])('in %s it is at %s the day %s, %s', (zone, moment, day, time) => {
  expect(wallClock(zone, new Date(moment))).toEqual({ day, time });
  expect(dayIn(zone, new Date(moment))).toBe(day);
});
