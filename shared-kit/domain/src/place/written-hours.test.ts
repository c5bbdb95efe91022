import { hoursOfWritten, writtenHours } from './written-hours';

test('hours are stored as a location has them and read back as they were written', () => {
  const hours = {
    week: [
      { weekday: 1, open: '08:30', close: '12:00' },
      { weekday: 1, open: '13:00', close: '17:00' },
      { weekday: 5, open: '18:00', close: '02:00' },
    ],
    holidays: [
      { date: '2026-12-24', status: 'Open' as const, open: '09:00', close: '12:00' },
      { date: '2026-12-25', status: 'Closed' as const, open: '', close: '' },
    ],
  };
  const stored = hoursOfWritten(hours, 'yard');

  expect(writtenHours(stored)).toEqual(hours);
  expect(stored.opening_hours.slice(0, 3)).toEqual([
    { weekday: 1, status: 'Open', formated_hours: '8:30\u00a0am – 12:00\u00a0pm', open: '08:30', close: '12:00' },
    { weekday: 1, status: 'Open', formated_hours: '1:00\u00a0pm – 5:00\u00a0pm', open: '13:00', close: '17:00' },
    { weekday: 2, status: 'Closed', formated_hours: 'Closed', open: null, close: null },
  ]);
  expect(stored.special_hours[1]).toMatchObject({ date: '2026-12-25', status: 'Closed', location_id: 'yard' });
});

test('holidays are read in both shapes that feeds write (S2-06), and a week of nothing says nothing', () => {
  const day = { date: '2026-12-24', status: 'Open' as const, location_id: 'yard' };
  const special_hours = [{ ...day, start_hour: null, end_hour: null, hours: { begin: '10:00', end: '14:00' } }];

  expect(writtenHours({ opening_hours: [], special_hours }).holidays).toEqual([
    { date: '2026-12-24', status: 'Open', open: '10:00', close: '14:00' },
  ]);
  expect(hoursOfWritten({ week: [], holidays: [] }, 'yard').opening_hours).toEqual([]);
});
