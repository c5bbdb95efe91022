import type { WrittenHours } from '@shared-kit/contracts/operator/hours-desk.contract';
import { hoursFaults } from './hours-faults';

const day = (weekday: number, open: string, close: string) => ({ weekday, open, close });
const holiday = (date: string, open = '', close = '', status: 'Open' | 'Closed' = 'Closed') => ({
  ...{ date, status, open, close },
});
const faultsOf = (week: WrittenHours['week'], holidays: WrittenHours['holidays'] = []) =>
  Object.keys(hoursFaults({ week, holidays }));

test.each<[string, WrittenHours['week']]>([
  ['an ordinary day', [day(1, '08:30', '17:00')]],
  ['a break at noon', [day(1, '08:30', '12:00'), day(1, '13:00', '17:00')]],
  ['two stretches that meet', [day(1, '08:30', '12:00'), day(1, '12:00', '17:00')]],
  ['a late night before an ordinary day (A-65)', [day(5, '18:00', '02:00'), day(6, '08:00', '12:00')]],
  ['Saturday night into Sunday', [day(6, '18:00', '02:00'), day(0, '09:00', '12:00')]],
  ['open 24 hours, as people write it', [day(1, '00:00', '24:00'), day(2, '00:00', '24:00')]],
  ['open 24 hours, as a clock shows it', [0, 1, 2, 3, 4, 5, 6].map((weekday) => day(weekday, '00:00', '00:00'))],
  ['until midnight', [day(1, '18:00', '24:00'), day(2, '00:00', '06:00')]],
  ['hours that nobody knows', []],
])('%s is right', (_case, week) => {
  expect(faultsOf(week)).toEqual([]);
});

test.each<[string, WrittenHours['week'], string[]]>([
  ['no time', [day(1, '', '25:00')], ['week.0.open', 'week.0.close']],
  [
    'another stretch in a day that is open throughout',
    [day(1, '00:00', '24:00'), day(1, '09:00', '17:00')],
    ['week.1.open'],
  ],
  ['no such time', [day(1, '24:00', '25:00')], ['week.0.open', 'week.0.close']],
  ['a day of no length', [day(1, '09:00', '09:00')], ['week.0.close']],
  ['two times that were swapped', [day(1, '17:00', '08:30')], ['week.0.close']],
  ['two stretches that overlap', [day(1, '08:30', '13:00'), day(1, '12:00', '17:00')], ['week.1.open']],
  ['the same stretch twice', [day(1, '08:30', '13:00'), day(1, '08:30', '13:00')], ['week.1.open']],
  ['a late night into an early morning', [day(5, '18:00', '05:00'), day(6, '04:00', '12:00')], ['week.1.open']],
  ['Saturday night into Sunday morning', [day(0, '01:00', '12:00'), day(6, '18:00', '02:00')], ['week.0.open']],
])('%s is told at its field', (_case, week, fields) => {
  expect(faultsOf(week)).toEqual(fields);
});

test.each<[string, WrittenHours['holidays'], string[]]>([
  ['a closed day', [holiday('2026-12-25')], []],
  ['a day long past', [holiday('1969-12-25')], []],
  ['an open one', [holiday('2026-12-24', '09:00', '12:00', 'Open')], []],
  ['no date', [holiday('')], ['holidays.0.date']],
  ['a date that there is not', [holiday('2026-02-31')], ['holidays.0.date']],
  ['a date said twice', [holiday('2026-12-25'), holiday('2026-12-25')], ['holidays.1.date']],
  ['an open day without times', [holiday('2026-12-24', '', '', 'Open')], ['holidays.0.open', 'holidays.0.close']],
])('of holidays %s has these faults', (_case, holidays, fields) => {
  expect(faultsOf([], holidays)).toEqual(fields);
});
