import type { FinanceQuote } from '@shared-kit/contracts/finance/finance-quote.contract';
import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { financeApi } from '../../api/finance.api';
import { SignedQuote } from './signed-quote';

const site = aSite({ remotes: { 'mfe-finance': financeSettingsSchema.parse({}) } });
const vehicle = { id: 'car-1', name: '2021 Mazda CX-5', price: 30_000, price_text: '$30,000 Drive Away' };
const quote: FinanceQuote = {
  ...{ as_at: '2026-11-24T00:00:00Z', as_at_text: 'Tuesday 24 November 2026, 10:00 am', changes: [], today: null },
  ...{ vehicle, path: '/cars/cx-5' },
  loan: {
    ...{ amount: 30_000, deposit: 2000, trade_in: 0, residual: 0, term: 5, interest: 10, frequency: 52 },
    ...{ fees: [], repayment: 137, comparison: 10.03, total: 35_620 },
  },
};

/** Where its two links lead, as what their addresses say. */
async function linksOf(facts: Partial<FinanceQuote>) {
  server.use(http.get('*/api/finance-quotes/signed', () => HttpResponse.json({ ...quote, ...facts })));
  renderWithStore(<SignedQuote token="signed-1" />, { apis: [financeApi], site });
  const addressOf = async (name: string) =>
    new URL((await screen.findByRole('link', { name })).getAttribute('href') ?? '', 'http://site.test');
  return {
    ask: await addressOf('Ask for a quote with these figures'),
    change: await addressOf('Change the figures'),
  };
}

test('figures for a vehicle lead on with it, to the form and to the calculator', async () => {
  const { ask, change } = await linksOf({});

  expect([ask.pathname, change.pathname]).toEqual(['/finance-enquiry', '/finance']);
  expect(Object.fromEntries(ask.searchParams)).toEqual({
    ...{ amount: '30000', deposit: '2000', term_years: '5', car_id: 'car-1', quote: 'signed-1' },
  });
  expect(Object.fromEntries(change.searchParams)).toMatchObject({ amount: '30000', term: '5', car_id: 'car-1' });
  expect(screen.getByRole('link', { name: '2021 Mazda CX-5' })).toHaveAttribute('href', '/cars/cx-5');
});

test.each([
  ['for no vehicle', { vehicle: null, path: null }],
  ['for one that is shown no more', { path: null }],
])('figures %s lead on without one', async (_case, facts) => {
  const { ask, change } = await linksOf(facts);

  expect([ask.searchParams.has('car_id'), change.searchParams.has('car_id')]).toEqual([false, false]);
});

test.each([
  ['the price of the vehicle', quote.loan, vehicle, 'Cash price', '$30,000 Drive Away'],
  [
    'another amount',
    { ...quote.loan, amount: 15_000 },
    vehicle,
    'Amount',
    '$15,000, not the price of the vehicle, which was $30,000 Drive Away',
  ],
  ['an amount for no vehicle', quote.loan, null, 'Amount', '$30,000'],
])('%s is called what it is', async (_case, loan, of, label, value) => {
  await linksOf({ loan, vehicle: of });

  expect(screen.getByText(label).nextElementSibling).toHaveTextContent(value);
});

test('what is owed beyond the trade-in is said, and goes on to the calculator', async () => {
  const { ask, change } = await linksOf({ loan: { ...quote.loan, shortfall: 2000 } });

  expect(screen.getByText('Still owed on the trade-in').nextElementSibling).toHaveTextContent(
    '$2,000 more than it brings, not in these figures',
  );
  expect(Object.fromEntries(change.searchParams)).toMatchObject({ trade_in: '0', owed_beyond: '2000' });
  expect(ask.searchParams.has('owed_beyond')).toBe(false);
});

test.each([
  ['not_found', 404, 'This link does not hold'],
  ['validation_failed', 400, 'This link does not hold'],
  ['bad_request', 400, 'This link does not hold'],
  ['unreachable', 503, 'We cannot show these figures right now'],
])('a link that is refused with %s, %i: %s', async (code, status, title) => {
  server.use(http.get('*/api/finance-quotes/signed', () => HttpResponse.json({ code, detail: '' }, { status })));
  renderWithStore(<SignedQuote token="signed-1" />, { apis: [financeApi], site });

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
});
