import type { OpeningHour } from '@shared-kit/contracts/place/location.contract';
import {
  closingMinute,
  comingHolidays,
  groupOpeningHours,
  hoursToday,
  holidayPeriod,
  openingStatus,
  openPeriodsOn,
} from './opening-hours';

const day = (weekday: number, open: string, close: string): OpeningHour => ({
  weekday,
  status: 'Open',
  formated_hours: `${open} - ${close}`,
  open,
  close,
});
const closed = (weekday: number): OpeningHour => ({
  weekday,
  status: 'Closed',
  formated_hours: '',
  open: null,
  close: null,
});
const week = [closed(0), ...[1, 2, 3, 4, 5].map((weekday) => day(weekday, '08:30', '17:30')), day(6, '08:30', '16:00')];

test('puts Monday to Friday in one row when they are the same', () => {
  expect(groupOpeningHours(week)).toMatchObject([
    { label: 'Monday – Friday', hours: '08:30 - 17:30' },
    { label: 'Saturday', hours: '08:30 - 16:00' },
    { label: 'Sunday', hours: 'Closed' },
  ]);
});

test('lists each day when one of them differs', () => {
  const lateThursday = week.map((entry) => (entry.weekday === 4 ? day(4, '08:30', '20:00') : entry));

  expect(groupOpeningHours(lateThursday).map(({ label }) => label)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
});

test('does not claim Monday to Friday when Friday is unknown', () => {
  expect(groupOpeningHours(week.filter(({ weekday }) => weekday !== 5)).map(({ label }) => label)).not.toContain(
    'Monday – Friday',
  );
});

test('has no rows when no hours are known', () => {
  expect(groupOpeningHours([])).toEqual([]);
});

// 2026-11-20 is a Friday; Brisbane is UTC+10 all year, Sydney UTC+11 in November.
const at = (local: string) => new Date(`${local}:00+10:00`);
const status = (now: Date, special_hours: Parameters<typeof openingStatus>[0]['special_hours'] = []) =>
  openingStatus({ opening_hours: week, special_hours }, 'Australia/Brisbane', now);

test.each([
  ['the minute it opens', '2026-11-20T08:30', { isOpen: true, closes: '17:30' }],
  ['a minute before closing', '2026-11-20T17:29', { isOpen: true, closes: '17:30' }],
  ['before opening', '2026-11-20T07:00', { isOpen: false, opens: { weekday: 'Friday', inDays: 0, time: '08:30' } }],
  [
    'the minute it closes',
    '2026-11-20T17:30',
    { isOpen: false, opens: { weekday: 'Saturday', inDays: 1, time: '08:30' } },
  ],
  [
    'on Saturday evening, with Sunday closed',
    '2026-11-21T18:00',
    { isOpen: false, opens: { weekday: 'Monday', inDays: 2, time: '08:30' } },
  ],
])('tells %s', (_case, local, expected) => {
  expect(status(at(local))).toEqual(expected);
});

test("reads the clock in the location's zone, not the visitor's", () => {
  const quarterToNineInSydney = new Date('2026-11-19T21:45:00Z');

  expect(openingStatus({ opening_hours: week }, 'Australia/Sydney', quarterToNineInSydney).isOpen).toBe(true);
  expect(openingStatus({ opening_hours: week }, 'Australia/Brisbane', quarterToNineInSydney).isOpen).toBe(false);
});

const nights = [day(5, '18:00', '02:00'), day(6, '09:00', '00:00')];
test.each([
  ['before midnight', '2026-11-20T23:59', { isOpen: true, closes: '02:00' }],
  ['after midnight', '2026-11-21T01:59', { isOpen: true, closes: '02:00' }],
  ['at its end', '2026-11-21T02:00', { isOpen: false, opens: { weekday: 'Saturday', inDays: 0, time: '09:00' } }],
  ['in an evening that ends at midnight', '2026-11-21T23:30', { isOpen: true, closes: '00:00' }],
  ['at midnight', '2026-11-22T00:00', { isOpen: false, opens: { weekday: 'Friday', inDays: 5, time: '18:00' } }],
])('hours past midnight: %s (A-65)', (_case, local, expected) => {
  expect(openingStatus({ opening_hours: nights }, 'Australia/Brisbane', at(local))).toEqual(expected);
});

const holiday = { date: '2026-11-20', start_hour: null, end_hour: null, hours: null, location_id: '1' };

test('stays closed on a holiday', () => {
  expect(status(at('2026-11-20T10:00'), [{ ...holiday, status: 'Closed' }])).toMatchObject({
    opens: { weekday: 'Saturday' },
  });
});

test.each([
  ['start_hour and end_hour', { start_hour: '10:00', end_hour: '14:00' }],
  ['hours.begin and hours.end', { hours: { begin: '10:00', end: '14:00' } }],
])('keeps holiday hours given as %s', (_case, hours) => {
  const special = [{ ...holiday, status: 'Open' as const, ...hours }];

  expect(status(at('2026-11-20T09:00'), special)).toMatchObject({ isOpen: false, opens: { time: '10:00' } });
  expect(status(at('2026-11-20T13:00'), special)).toEqual({ isOpen: true, closes: '14:00' });
});

test('lists holidays from today on, the next first', () => {
  const on = (date: string) => ({ ...holiday, date, status: 'Closed' as const });
  const listed = comingHolidays(
    [on('2026-12-25'), on('2026-11-19'), on('2026-11-20')],
    'Australia/Brisbane',
    at('2026-11-20T23:59'),
  );

  expect(listed.map(({ date }) => date)).toEqual(['2026-11-20', '2026-12-25']);
});

test('knows no next opening when a week has none', () => {
  expect(openingStatus({ opening_hours: [closed(1)] }, 'Australia/Brisbane', at('2026-11-20T10:00'))).toEqual({
    isOpen: false,
    opens: null,
  });
});

const lunchBreak = [day(5, '13:00', '17:00'), day(5, '08:00', '12:00')];

test('a day with a break has both of its times, and opens at the earlier one', () => {
  expect(groupOpeningHours(lunchBreak.toReversed())).toMatchObject([
    { label: 'Friday', hours: '08:00 - 12:00, 13:00 - 17:00' },
  ]);
  expect(openPeriodsOn(new Date('2026-11-20T00:00:00Z'), lunchBreak, []).map(({ open }) => open)).toEqual([
    '08:00',
    '13:00',
  ]);
  expect(openingStatus({ opening_hours: lunchBreak }, 'Australia/Brisbane', at('2026-11-20T12:30'))).toEqual({
    isOpen: false,
    opens: { weekday: 'Friday', inDays: 0, time: '13:00' },
  });
});

test.each([
  ['closed, whatever times stand beside it', { status: 'Closed' as const }],
  ['open from nobody knows when', { open: null }],
  ['open until nobody knows when', { close: null }],
])('a day that is %s has no hours', (_what, change) => {
  const opening_hours = [{ ...day(5, '08:00', '12:00'), ...change }];

  expect(openPeriodsOn(new Date('2026-11-20T00:00:00Z'), opening_hours, [])).toEqual([]);
  expect(openingStatus({ opening_hours }, 'Australia/Brisbane', at('2026-11-20T10:00')).isOpen).toBe(false);
});

test('a holiday without hours, or closed with some, is closed', () => {
  expect(holidayPeriod({ ...holiday, status: 'Open', start_hour: '10:00' })).toBeNull();
  expect(holidayPeriod({ ...holiday, status: 'Closed', start_hour: '10:00', end_hour: '14:00' })).toBeNull();
});

test('a holiday is a day, though its feed writes a moment', () => {
  const moment = { ...holiday, date: '2026-11-20T00:00:00.000Z', status: 'Closed' as const };

  expect(status(at('2026-11-20T10:00'), [moment]).isOpen).toBe(false);
  expect(comingHolidays([moment], 'Australia/Brisbane', at('2026-11-20T23:59'))).toEqual([moment]);
  expect(comingHolidays([moment], 'Australia/Brisbane', at('2026-11-21T00:00'))).toEqual([]);
});

test.each([
  [{ open: '08:30', close: '17:30' }, 1050],
  [{ open: '18:00', close: '02:00' }, 1560],
  [{ open: '00:00', close: '00:00' }, 1440],
  [{ open: '09:00', close: '00:00' }, 1440],
])('%o ends in minute %i', (period, minute) => {
  expect(closingMinute(period)).toBe(minute);
});

test.each([
  ['2026-11-27', { weekday: 'Friday', inDays: 7, time: '10:00' }],
  ['2026-11-28', null],
])('an opening on %s, seen from Friday evening a week before, is said as %o', (date, opens) => {
  const special = [{ ...holiday, date, status: 'Open' as const, start_hour: '10:00', end_hour: '14:00' }];

  expect(
    openingStatus({ opening_hours: [], special_hours: special }, 'Australia/Brisbane', at('2026-11-20T18:00')),
  ).toEqual({ isOpen: false, opens });
});

test('hours that overlap or meet are one stretch: it is open until the last of them ends', () => {
  const open = (from: string, to: string) => ({
    ...{ weekday: 1, status: 'Open' as const, formated_hours: '', open: from, close: to },
  });
  const at = (time: string) => new Date(`2026-11-23T${time}:00+10:00`);
  const hours = { opening_hours: [open('13:00', '17:00'), open('08:00', '12:00'), open('10:00', '13:00')] };

  expect(openingStatus(hours, 'Australia/Brisbane', at('11:00'))).toEqual({ isOpen: true, closes: '17:00' });
  const night = { opening_hours: [open('18:00', '02:00'), open('17:00', '20:00')] };
  expect(openingStatus(night, 'Australia/Brisbane', at('19:00'))).toEqual({ isOpen: true, closes: '02:00' });
});

test("today's hours are those of the place's own day, a holiday's where it is one", () => {
  const monday = { weekday: 1, status: 'Open' as const, formated_hours: '', open: '08:00', close: '17:00' };
  const holiday = { date: '2026-11-23', status: 'Closed' as const, start_hour: null, end_hour: null, hours: null };
  // Sunday evening in London is Monday morning in Brisbane.
  const now = new Date('2026-11-22T20:00:00Z');

  expect(hoursToday({ opening_hours: [monday] }, 'Australia/Brisbane', now)).toEqual({
    ...{ weekday: 1, isHoliday: false, periods: [{ open: '08:00', close: '17:00' }] },
  });
  expect(hoursToday({ opening_hours: [monday], special_hours: [holiday] }, 'Australia/Brisbane', now)).toEqual({
    ...{ weekday: 1, isHoliday: true, periods: [] },
  });
});
