import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { server } from '@shared-kit/testing/server';
import { financeApi } from '../../api/finance.api';
import { aFinanceEstimate } from '@shared-kit/testing/a-finance-estimate';
import { card } from '../../testing/show-finance-page';
import { BorrowingPower } from './borrowing-power';

const remotes = { 'mfe-finance': financeSettingsSchema.parse({}) };

const chosen = (assumption: object | null) =>
  server.use(http.get('*/api/finance-assumption', () => HttpResponse.json({ assumption })));
beforeEach(() => chosen(null));

function show(query = '', site: Parameters<typeof aSite>[0] = {}) {
  renderWithStore(<BorrowingPower />, {
    apis: [financeApi],
    site: aSite({ remotes, ...site }),
    url: `/finance${query}`,
  });
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  const form = screen.getByRole('form', { name: 'What I can pay' });
  return { form, pay: within(form).getByLabelText('I can pay'), ask: () => ask(form) };
}
const ask = (form: HTMLElement) => userEvent.click(within(form).getByRole('button'));

test('147 a week pay what the calculator says 147 a week for, with both rates, the term and the warning (A-68)', async () => {
  const { pay, ask: workOut } = show();
  expect(screen.queryByText(/^Up to/)).toBeNull();

  await userEvent.type(pay, '$147');
  await workOut();

  expect(await screen.findByText(/^Up to/)).toHaveTextContent('Up to $30,054');
  expect(await screen.findByText(/\$147 a week/)).toHaveTextContent('$147 a week');
  expect(await screen.findByText(/10.00% p.a. · 10.0\d% p.a. comparison rate/)).toBeVisible();
  expect(await screen.findByText(/over 5 years/)).toBeVisible();
  expect(await screen.findByText(/^WARNING: This comparison rate/)).toBeVisible();
  expect(await screen.findByText(/not credit advice, and no offer/)).toBeVisible();
  expect(
    screen.getByText(/^No fees are counted, not in the comparison rate either.*whether the loan is secured/),
  ).toBeVisible();
});

test('the fees of the site are counted in and named', async () => {
  const fees = { establishment_fee: 395, fees: [{ name: 'Account fee', amount: 8, each: 'month' as const }] };
  const { pay, ask: workOut } = show('', { remotes: { 'mfe-finance': financeSettingsSchema.parse(fees) } });
  await userEvent.type(pay, '147');
  await workOut();

  expect(await screen.findByText(/Fees are counted in:/)).toHaveTextContent(
    'Fees are counted in: Establishment fee $395.00, Account fee $8.00 a month.',
  );
  expect(await screen.findByText(/^Up to/)).not.toHaveTextContent('$30,054');
});

test('the price leads to what costs no more, and where the site has the filter to what is advertised for no more a week', async () => {
  const { form, pay, ask: workOut } = show('?car_type=used', { search_filters: ['price', 'weekly'] });
  await userEvent.type(pay, '300');
  await userEvent.selectOptions(within(form).getByLabelText('How often'), 'a fortnight');
  await workOut();

  await screen.findByText(/^Up to/);
  const href = (name: RegExp) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
  expect(href(/^See what costs up to/)).toMatch(/refinementList\[car_type\]\[0\]=used&range\[price\]=:30\d\d\d$/);
  expect(href(/advertised at \$150 a week or less$/)).toMatch(/range\[weekly\]=:150$/);
});

test.each([
  ['nothing', ''],
  ['words', 'plenty'],
  ['a comma that groups no thousands', '250,5'],
  ['less than nothing', '-5'],
  ['a number in another notation', '1e308'],
  ['more than anybody pays', '100001'],
])('%s is refused beside its field, and stays as it was typed', async (_case, text) => {
  const { pay, ask: workOut } = show();
  if (text) await userEvent.type(pay, text);
  await workOut();

  expect(pay).toHaveAccessibleDescription('Enter what you can pay in digits, from $0 to $100,000.');
  expect(pay).toHaveFocus();
  expect(pay).toHaveValue(text);
  expect(screen.queryByText(/^Up to|NaN/)).toBeNull();
});

test('a budget that repays nothing is said to be too small, never shown as a price (S5-57)', async () => {
  const { pay, ask: workOut } = show();
  await userEvent.type(pay, '25');
  await workOut();

  expect(await screen.findByText(/^We can show no loan for \$25 a week/)).toBeVisible();
});

test('income and costs make a budget by a method that is named with its sources, and the price it pays', async () => {
  show();
  const form = screen.getByRole('form', { name: 'Income and costs' });
  await userEvent.type(within(form).getByLabelText(/^Income after tax/), '1,600');
  await userEvent.type(within(form).getByLabelText(/^Rent or mortgage/), '600');
  await userEvent.type(within(form).getByLabelText(/^Living costs/), '100');
  await ask(form);

  expect(await screen.findByText('Living costs, the least for a household like this')).toBeVisible();
  expect(await screen.findByText(/^About/)).toHaveTextContent('About $240 a week could be repaid');
  expect(await screen.findByText(/^Up to/)).toBeVisible();
  expect(await screen.findByText(/^How this is worked out:/)).toHaveTextContent(
    /ACOSS and UNSW.*15%.*not credit advice/,
  );
});

test('an address that asks, as a page without JavaScript does, is answered', async () => {
  show('?budget=147&budget_every=52&budget_deposit=2000&income=abc&income_every=12');

  expect(await screen.findByText(/^Up to/)).toHaveTextContent('Up to $32,054');
  expect(screen.getByLabelText(/^Income after tax/)).toHaveAccessibleDescription(
    /^Enter your income after tax in digits/,
  );
  expect(screen.getByLabelText(/^Income after tax/)).toHaveValue('abc');
});

test('the terms that were chosen for all repayments are those of the price', async () => {
  chosen({ termYears: 3, deposit: 2000, balloonPercent: 20 });
  show();
  const deposit = await screen.findByDisplayValue('2000');
  expect(deposit).toHaveAccessibleName(/^Deposit I have/);
  await userEvent.type(screen.getByLabelText('I can pay'), '147');
  await ask(screen.getByRole('form', { name: 'What I can pay' }));

  expect(await screen.findByText(/\$147 a week/)).toHaveTextContent(
    /over 3 years, deposit \$2,000, final payment \$\d,\d{3}$/,
  );
  expect(await screen.findByText(/^A final payment of \$\d,\d{3} is left at the end\./)).toBeVisible();
  expect(await screen.findByText(/terms that you chose for all repayments/)).toBeVisible();
});

test('with a vehicle in view the fees of its lender count, as in the calculator on the same page', async () => {
  server.use(
    card({ slug: 'sorento', price: 40_990 }),
    http.get('*/api/cars/sorento/finance-estimate', () =>
      HttpResponse.json(
        aFinanceEstimate({
          ...{ lender: 'Taurus Finance', secured: true },
          loan_for: {
            ...{ price: 40_990, price_text: '$40,990 Drive Away', establishment_fee: 395 },
            fees: [{ name: 'Account fee', amount: 8, each: 'month' }],
          },
        }),
      ),
    ),
  );
  show('?car_id=sorento&budget=200&budget_every=52');

  expect(
    await screen.findByText(/Fees are counted in: Establishment fee \$395\.00, Account fee \$8\.00 a month\./),
  ).toBeVisible();
  expect(await screen.findByText(/comparison rate, secured loan of/)).not.toHaveTextContent('10.03%');
  expect(screen.queryByText(/No fees are counted/)).toBeNull();
});
