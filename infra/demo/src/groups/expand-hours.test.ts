import { expandHolidays, expandWeek } from './expand-hours';

test('fills the named days and closes the others', () => {
  const week = expandWeek({ 'mon-fri': '08:30-17:30', sat: '09:00-12:00' });

  expect(week.map(({ formated_hours }) => formated_hours)).toEqual([
    'Closed',
    '8:30am – 5:30pm',
    '8:30am – 5:30pm',
    '8:30am – 5:30pm',
    '8:30am – 5:30pm',
    '8:30am – 5:30pm',
    '9am – 12pm',
  ]);
  expect(week[6]).toEqual({ weekday: 6, status: 'Open', formated_hours: '9am – 12pm', open: '09:00', close: '12:00' });
});

test('a range may go over the weekend', () => {
  const open = expandWeek({ 'sat-sun': '10:00-16:00' }).filter(({ status }) => status === 'Open');

  expect(open.map(({ weekday }) => weekday)).toEqual([0, 6]);
});

test('gives each holiday its next date, today included', () => {
  const holidays = [{ date: '12-25' }, { date: '01-01' }, { date: '11-21', hours: '09:00-13:00' }];

  expect(expandHolidays(holidays, 'yard', '2026-11-21')).toEqual([
    {
      date: '2026-11-21',
      status: 'Open',
      start_hour: '09:00',
      end_hour: '13:00',
      hours: { begin: '09:00', end: '13:00' },
      location_id: 'yard',
    },
    { date: '2026-12-25', status: 'Closed', start_hour: null, end_hour: null, hours: null, location_id: 'yard' },
    { date: '2027-01-01', status: 'Closed', start_hour: null, end_hour: null, hours: null, location_id: 'yard' },
  ]);
});
