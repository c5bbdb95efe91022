import { CLOCK_TIME, clockTime, minutesOfDay, spokenTime } from './clock-time';

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['25:00', false],
  ['9:30', false],
  ['09:60', false],
  ['09:30:00', false],
])('%s is a time of the clock: %s', (text, expected) => {
  expect(CLOCK_TIME.test(text)).toBe(expected);
});

test.each([
  ['00:00', 0, '12:00\u00a0am'],
  ['09:05', 545, '9:05\u00a0am'],
  ['12:00', 720, '12:00\u00a0pm'],
  ['17:30', 1050, '5:30\u00a0pm'],
])('%s is minute %d of its day, and said "%s"', (time, minutes, words) => {
  expect([minutesOfDay(time), clockTime(minutes), spokenTime(time)]).toEqual([minutes, time, words]);
});
