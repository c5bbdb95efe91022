import { momentInWords, momentWithZone, timeInWords } from './moment-in-words';

const summer = new Date('2026-11-23T23:30:00Z');
const winter = new Date('2026-06-23T23:30:00Z');

test.each([
  [summer, 'Australia/Brisbane', 'Tuesday 24 November 2026, 9:30\u00a0am', 'AEST'],
  [summer, 'Australia/Sydney', 'Tuesday 24 November 2026, 10:30\u00a0am', 'AEDT'],
  [winter, 'Australia/Sydney', 'Wednesday 24 June 2026, 9:30\u00a0am', 'AEST'],
  [summer, 'Australia/Adelaide', 'Tuesday 24 November 2026, 10:00\u00a0am', 'ACDT'],
  [summer, 'Australia/Perth', 'Tuesday 24 November 2026, 7:30\u00a0am', 'AWST'],
])('%s on the clock of %s', (moment, zone, words, name) => {
  expect(momentInWords(moment, zone)).toBe(words);
  expect(momentWithZone(moment, zone)).toBe(`${words} ${name}`);
  expect(words.endsWith(timeInWords(moment, zone))).toBe(true);
});
