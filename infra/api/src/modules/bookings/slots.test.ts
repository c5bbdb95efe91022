import type { Location } from '@shared-kit/contracts/place/location.contract';
import { aLocation } from '@shared-kit/testing/a-location';
import { slotsOf, zoneOf } from './slots';

const day = (weekday: number, open: string, close: string) => ({
  weekday,
  status: 'Open' as const,
  formated_hours: `${open}–${close}`,
  open,
  close,
});
const yard = (facts: Partial<Location> = {}) =>
  aLocation({
    contact_detail: {
      phone: null,
      landline_phone: null,
      opening_hours: [1, 2, 3, 4, 5].map((weekday) => day(weekday, '08:30', '10:30')),
    },
    special_hours: [],
    ...facts,
  });
const BRISBANE = 'Australia/Brisbane';
/** Saturday, 7.30 pm in Brisbane. */
const saturday = new Date('2026-11-21T09:30:00Z');
const timesOn = (date: string, ...args: Parameters<typeof slotsOf>) =>
  slotsOf(...args)
    .filter((slot) => slot.date === date)
    .map(({ time }) => time);

test('offers what fits between opening and closing, on open days only', () => {
  const slots = slotsOf(yard(), 'test-drive', BRISBANE, saturday);

  expect(new Set(slots.map(({ date }) => date)).has('2026-11-22')).toBe(false);
  expect(timesOn('2026-11-23', yard(), 'test-drive', BRISBANE, saturday)).toEqual(['08:30', '09:00', '09:30', '10:00']);
});

test('a slot is the moment the clock of the place shows it', () => {
  const [first] = slotsOf(yard(), 'test-drive', BRISBANE, saturday);

  expect(first).toEqual({ date: '2026-11-23', time: '08:30', startsAt: new Date('2026-11-22T22:30:00Z') });
});

test('gives two hours of notice for a test drive and the night for a service', () => {
  const monday = new Date('2026-11-22T22:45:00Z');

  expect(timesOn('2026-11-23', yard(), 'test-drive', BRISBANE, monday)).toEqual([]);
  expect(timesOn('2026-11-23', yard(), 'test-drive', BRISBANE, new Date('2026-11-22T21:00:00Z'))).toEqual([
    '09:00',
    '09:30',
    '10:00',
  ]);
  expect(timesOn('2026-11-24', yard(), 'service', BRISBANE, monday)).toEqual(['08:30', '09:00', '09:30']);
});

test('a holiday replaces the hours of its day, closed or shorter', () => {
  const holiday = (hours: object) => [
    {
      date: '2026-11-23',
      status: 'Open' as const,
      start_hour: null,
      end_hour: null,
      hours: null,
      location_id: 'x',
      ...hours,
    },
  ];

  expect(
    timesOn('2026-11-23', yard({ special_hours: holiday({ status: 'Closed' }) }), 'test-drive', BRISBANE, saturday),
  ).toEqual([]);
  expect(
    timesOn(
      '2026-11-23',
      yard({ special_hours: holiday({ start_hour: '09:00', end_hour: '10:00' }) }),
      'test-drive',
      BRISBANE,
      saturday,
    ),
  ).toEqual(['09:00', '09:30']);
});

test('where the clocks go forward the skipped hour is not offered, and the day after stands an hour earlier in UTC', () => {
  const nightShift = yard({
    contact_detail: {
      phone: null,
      landline_phone: null,
      opening_hours: [day(0, '01:00', '04:00'), day(1, '01:00', '04:00')],
    },
  });
  const beforeChange = new Date('2026-10-03T00:00:00Z');

  expect(timesOn('2026-10-04', nightShift, 'test-drive', 'Australia/Sydney', beforeChange)).toEqual([
    '01:00',
    '01:30',
    '03:00',
    '03:30',
  ]);
  const [monday] = slotsOf(nightShift, 'test-drive', 'Australia/Sydney', beforeChange).filter(
    ({ date }) => date === '2026-10-05',
  );
  expect(monday?.startsAt.toISOString()).toBe('2026-10-04T14:00:00.000Z');
});

test('where the clocks go back the repeated hour is offered once', () => {
  const nightShift = yard({
    contact_detail: { phone: null, landline_phone: null, opening_hours: [day(0, '01:00', '04:00')] },
  });

  expect(timesOn('2027-04-04', nightShift, 'test-drive', 'Australia/Sydney', new Date('2027-04-02T00:00:00Z'))).toEqual(
    ['01:00', '01:30', '02:00', '02:30', '03:00', '03:30'],
  );
});

test.each([
  ['QLD', 'Australia/Brisbane'],
  ['nsw', 'Australia/Sydney'],
  ['Moon', 'Australia/Perth'],
])('a place in %s follows %s', (state, zone) => {
  expect(zoneOf({ address: { ...yard().address, state } }, 'Australia/Perth')).toBe(zone);
});
