import { hoursToday, openingStatus } from './opening-hours';
import { openingWords } from './opening-words';
import { isAllDay, periodForMachines, spokenPeriod } from './spoken-period';
import { hoursOfWritten } from './written-hours';

const days = (weekdays: readonly number[], open = '00:00', close = '24:00') =>
  hoursOfWritten({ week: weekdays.map((weekday) => ({ weekday, open, close })), holidays: [] }, 'yard');
const friday = new Date('2026-11-27T13:30:00Z'); // 23:30 in Brisbane
const zone = 'Australia/Brisbane';

test('a day that is open throughout is stored as a clock shows it and said in words', () => {
  const { opening_hours: hours } = days([5]);

  expect(hours.find(({ weekday }) => weekday === 5)).toEqual({
    ...{ weekday: 5, status: 'Open', formated_hours: 'Open 24 hours', open: '00:00', close: '00:00' },
  });
});

test('it is open from midnight to midnight, and not a minute longer', () => {
  const hours = days([5]);
  const at = (time: string) => openingStatus(hours, zone, new Date(`2026-11-${time}:00+10:00`)).isOpen;

  expect(['26T23:59', '27T00:00', '27T12:00', '27T23:59', '28T00:00'].map(at)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  expect(hoursToday(hours, zone, friday).periods).toEqual([{ open: '00:00', close: '00:00' }]);
});

test('people are told so, and of a day that ends at midnight when', () => {
  expect(openingWords(days([0, 1, 2, 3, 4, 5, 6]), zone, friday)).toEqual({ isOpen: true, text: 'Open 24 hours' });
  expect(openingWords(days([5], '18:00'), zone, friday)?.text).toBe('Open until 12:00\u00a0am');
});

test('for machines a whole day ends a minute before midnight: midnight to midnight says closed', () => {
  expect(periodForMachines({ open: '00:00', close: '00:00' })).toEqual({ opens: '00:00', closes: '23:59' });
  expect(periodForMachines({ open: '18:00', close: '02:00' })).toEqual({ opens: '18:00', closes: '02:00' });
});

test('nothing else is open all day', () => {
  expect([isAllDay({ open: '09:00', close: '09:00' }), isAllDay({ open: '00:00', close: '12:00' })]).toEqual([
    false,
    false,
  ]);
  expect(spokenPeriod({ open: '08:30', close: '17:00' })).toBe('8:30\u00a0am – 5:00\u00a0pm');
});
