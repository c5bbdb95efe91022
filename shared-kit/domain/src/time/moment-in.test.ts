import { fieldIn, momentIn, zoneWords } from './moment-in';

test.each([
  ['Australia/Brisbane', '2026-12-24T09:30', '2026-12-23T23:30:00.000Z'],
  ['Australia/Perth', '2026-12-24T09:30', '2026-12-24T01:30:00.000Z'],
  ['Australia/Sydney', '2026-07-01T00:00', '2026-06-30T14:00:00.000Z'],
  ['Australia/Sydney', '2026-12-31T23:59', '2026-12-31T12:59:00.000Z'],
  // The day daylight saving begins, before and after.
  ['Australia/Sydney', '2026-10-04T01:59', '2026-10-03T15:59:00.000Z'],
  ['Australia/Sydney', '2026-10-04T03:00', '2026-10-03T16:00:00.000Z'],
  // Half past two comes twice as it ends.
  ['Australia/Sydney', '2026-04-05T02:30', '2026-04-04T15:30:00.000Z'],
  ['Australia/Adelaide', '2026-01-01T00:00', '2025-12-31T13:30:00.000Z'],
])('in %s a clock shows %s at %s', (zone, field, moment) => {
  expect(momentIn(zone, field)?.toISOString()).toBe(moment);
  expect(fieldIn(zone, moment)).toBe(field);
});

test('an hour that is skipped is as much later', () => {
  expect(momentIn('Australia/Sydney', '2026-10-04T02:30')?.toISOString()).toBe('2026-10-03T16:30:00.000Z');
});

test.each(['', 'soon', '2026-13-40T09:30', '2026-12-24'])('%p is no moment', (text) => {
  expect(momentIn('Australia/Brisbane', text)).toBeNull();
});

test('what is no moment leaves a field empty, and a zone is called by its city', () => {
  expect(fieldIn('Australia/Brisbane', 'soon')).toBe('');
  expect(zoneWords('Australia/Brisbane')).toBe('Brisbane time');
  expect(zoneWords('Australia/Broken_Hill')).toBe('Broken Hill time');
});
