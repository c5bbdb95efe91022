import { DAY_S, HOUR_S } from '../../time/seconds';
import { carAvailability, isAvailable, isListed } from './car-availability';
import { isReservable } from './car-reservable';

const now = new Date('2026-11-21T04:00:00Z');
const nowS = now.getTime() / 1000;
const soldSecondsAgo = (seconds: number) => ({ status: 'sold', sold_date_timestamp: nowS - seconds });

test.each([
  ['in_stock', true],
  ['coming_soon', true],
  ['sold', false],
  ['withdrawn', false],
  ['', false],
  [null, false],
])('a car with status %s is available: %s', (status, available) => {
  expect(isAvailable({ status })).toBe(available);
});

test.each([
  ['2 days ago, by default', 2 * DAY_S, 3, true],
  ['exactly 3 days ago', 3 * DAY_S, 3, true],
  ['3 days and a second ago', 3 * DAY_S + 1, 3, false],
  ['10 days ago where the dealer shows 14', 10 * DAY_S, 14, true],
  ['an hour ago where the dealer shows none', HOUR_S, 0, false],
  ['this instant where the dealer shows none', 0, 0, false],
])('search and a car sold %s', (_case, seconds, days, listed) => {
  expect(isListed(soldSecondsAgo(seconds), days, now)).toBe(listed);
});

test('reads a sold date in milliseconds too', () => {
  const sold = (ms: number) => ({ status: 'sold', sold_date_timestamp: now.getTime() - ms });

  expect(isListed(sold(2 * DAY_S * 1000), 3, now)).toBe(true);
  expect(isListed(sold(4 * DAY_S * 1000), 3, now)).toBe(false);
});

test('hides a sold car whose date is missing, and one with a status nobody knows', () => {
  expect(isListed({ status: 'sold', sold_date_timestamp: null }, 3, now)).toBe(false);
  expect(isListed({ ...soldSecondsAgo(60), status: 'withdrawn' }, 3, now)).toBe(false);
});

const reservable = { status: 'in_stock', reserved: false, price: 25_990, tag: null };

test('takes a deposit for a priced car in stock', () => {
  expect(isReservable(reservable, true)).toBe(true);
});

test.each([
  ['the car is still coming', { status: 'coming_soon' }],
  ['somebody reserved it', { reserved: true }],
  ['its price is a placeholder', { price: 10 }],
  ['it has no price', { price: null }],
  ['it is for test drives only', { tag: 'Test-drive only' }],
])('takes no deposit when %s', (_case, change) => {
  expect(isReservable({ ...reservable, ...change }, true)).toBe(false);
});

test('takes no deposit on a site that reserves nothing', () => {
  expect(isReservable(reservable, false)).toBe(false);
});

test.each([
  ['in_stock', false, 'in_stock'],
  ['in_stock', true, 'reserved'],
  ['coming_soon', false, 'coming_soon'],
  ['coming_soon', true, 'reserved'],
  ['sold', true, 'sold'],
  [null, false, 'sold'],
] as const)('status %s, reserved %s: %s', (status, reserved, availability) => {
  expect(carAvailability({ status, reserved })).toBe(availability);
});
