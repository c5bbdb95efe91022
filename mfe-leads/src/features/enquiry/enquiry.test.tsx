import { anEnquiry } from '@shared-kit/testing/an-enquiry';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { bus } from '@shared-kit/runtime/bus';
import { DocumentKeyContext } from '@shared-kit/runtime/idempotency-key';
import type { FormResult } from '@shared-kit/runtime/form-result';
import type { SlotProps } from '@shared-kit/contracts/slots.contract';
import type { Site } from '@shared-kit/contracts/site-config.contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { leadsApi } from '../../api/leads.api';
import { Enquiry } from './enquiry';

type Options = { props?: Partial<SlotProps['vehicle.enquiry']>; site?: Site; formResult?: FormResult };

const about: SlotProps['vehicle.enquiry'] = {
  carId: 'car-1',
  slug: '2021-mazda-cx-5',
  carName: '2021 Mazda CX-5',
  carType: 'used',
  dealershipSlug: 'springwood',
  locationId: 'location-1',
  available: true,
};

function renderEnquiry({ props = {}, ...options }: Options = {}) {
  const user = userEvent.setup();
  const rendered = renderWithStore(
    <DocumentKeyContext value={crypto.randomUUID()}>
      <Enquiry {...about} {...props} />
    </DocumentKeyContext>,
    { apis: [leadsApi], url: '/cars/2021-mazda-cx-5?from=search', path: '/cars/:slug', ...options },
  );
  return { ...rendered, user };
}

/** Answers the API and notes every lead it was sent. */
function leadsApiAnswers(answer: () => Response) {
  const sent: Record<string, string>[] = [];
  server.use(
    http.post('*/api/leads', async ({ request }) => {
      sent.push((await request.json()) as Record<string, string>);
      return answer();
    }),
  );
  return sent;
}

const accepted = () => HttpResponse.json({ lead_id: 'lead-1' }, { status: 201 });

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  const robin = anEnquiry();
  await user.type(screen.getByLabelText('First name'), robin.name);
  await user.type(screen.getByLabelText('Last name'), robin.last_name);
  await user.type(screen.getByLabelText('Email'), robin.email);
  await user.type(screen.getByLabelText('Mobile'), '0412 345 678');
  await user.type(screen.getByLabelText('Postcode'), robin.postcode);
  await user.type(screen.getByLabelText('Comments'), robin.message);
  await user.click(screen.getByRole('checkbox', { name: /terms of use/ }));
}

const sendButton = () => screen.getByRole('button', { name: 'Send enquiry' });

afterEach(() => localStorage.clear());

