import { aSite } from '@shared-kit/testing/a-site';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { server } from '@shared-kit/testing/server';
import { http, HttpResponse } from 'msw';
import { accepted, fillIn, leadsApiAnswers, sendButton, showEnquiry } from '../../testing/show-enquiry';

test('an empty form says what is missing, in the words of the specification, and sends nothing', async () => {
  const sent = leadsApiAnswers(accepted);
  const { user } = showEnquiry();

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
  const { user } = showEnquiry();
  await user.click(sendButton());
  await screen.findByRole('group');
  await user.type(screen.getByLabelText('First name'), 'Robin');

  await user.click(sendButton());

  await waitFor(() => expect(screen.getByRole('group', { name: /Please fix/ })).toHaveFocus());
  expect(screen.queryByText('Enter your first name')).not.toBeInTheDocument();
});

test('an enquiry is sent once, though its form is submitted again before its answer is there', async () => {
  const sent = leadsApiAnswers(accepted);
  const { user, container, currentUrl } = showEnquiry();
  await fillIn(user);
  const form = container.querySelector('form')!;

  fireEvent.submit(form);
  fireEvent.submit(form);

  await waitFor(() => expect(currentUrl()).toContain('/success'));
  expect(sent).toHaveLength(1);
});

test('a form refused without JavaScript comes back with what was typed', () => {
  showEnquiry({
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

test('marketing is apart from the terms, remembering apart from both, and all start unticked', async () => {
  showEnquiry();

  await screen.findByLabelText(/Remember my details/);
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked();
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
});

test('the field for robots is out of sight, out of reach and out of the reading order', () => {
  const { container } = showEnquiry();

  const trap = container.querySelector('input[name=website]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(trap?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument();
});

test('comments may stay empty where the site says so', async () => {
  leadsApiAnswers(accepted);
  const { user } = showEnquiry({ site: aSite({ flags: { message_required: false } }) });

  await user.click(sendButton());

  await screen.findByRole('group', { name: /Please fix/ });
  expect(screen.queryByText('Enter a message')).not.toBeInTheDocument();
});

test('a sold car is not enquired about', () => {
  showEnquiry({ props: { available: false } });

  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('who is signed in finds their number in the form, and what was typed stays', async () => {
  localStorage.setItem('sunrise:signed-in', '1');
  server.use(http.get('*/api/session', () => HttpResponse.json({ user: { phone: '+61412345678' } })));
  const first = showEnquiry();
  await waitFor(() => expect(screen.getByLabelText('Mobile')).toHaveValue('0412 345 678'));
  first.unmount();

  showEnquiry();
  fireEvent.change(screen.getByLabelText('Mobile'), { target: { value: '0499 999 999' } });
  await screen.findByLabelText(/Remember my details/);
  expect(screen.getByLabelText('Mobile')).toHaveValue('0499 999 999');
  localStorage.clear();
});
