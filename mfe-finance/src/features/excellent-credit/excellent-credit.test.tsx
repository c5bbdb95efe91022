import { financeEstimateSchema } from '@shared-kit/contracts/finance/finance.contract';
import { aYouxQuote } from '@shared-kit/testing/a-youx-quote';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { financeApi } from '../../api/finance.api';
import { ExcellentCredit } from './excellent-credit';

const estimate = {
  eligible: true,
  repayment: 147,
  frequency: 52,
  interestRate: 10,
  comparisonRate: 10.9,
  termYears: 5,
  loanAmount: 30_000,
  deposit: 0,
  balloon: 0,
  totalPayable: 38_220,
  lender: 'Angle',
  disclaimer: null,
};

const quoteFor = { car_id: '1', purchasePrice: 32_990, year: 2021, vin: 'JM0KF4W7A00123456', nvic: 'P3Z21A' };

/** Shows the part where a quote can be had; what was asked for it, and how to wait until it was answered. */
function showWithQuote(answer: object, quote: () => Response, asked: unknown[] = []) {
  server.use(
    http.post('*/api/youx/quote', async ({ request }) => {
      asked.push(await request.json());
      return quote();
    }),
  );
  const body = financeEstimateSchema.parse({ ...answer, quote_for: quoteFor });
  server.use(http.get('*/api/cars/hilux/finance-estimate', () => HttpResponse.json(body)));
  renderWithStore(<ExcellentCredit slug="hilux" />, { apis: [financeApi] });
  return asked;
}

test('a quote is for excellent credit and with its own term, whatever the estimate runs for (A-50)', async () => {
  const asked = showWithQuote({ ...estimate, termYears: 7 }, () => HttpResponse.json(aYouxQuote()));

  expect(await screen.findByText('For excellent credit, over 5 years:')).toBeVisible();
  expect(screen.getByText(/^\$134 a week at/)).toBeVisible();
  expect(screen.getByText(/at 6.29% p.a. · 8.19% p.a. comparison rate, /)).toBeVisible();
  expect(screen.getByText(/^Quote by youX\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See it for your credit' })).toHaveAttribute(
    'href',
    '/credit-check?car_id=hilux',
  );
  expect(asked).toEqual([
    { selfAssessedCreditScore: 'GREAT', ...quoteFor, loanTerm: 5, whoIsHelping: 'Sunrise Motors' },
  ]);
});

test('the same figure is not said twice, only what it is for', async () => {
  const same = aYouxQuote({ weeklyRepaymentAmount: 147.2, advertisedRate: 10, source: 'lenders', lender: 'Angle' });
  showWithQuote(estimate, () => HttpResponse.json(same));

  expect(
    await screen.findByText('The repayment beside the price is for excellent credit, over 5 years.'),
  ).toBeVisible();
  expect(screen.queryByText(/a week at/)).toBeNull();
});

test("what the estimate's own lender quotes is no second figure", async () => {
  const lenders = { source: 'lenders', lender: 'Angle' } as const;
  showWithQuote(estimate, () =>
    HttpResponse.json(aYouxQuote({ ...lenders, weeklyRepaymentAmount: 151, advertisedRate: 10 })),
  );
  expect(
    await screen.findByText('The repayment beside the price is for excellent credit, over 5 years.'),
  ).toBeVisible();
  expect(screen.queryByText(/^\$151 a week at/)).toBeNull();
});

test('a quote on other terms says which', async () => {
  const other = aYouxQuote({ weeklyRepaymentAmount: 120, source: 'lenders', lender: 'Manual', balloon: 9_000 });
  showWithQuote(estimate, () => HttpResponse.json(other));

  expect(await screen.findByText(/^\$120 a week at/)).toBeVisible();
  expect(screen.getByText(/With a final payment of \$9,000\./)).toBeVisible();
});

test('a quote without an estimate brings the warning that belongs to its comparison rate', async () => {
  showWithQuote({ ...estimate, eligible: false, repayment: null }, () => HttpResponse.json(aYouxQuote()));

  expect(
    await screen.findByText(
      /^WARNING: This comparison rate.* are for a loan of \$30,000 over 5 years; with terms that you chose, they are for the loan shown\.$/,
    ),
  ).toBeVisible();
  expect(screen.getByText(/^\$134 a week at/)).toBeVisible();
});

test('where a shopper’s own terms make no loan, no quote offers one', async () => {
  showWithQuote({ ...estimate, assumed: true, repayment: null }, () => HttpResponse.json(aYouxQuote()));

  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  expect(screen.queryByText(/a week|excellent credit/i)).toBeNull();
});

test.each([
  ['fails', () => new HttpResponse(null, { status: 503 })],
  ['answers rubbish', () => HttpResponse.json({ weeklyRepaymentAmount: 'a lot' })],
  ['has no quote', () => HttpResponse.json(aYouxQuote({ weeklyRepaymentAmount: null }))],
])('nothing is said of a quote when its provider %s (S7-03)', async (_case, quote) => {
  const asked = showWithQuote(estimate, quote);

  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByText(/excellent credit|youX|wrong/i)).toBeNull();
});
