import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { aLocation } from '@shared-kit/testing/a-location';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render-form-page';

const north = aLocation({ id: 'north-yard', name: 'North Yard' });
const settings = { remotes: { 'mfe-finance': financeSettingsSchema.parse({}) } };
const PAGE = '/finance-enquiry';

afterEach(() => history.replaceState(null, '', '/'));

async function show(query: string) {
  history.replaceState(null, '', PAGE);
  const page = renderPage(`${PAGE}?${query}&term_years=5`, [north], settings);
  await screen.findByText(/^From the calculator/);
  return page;
}

/** Follows a link as far as a page in a test can be left. */
async function leave({ user, unmount }: Awaited<ReturnType<typeof show>>, href: string) {
  const link = document.createElement('a');
  link.href = href;
  link.addEventListener('click', (event) => event.preventDefault());
  document.body.append(link);
  await user.click(link);
  link.remove();
  unmount();
}

test('figures from the calculator come into a form without what was typed being lost, and once', async () => {
  const page = await show('amount=30000');
  await page.user.type(screen.getByLabelText('First name'), 'Robin');
  await page.user.type(screen.getByLabelText(/^Comments/), 'After six, please');
  await page.user.click(screen.getByRole('radio', { name: 'Business use' }));
  await page.user.type(screen.getByLabelText(/^Deposit/), '5000');
  await leave(page, `${PAGE}?amount=20000&term_years=5`);

  const next = await show('amount=20000');
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Robin'));
  expect(screen.getByLabelText(/^Comments/)).toHaveValue('After six, please');
  expect(screen.getByRole('radio', { name: 'Business use' })).toBeChecked();
  expect(screen.getByLabelText(/^Cash price/)).toHaveValue('20000');
  expect(screen.getByLabelText(/^Deposit/)).toHaveValue('');
  next.unmount();

  await show('amount=20000');
  expect(screen.getByLabelText('First name')).toHaveValue('');
});

test('so they do where the link leads to another address without a page load', async () => {
  const { user } = await show('amount=30000');
  await user.type(screen.getByLabelText('First name'), 'Robin');
  await user.type(screen.getByLabelText(/^Deposit/), '5000');
  const link = document.createElement('a');
  link.href = `${PAGE}?amount=30000&deposit=2000&term_years=5`;
  document.body.append(link);
  await user.click(link);
  link.remove();

  await waitFor(() => expect(screen.getByLabelText(/^Deposit/)).toHaveValue('2000'));
  expect(screen.getByLabelText('First name')).toHaveValue('Robin');
});

test('what was typed is kept for no other link', async () => {
  const page = await show('amount=30000');
  await page.user.type(screen.getByLabelText('First name'), 'Robin');
  await leave(page, '/search?amount=20000');

  await show('amount=20000');
  expect(screen.getByLabelText('First name')).toHaveValue('');
});
