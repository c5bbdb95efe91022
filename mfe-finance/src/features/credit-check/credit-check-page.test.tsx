import { financeEstimateSchema } from '@shared-kit/contracts/finance/finance.contract';
import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import type { YouxQuoteBody } from '@shared-kit/contracts/finance/youx.contract';
import { aFinanceEstimate } from '@shared-kit/testing/a-finance-estimate';
import { aYouxQuote } from '@shared-kit/testing/a-youx-quote';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { financeApi } from '../../api/finance.api';
import { CreditCheckPage } from './credit-check-page';

const card = {
  ...{ id: 'car-1', slug: 'the-car', path: '/cars/the-car', name: '2021 Mazda CX-5', badge: null, tag: null },
  ...{
    car_type: 'used',
    item_type: 'car',
    stocknum: 'S1',
    price_text: '$32,990',
    price_type: 'Drive Away',
    price: 32_990,
    image: null,
  },
  ...{ dealership_slug: 'south', location_id: 'south-yard', location_name: 'South yard' },
  ...{ available: true, reservable: true },
};
const quoteFor = { car_id: 'car-1', purchasePrice: 32_990, year: 2021, vin: 'JM0KF4W7A00123456', nvic: null };
const WEEKLY: Record<string, number | null> = { GREAT: 134, GOOD: 141, FAIR: 155, POOR: null };

type Terms = { chosen?: FinanceAssumption; source?: 'youx' | 'lenders'; weekly?: typeof WEEKLY };

function show(query: string, quote_for: object | null = quoteFor, { chosen, source, weekly = WEEKLY }: Terms = {}) {
  server.use(
    http.get('*/api/lead-cars/:car', ({ params }) =>
      params['car'] === 'the-car' ? HttpResponse.json(card) : new HttpResponse(null, { status: 404 }),
    ),
    http.get('*/api/cars/the-car/finance-estimate', () =>
      HttpResponse.json(financeEstimateSchema.parse({ ...aFinanceEstimate(), quote_for, chosen })),
    ),
    http.post('*/api/youx/quote', async ({ request }) => {
      const { selfAssessedCreditScore: score } = (await request.json()) as YouxQuoteBody;
      return HttpResponse.json(aYouxQuote({ weeklyRepaymentAmount: weekly[score] ?? null, ...(source && { source }) }));
    }),
  );
  renderWithStore(<CreditCheckPage />, { apis: [financeApi], url: `/credit-check${query}` });
}

test('each answer has its rate with its comparison rate, its warning and the term of the quote', async () => {
  show('?car_id=the-car');
  const good = within(await screen.findByRole('region', { name: 'For good credit' }));

  expect(good.getByText(/^\$141 a week/)).toBeInTheDocument();
  expect(good.getByText(/p\.a\. · 8\.19% p\.a\. comparison rate/)).toBeInTheDocument();
  // Worked out for the loan that lenders publish theirs for, not for this one.
  expect(
    good.getByText(
      /^WARNING: This comparison rate.* are for a loan of \$30,000 over 5 years; with terms that you chose, they are for the loan shown\.$/,
    ),
  ).toBeInTheDocument();
  expect(good.getByText(/^\$32,990 over 5 years, without a deposit/)).toBeInTheDocument();
  expect(good.getByRole('link', { name: 'Request pre-approval' })).toHaveAttribute(
    'href',
    '/finance-pre-approval?car_id=car-1',
  );
  expect(screen.getByRole('radio', { name: /^Excellent/ })).toBeChecked();
});

test('an answer without a quote gets a person instead of a figure', async () => {
  show('?car_id=the-car');
  const trouble = within(await screen.findByRole('region', { name: 'After trouble with credit' }));

  expect(trouble.queryByText(/a week/)).toBeNull();
  expect(trouble.getByRole('link', { name: 'Ask about finance' })).toHaveAttribute(
    'href',
    '/finance-enquiry?car_id=car-1',
  );
});

test('a vehicle that cannot be quoted says so, with a way on', async () => {
  show('?car_id=the-car', null);

  expect(await screen.findByText(/^There is no rate by credit history for this vehicle online/)).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test.each(['', '?car_id=gone'])('"%s" names no vehicle, and the page asks to choose one', async (query) => {
  show(query);

  expect(await screen.findByRole('link', { name: 'Choose a vehicle' })).toHaveAttribute(
    'href',
    '/search/new-used-and-demo-cars',
  );
});

test('a vehicle that cannot be read is not asked for again', async () => {
  server.use(
    http.get('*/api/lead-cars/:car', () => HttpResponse.json({ code: 'unreachable', detail: '' }, { status: 503 })),
  );
  renderWithStore(<CreditCheckPage />, { apis: [financeApi], url: '/credit-check?car_id=the-car' });

  expect(await screen.findByText('We cannot read this vehicle right now')).toBeVisible();
  expect(screen.queryByText('Which vehicle is it for?')).toBeNull();
});

test.each([
  ['lenders', 'On the terms you chose for all repayments: over 3 years, deposit $2,000, no final payment.'],
  [
    'youx',
    'The quote is not on the terms you chose for all repayments (over 3 years, deposit $2,000, no final payment).',
  ],
] as const)(
  'terms chosen for all repayments are said beside a figure of %s, and can be changed',
  async (source, said) => {
    show('?car_id=the-car', quoteFor, { source, chosen: { termYears: 3, deposit: 2_000, balloonPercent: 0 } });
    const good = within(await screen.findByRole('region', { name: 'For good credit' }));

    expect(good.getByText((text) => text.startsWith(said))).toBeInTheDocument();
    expect(good.getByRole('link', { name: 'Change the terms' })).toHaveAttribute(
      'href',
      '/finance?back=%2Fcredit-check%3Fcar_id%3Dthe-car#repayment-terms',
    );
  },
);

test('a chosen deposit that pays for all of it is said to, and is nobody’s bad credit', async () => {
  show('?car_id=the-car', quoteFor, {
    source: 'lenders',
    weekly: {},
    chosen: { termYears: 5, deposit: 90_000, balloonPercent: 0 },
  });
  const great = within(await screen.findByRole('region', { name: 'For excellent credit' }));

  expect(great.getByText(/^The deposit you chose, \$90,000, pays for all of it/)).toBeVisible();
  expect(great.queryByText(/decide such applications one by one/)).toBeNull();
  expect(great.getByRole('link', { name: 'Change the terms' })).toBeVisible();
});