test('a sent enquiry is stored, told to the page, and thanked for', async () => {
  const sent = leadsApiAnswers(accepted);
  const heard: unknown[] = [];
  const leave = [
    bus.on('lead:submitted', (lead) => heard.push(lead)),
    bus.on('analytics:tracked', (event) => heard.push(event)),
  ];
  const { user, currentUrl } = renderEnquiry();

  await fillIn(user);
  await user.click(sendButton());

  await waitFor(() => expect(currentUrl()).toBe('/success?form=enquiry&place=location-1'));
  expect(sent).toEqual([
    expect.objectContaining({
      name: 'Robin',
      category: 'Used Vehicle Enquiry',
      car_id: 'car-1',
      location_id: 'location-1',
      dealership_slug: 'springwood',
      url: '/cars/2021-mazda-cx-5?from=search',
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

test('two clicks are one lead', async () => {
  const sent = leadsApiAnswers(accepted);
  const { user, currentUrl } = renderEnquiry();

  await fillIn(user);
  await user.dblClick(sendButton());

  await waitFor(() => expect(currentUrl()).toBe('/success?form=enquiry&place=location-1'));
  expect(sent).toHaveLength(1);
});

test('an empty form says what is missing, in the words of the specification, and sends nothing', async () => {
  const sent = leadsApiAnswers(accepted);
  const { user } = renderEnquiry();

  await user.click(sendButton());

  const summary = await screen.findByRole('group', { name: 'Please fix the following errors:' });
  expect(summary).toHaveFocus();
  const sentences = within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(sentences).toContain('Invalid postcode. Please enter a 4-digit number.');
  expect(sentences).toContain('*You must agree to the terms of use before submitting.');
  expect(sentences).toHaveLength(7);
  expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription(
    'Invalid postcode. Please enter a 4-digit number.',
  );
  await user.click(within(summary).getByRole('link', { name: 'Enter a message' }));
  expect(within(summary).getByRole('link', { name: 'Enter a message' })).toHaveAttribute(
    'href',
    `#${screen.getByLabelText('Comments').id}`,
  );
  expect(sent).toHaveLength(0);
});

test('the same mistake twice takes the focus twice', async () => {
  leadsApiAnswers(accepted);
  const { user } = renderEnquiry();
  await user.click(sendButton());
  await screen.findByRole('group');
  await user.type(screen.getByLabelText('First name'), 'Robin');

  await user.click(sendButton());

  await waitFor(() => expect(screen.getByRole('group', { name: /Please fix/ })).toHaveFocus());
  expect(screen.queryByText('Enter your first name')).not.toBeInTheDocument();
});

test('a failure says so and keeps what was typed; the next try is the same submission', async () => {
  let answers = 0;
  const sent = leadsApiAnswers(() => ((answers += 1) === 1 ? new HttpResponse('down', { status: 502 }) : accepted()));
  const { user, currentUrl } = renderEnquiry();
  await fillIn(user);

  await user.click(sendButton());

  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred when submitting this form');
  expect(screen.getByLabelText('First name')).toHaveValue('Robin');
  await user.click(sendButton());
  await waitFor(() => expect(currentUrl()).toBe('/success?form=enquiry&place=location-1'));
  expect(sent[0]?.['idempotency_key']).toBe(sent[1]?.['idempotency_key']);
});

test('what the API refuses stands beside its field', async () => {
  leadsApiAnswers(() =>
    HttpResponse.json(
      { code: 'validation_failed', detail: '', fieldErrors: { email: ['This address bounces'] } },
      { status: 422 },
    ),
  );
  const { user } = renderEnquiry();
  await fillIn(user);

  await user.click(sendButton());

  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This address bounces'));
  expect(screen.getByLabelText('Email')).toBeInvalid();
});

test('a form refused without JavaScript comes back with what was typed', () => {
  renderEnquiry({
    formResult: {
      formId: 'enquiry',
      values: { name: 'Robin', message: 'Still here?', opt_in: 'on' },
      problem: {
        code: 'validation_failed',
        detail: '',
        fieldErrors: { postcode: ['Invalid postcode. Please enter a 4-digit number.'] },
      },
    },
  });

  expect(screen.getByLabelText('First name')).toHaveValue('Robin');
  expect(screen.getByLabelText('Comments')).toHaveValue('Still here?');
  expect(screen.getByRole('checkbox', { name: /offers and news/ })).toBeChecked();
  expect(screen.getByRole('group', { name: /Please fix/ })).toHaveFocus();
});

test('marketing is apart from the terms, remembering apart from both, and all start unticked', () => {
  renderEnquiry();

  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
});

test('the field for robots is out of sight, out of reach and out of the reading order', () => {
  const { container } = renderEnquiry();

  const trap = container.querySelector('input[name=website]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument();
});

test('comments may stay empty where the site says so', async () => {
  leadsApiAnswers(accepted);
  const { user } = renderEnquiry({ site: aSite({ flags: { message_required: false } }) });

  await user.click(sendButton());

  await screen.findByRole('group', { name: /Please fix/ });
  expect(screen.queryByText('Enter a message')).not.toBeInTheDocument();
});

test('a sold car is not enquired about', () => {
  renderEnquiry({ props: { available: false } });

  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('an answer without a lead is no success', async () => {
  leadsApiAnswers(() => HttpResponse.json({}, { status: 201 }));
  const { user, currentUrl } = renderEnquiry();
  await fillIn(user);

  await user.click(sendButton());

  expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occured');
  expect(screen.getByLabelText('First name')).toHaveValue('Robin');
  expect(currentUrl()).not.toMatch('/success');
});
