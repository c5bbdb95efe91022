import { aLocation } from '@shared-kit/testing/a-location';
import { server } from '@shared-kit/testing/server';
import { bus } from '@shared-kit/runtime/bus';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accepted, fillIn, leadsApiAnswers, sendButton, showEnquiry } from '../../testing/show-enquiry';

afterEach(() => localStorage.clear());

test('a sent enquiry is stored, told to the page, and thanked for', async () => {
  const sent = leadsApiAnswers(accepted);
  const heard: unknown[] = [];
  const leave = [
    bus.on('lead:submitted', (lead) => heard.push(lead)),
    bus.on('analytics:tracked', (event) => heard.push(event)),
  ];
  const { user, currentUrl } = showEnquiry();

  await fillIn(user);
  await user.click(sendButton());

  await waitFor(() => expect(currentUrl()).toBe('/success?form=enquiry&sent=proof'));
  expect(sent).toEqual([
    expect.objectContaining({
      name: 'Robin',
      category: 'Used Vehicle Enquiry',
      car_id: 'car-1',
      location_id: 'location-1',
      dealership_slug: 'springwood',
      url: '/cars/2021-mazda-cx-5?from=search',
      shown: 'what the page said',
      website: '',
      consent_version: '2026-01',
    }),
  ]);
  expect(sent[0]).not.toHaveProperty('opt_in');
  expect(sent[0]).not.toHaveProperty('_form');
  expect(heard).toEqual([
    { leadId: 'lead-1', category: 'Used Vehicle Enquiry', form: 'enquiry', element: 'Send enquiry' },
    { eventId: 15, carId: 'car-1' },
  ]);
  expect(localStorage.getItem('sunrise:success-category')).toBe('Used Vehicle Enquiry');
  for (const stop of leave) stop();
});

test('about a new model the shopper says which place is to answer, and the message names the model', async () => {
  const sent = leadsApiAnswers(accepted);
  const yards = ['south', 'north'].map((id) => aLocation({ id, name: `${id} yard`, dealership_slug: id }));
  server.use(http.get('*/api/locations', () => HttpResponse.json({ locations: yards })));
  const nobody = { carId: '', slug: '', dealershipSlug: '', locationId: '' };
  const { user } = showEnquiry({ props: { ...nobody, carName: 'Ford Ranger', carType: 'new' } });
  const place = await screen.findByLabelText('Location');
  await fillIn(user);
  await user.click(sendButton());
  expect(await screen.findByRole('link', { name: 'Choose a location' })).toBeVisible();

  await user.selectOptions(place, 'north yard');
  await user.click(sendButton());

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ location_id: 'north', category: 'New Vehicle Enquiry' });
  expect(sent[0]?.['message']).toMatch(/^I am interested in the Ford Ranger\./);
});

test('the address that goes along is the one of now: a calculator of the page keeps its figures there', async () => {
  const sent = leadsApiAnswers(accepted);
  history.replaceState(null, '', '/cars/2021-mazda-cx-5?from=search&amount=30000&term=6');
  const { user } = showEnquiry();
  await fillIn(user);
  await user.click(sendButton());

  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.['url']).toBe('/cars/2021-mazda-cx-5?from=search&amount=30000&term=6');
  history.replaceState(null, '', '/');
});

test('two clicks are one lead', async () => {
  const sent = leadsApiAnswers(accepted);
  const { user, currentUrl } = showEnquiry();

  await fillIn(user);
  await user.dblClick(sendButton());

  await waitFor(() => expect(currentUrl()).toBe('/success?form=enquiry&sent=proof'));
  expect(sent).toHaveLength(1);
});

test('a failure says so and keeps what was typed; the next try is the same submission', async () => {
  let answers = 0;
  const sent = leadsApiAnswers(() => ((answers += 1) === 1 ? new HttpResponse('down', { status: 502 }) : accepted()));
  const { user, currentUrl } = showEnquiry();
  await fillIn(user);

  await user.click(sendButton());

  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred when submitting this form');
  expect(screen.getByLabelText('First name')).toHaveValue('Robin');
  await user.click(sendButton());
  await waitFor(() => expect(currentUrl()).toBe('/success?form=enquiry&sent=proof'));
  expect(sent[0]?.['idempotency_key']).toBe(sent[1]?.['idempotency_key']);
});

test('a failure is stored and said again when the form is opened again, until it is sent (S4-40)', async () => {
  leadsApiAnswers(() => new HttpResponse('down', { status: 502 }));
  const first = showEnquiry();
  await fillIn(first.user);
  await first.user.click(sendButton());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(localStorage.getItem('sunrise:form-error:enquiry-')).toBe('An error occurred when submitting this form');
  first.unmount();

  leadsApiAnswers(accepted);
  const again = showEnquiry();
  expect(await screen.findByText('An error occurred when submitting this form')).toBeVisible();
  await fillIn(again.user);
  await again.user.click(sendButton());

  await waitFor(() => expect(again.currentUrl()).toMatch('/success'));
  expect(localStorage.getItem('sunrise:form-error:enquiry-')).toBeNull();
});

test('what the API refuses stands beside its field', async () => {
  leadsApiAnswers(() =>
    HttpResponse.json(
      { code: 'validation_failed', detail: '', fieldErrors: { email: ['This address bounces'] } },
      { status: 422 },
    ),
  );
  const { user } = showEnquiry();
  await fillIn(user);

  await user.click(sendButton());

  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This address bounces'));
  expect(screen.getByLabelText('Email')).toBeInvalid();
});

test('an answer without a lead is no success', async () => {
  leadsApiAnswers(() => HttpResponse.json({}, { status: 201 }));
  const { user, currentUrl } = showEnquiry();
  await fillIn(user);

  await user.click(sendButton());

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('An unexpected error occured');
  // The button stands a screen below it on a phone.
  expect(alert).toHaveAttribute('data-scrolled-to');
  expect(screen.getByLabelText('First name')).toHaveValue('Robin');
  expect(currentUrl()).not.toMatch('/success');
});
