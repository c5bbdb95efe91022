import { server } from '@shared-kit/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fillInContact } from '../../testing/fill-in-contact';
import { renderPage, workshop } from '../../testing/render-form-page';

const yard = { ...workshop, id: 'yard', location_type: 'sales' as const };
const time = (at: string, label: string) => ({ time: at, label });
const days = [
  { date: '2026-11-30', label: 'Monday 30 November', times: [time('09:00', '9:00 am'), time('10:00', '10:00 am')] },
  { date: '2026-12-01', label: 'Tuesday 1 December', times: [time('11:00', '11:00 am')] },
];

beforeEach(() => {
  server.use(
    http.get('*/api/bookings/slots', () =>
      HttpResponse.json({ location_id: 'workshop', location_name: 'Workshop', time_zone: 'Australia/Brisbane', days }),
    ),
  );
});

test('a service is asked for in three steps, its free days and times as chips: those of the day once one is chosen', async () => {
  const { user, sent } = renderPage('/service', [workshop]);
  const chips = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('radio')
      .map((radio) => radio.getAttribute('value'));

  await screen.findByRole('radio', { name: 'Monday 30 November' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['1. Where and when', '2. Your vehicle', '3. Your details']),
  );
  expect(chips('Time')).toEqual(['09:00', '10:00', '11:00']);
  await user.click(screen.getByRole('radio', { name: 'Tuesday 1 December' }));
  expect(chips('Time')).toEqual(['11:00']);

  await user.click(screen.getByRole('radio', { name: '11:00 am' }));
  await user.selectOptions(screen.getByLabelText('What does it need?'), 'Brakes');
  await user.type(screen.getByLabelText('Registration number'), '123 ABC');
  await user.type(screen.getByLabelText('Make, model and year'), 'Hilux 2020');
  await fillInContact(user);
  await user.click(screen.getByRole('button', { name: 'Book service' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ form: 'service', booking_date: '2026-12-01', booking_time: '11:00' });
});

test('a test drive may leave day and time open, and begins so', async () => {
  renderPage('/book-test-drive', [yard]);

  expect(await screen.findByRole('radio', { name: 'Any day' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Any time' })).toBeChecked();
});
