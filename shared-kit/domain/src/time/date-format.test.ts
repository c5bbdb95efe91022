import { dateFormat } from './date-format';

const noon = new Date('2026-11-24T02:00:00Z');

test('each language and time zone has a format of its own, made once', () => {
  const brisbane = dateFormat('sv-SE', { timeZone: 'Australia/Brisbane', timeStyle: 'short' });
  const perth = dateFormat('sv-SE', { timeZone: 'Australia/Perth', timeStyle: 'short' });
  expect([brisbane.format(noon), perth.format(noon)]).toEqual(['12:00', '10:00']);
  expect(dateFormat('en-AU', { timeZone: 'UTC', dateStyle: 'long' }).format(noon)).toBe('24 November 2026');
  expect(dateFormat('sv-SE', { timeZone: 'Australia/Brisbane', timeStyle: 'short' })).toBe(brisbane);
});

test('a time zone that does not exist is refused, each time', () => {
  const ofNowhere = () => dateFormat('en-AU', { timeZone: 'Australia/Nowhere' });
  expect(ofNowhere).toThrow(RangeError);
  expect(ofNowhere).toThrow(RangeError);
});
