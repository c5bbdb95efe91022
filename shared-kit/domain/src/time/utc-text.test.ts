import { utcText } from './utc-text';

test('a moment is told in UTC to the minute or the second, whatever the clock of the machine', () => {
  const moment = new Date('2026-05-03T20:12:07.999+10:00');
  expect(utcText(moment, 'minutes')).toBe('2026-05-03 10:12 UTC');
  expect(utcText(moment, 'seconds')).toBe('2026-05-03 10:12:07 UTC');
});
