import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { bus } from '@shared-kit/runtime/bus';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { http, HttpResponse } from 'msw';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { financeApi } from '../../api/finance.api';
import { FinancePage } from './finance-page';

const aScope = {
  ...{ hits: [], facets: {}, count: 0, stockCount: 0, pages: 0, ms: 1 },
  scope: { kind: 'dealership', label: 'Cars at North Yard', filters: {} },
};

const remotes = { 'mfe-finance': financeSettingsSchema.parse({}) };

const chosen = (assumption: object | null) =>
  http.get('*/api/finance-assumption', () => HttpResponse.json({ assumption }));
beforeEach(() => server.use(chosen(null)));

function show(query = '', flags: Parameters<typeof aSite>[0] = {}) {
  renderWithStore(<FinancePage />, { apis: [financeApi], site: aSite({ remotes, ...flags }), url: `/finance${query}` });
  return screen.getByRole('region', { name: 'Result' });
}

test('30,000 dollars over five years at 10 % are 147 a week, 294 a fortnight, 638 a month', async () => {
  const result = show();

  expect(result).toHaveTextContent('$147 a week');
  await userEvent.click(screen.getByRole('radio', { name: 'Fortnightly' }));
  expect(result).toHaveTextContent('$294 a fortnight');
  await userEvent.click(screen.getByRole('radio', { name: 'Monthly' }));
  expect(result).toHaveTextContent('$638 a month');
});

const card = (facts: Partial<LeadCarCard>) =>
  http.get('*/api/lead-cars/:car', () =>
    HttpResponse.json({
      ...{ id: 'car-1', slug: 'cx-5', path: '/cars/cx-5', name: '2021 Mazda CX-5', badge: null, car_type: 'used' },
      ...{ item_type: null, tag: null, stocknum: 'U1', price_text: '$36,888', price_type: 'Drive Away', price: 36_888 },
      ...{
        to_buy: { text: '$36,888', type: 'Drive Away' },
        image: null,
        dealership_slug: 'south',
        location_id: '',
        location_name: null,
      },
      ...{ available: true, reservable: false, ...facts },
    }),
  );

test('the amount is the price of the car that the address names, and the quote is asked for with both (S9-24)', async () => {
  server.use(card({}));
  show('?car_id=cx-5');

  expect(await screen.findByRole('link', { name: '2021 Mazda CX-5' })).toHaveAttribute('href', '/cars/cx-5');
  expect(screen.getByText('$36,888')).toBeVisible();
  expect(screen.getByText('$36,888').parentElement).toHaveTextContent('$36,888 Drive Away');
  expect(screen.getByRole('slider', { name: /Amount/ })).toHaveValue('36888');
  expect(screen.getByRole('link', { name: /quote/i })).toHaveAttribute(
    'href',
    expect.stringMatching(/amount=36888&.*car_id=cx-5/),
  );
});

test('a price without government charges has its estimate below it, and the loan is for the price alone (R-LEGAL-02)', async () => {
  const estimate = { text: '$38,402', type: 'estimated drive-away in QLD, 23 Nov 2026' };
  server.use(card({ to_buy: { text: '$36,888', type: 'Excl. Govt. Charges', estimate } }));
  show('?car_id=cx-5');

  expect((await screen.findByText('$36,888')).parentElement).toHaveTextContent('$36,888 Excl. Govt. Charges');
  expect(screen.getByText('$38,402').parentElement).toHaveTextContent(
    '$38,402 estimated drive-away in QLD, 23 Nov 2026',
  );
  expect(screen.getByRole('slider', { name: /Amount/ })).toHaveValue('36888');
});

test('a VIN finds the car as its name does, and a car that nobody knows is said to be none (A-67)', async () => {
  server.use(card({}));
  show('?vin=JM0KF4W7A00123456');

  expect(await screen.findByRole('link', { name: '2021 Mazda CX-5' })).toBeVisible();
  expect(screen.getByRole('slider', { name: /Amount/ })).toHaveValue('36888');
});

test('without a car the page leads to those that its address asks for (A-67)', async () => {
  server.use(http.get('*/api/lead-cars/:car', () => new HttpResponse(null, { status: 404 })));
  show('?car_id=gone&car_type=used&vehiclePriceBudget=45000');

  expect(await screen.findByText(/^We cannot find the vehicle of this address/)).toBeVisible();
  const query = new URLSearchParams({ 'refinementList[car_type][0]': 'used', 'range[price]': ':45000' });
  expect(screen.getByRole('link', { name: 'Choose a vehicle' })).toHaveAttribute(
    'href',
    `/search/new-used-and-demo-cars?${query}`,
  );
});

test.each([
  ['is sold', card({ available: false })],
  ['has no price', card({ price: null, to_buy: null, price_text: 'POA', price_type: null })],
  [
    'has no price to buy',
    card({ price: null, to_buy: null, price_text: '$199', price_type: 'a week by subscription' }),
  ],
])('a car that %s leaves the amount what it is without one', async (_case, handler) => {
  server.use(handler);
  show('?car_id=cx-5');

  expect(await screen.findByRole('link', { name: '2021 Mazda CX-5' })).toBeVisible();
  expect(screen.getByRole('slider', { name: /Amount/ })).toHaveValue('30000');
  expect(screen.queryByText(/^For the .*(POA|\$199)/)).toBeNull();
});

test('a car without a price says that the figures are not for its price, and starts with the budget that a link says', async () => {
  server.use(card({ price: null, to_buy: null, price_text: 'POA', price_type: null }));
  show('?car_id=cx-5&vehiclePriceBudget=9000');

  expect(await screen.findByText(/^For the/)).toHaveTextContent(
    'For the 2021 Mazda CX-5, which has no price yet: the figures are for the amount in the field, not for its price.',
  );
  expect(screen.getByRole('slider', { name: /Amount/ })).toHaveValue('9000');
});

test('a budget beside a car that has a price is said not to count (A-67)', async () => {
  server.use(card({}));
  show('?car_id=cx-5&vehiclePriceBudget=9000');

  expect(await screen.findByText(/^For the/)).toHaveTextContent(
    'For the 2021 Mazda CX-5. Its price is what counts here, not the budget of $9,000.',
  );
  expect(screen.getByRole('slider', { name: /Amount/ })).toHaveValue('36888');
});

const estimated = (facts: object) =>
  http.get('*/api/cars/cx-5/finance-estimate', () =>
    HttpResponse.json({
      ...{ eligible: false, repayment: null, frequency: 52, interestRate: null, comparisonRate: null },
      ...{ termYears: null, deposit: null, balloon: null, totalPayable: null, lender: null, disclaimer: null, ...facts },
    }),
  );

test('a car that is had by subscription alone has no loan, and the page says so (S5-48, A-61)', async () => {
  server.use(card({ price: null, to_buy: null, price_text: '$199', price_type: 'a week by subscription' }));
  server.use(estimated({ loan_for: null }));
  show('?car_id=cx-5');

  expect(await screen.findByText(/another vehicle/)).toHaveTextContent(
    'The 2021 Mazda CX-5 is had by subscription, without a loan: these figures are for another vehicle.',
  );
  expect(screen.getByRole('slider', { name: /Amount/ })).toHaveValue('30000');
});

test('one that can be bought as well has a loan for its price to buy, with the term of its own page (A-07)', async () => {
  server.use(card({ price_text: '$199', price_type: 'a week by subscription' }));
  server.use(estimated({ loan_for: { price: 36_888, price_text: '$36,888 Drive Away', establishment_fee: null } }));
  show('?car_id=cx-5');

  expect(await screen.findByText(/^For the/)).toHaveTextContent('For the 2021 Mazda CX-5');
  expect(screen.getByRole('slider', { name: /Amount/ })).toHaveValue('36888');
  expect(await screen.findByDisplayValue('6 years')).toBeVisible();
});

test('it starts with the terms that were chosen for all repayments, and says so', async () => {
  server.use(chosen({ termYears: 3, deposit: 2000, balloonPercent: 20 }));
  show();

  expect(await screen.findByText(/that you chose for all repayments/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Term' })).toHaveValue('3 years');
  expect(screen.getByRole('textbox', { name: 'Deposit' })).toHaveValue('$2,000');
  expect(screen.getByRole('textbox', { name: 'Final payment' })).toHaveValue('$6,000');
});

test.each([
  ['nope', 404, '/search/new-used-and-demo-cars'],
  ['north-yard', 200, '/search/north-yard'],
])('a preferred dealership %s leads to its results where the site knows it, and is ignored where not', async (slug, status, href) => {
  server.use(http.get('*/api/search/:slug', () => HttpResponse.json(aScope, { status })));
  show(`?preferredDealership=${slug}`);

  await waitFor(() => expect(screen.getByRole('link', { name: 'Choose a vehicle' })).toHaveAttribute('href', href));
});

test('a budget that is no amount counts for nothing, and that is said', () => {
  show('?vehiclePriceBudget=abc');

  expect(screen.getByText('The budget of this address is no amount, so it does not count.')).toBeVisible();
  expect(screen.getByRole('slider', { name: /Amount/ })).toHaveValue('30000');
});

test.each([
  ['?vehiclePriceBudget=45,000', '45000'],
  ['?vehiclePriceBudget=45000&amount=20000', '20000'],
  ['?vehiclePriceBudget=plenty', '30000'],
  ['?vehiclePriceBudget=900000', '250000'],
])('without a car the amount is the budget that a link says: %s', (query, amount) => {
  show(query);

  expect(screen.getByRole('slider', { name: /Amount/ })).toHaveValue(amount);
  expect(document.querySelector('#finance-form')).toBeInTheDocument();
});

test('an amount in the address comes before the price', async () => {
  server.use(card({}));
  show('?car_id=cx-5&amount=20000');

  expect(await screen.findByRole('link', { name: '2021 Mazda CX-5' })).toBeVisible();
  expect(screen.getByRole('slider', { name: /Amount/ })).toHaveValue('20000');
});

test('repayment, both rates, the loan, term, deposit and final payment are one line in one size, with the warning', () => {
  const result = show('?amount=30000&deposit=2000&trade_in=1000&residual=5000');

  const line = result.querySelector('[data-repayment]');
  expect(line).toHaveTextContent(
    /^\$\d+ a week at 10\.00% p\.a\. · \d+\.\d\d% p\.a\. comparison rate, loan of \$27,000, over 5 years, deposit \$3,000, final payment \$5,000$/,
  );
  expect(line?.children).toHaveLength(0);
  expect(result).toHaveTextContent('in total, plus $3,000 of deposit and trade-in.');
  expect(within(result).getByText(/^WARNING: This comparison rate is true only/)).toBeVisible();
});

test('the answer follows the sliders', () => {
  const result = show();

  fireEvent.change(screen.getByRole('slider', { name: /Deposit/ }), { target: { value: '10000' } });

  expect(result).not.toHaveTextContent('$147');
  expect(result).toHaveTextContent('in total, plus $10,000 of deposit and trade-in.');
});

test('the first use is reported, and no later one (S7-07)', () => {
  const tracked: number[] = [];
  const leave = bus.on('analytics:tracked', ({ eventId }) => tracked.push(eventId));
  show();
  expect(tracked).toEqual([]);

  fireEvent.change(screen.getByRole('slider', { name: /Deposit/ }), { target: { value: '10000' } });
  fireEvent.change(screen.getByRole('slider', { name: /Term/ }), { target: { value: '3' } });
  leave();

  expect(tracked).toEqual([26]);
});

test('a dealer that fixes its rate offers no slider for it', () => {
  const result = show('', { flags: { interest_locked: true } });

  expect(screen.getByText('Interest rate 10% p.a., fixed by this dealer.')).toBeVisible();
  expect(screen.queryByRole('slider', { name: /Interest rate/ })).toBeNull();
  expect(result).toHaveTextContent('$147 a week');
});

test('what a trade-in brings is set as one, beside the deposit, when it was valued in this tab', () => {
  bus.emit('trade-in:valued', { equity: 9000 }, { name: 'mfe-leads', version: '1.0.0' });
  const result = show('?deposit=2000');

  expect(screen.getByText("Your trade-in's $9,000 is set below.")).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Trade-in' })).toHaveValue('$9,000');
  expect(result).toHaveTextContent('plus $11,000 of deposit and trade-in');
  expect(within(result).getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute(
    'href',
    expect.stringContaining('deposit=2000&trade_in=9000'),
  );
  act(() => bus.emit('trade-in:valued', { equity: 0 }, { name: 'mfe-leads', version: '1.0.0' }));
});

test('a deposit that pays for the car leaves nothing to lend, whatever the fee', () => {
  const fees = { 'mfe-finance': financeSettingsSchema.parse({ establishment_fee: 1300 }) };
  const result = show('?amount=20000&deposit=20000&term=1', { remotes: fees });

  expect(within(result).getByText('Enquire for Finance')).toBeVisible();
  expect(result).not.toHaveTextContent('%');
});

test('a term of one year is one year', () => {
  expect(show('?term=1')).toHaveTextContent(/, over 1 year\$/);
});

test('a figure too small to be true asks to enquire instead', () => {
  const result = show('?amount=1000&term=7');

  expect(within(result).getByText('Enquire for Finance')).toBeVisible();
  expect(result).not.toHaveTextContent(/a week/);
});

test('asking for a quote carries the figures shown, the vehicle and the dealership into the form', () => {
  const result = show('?car_id=car-1&preferredDealership=south&amount=32500&deposit=2000&term=4');
  const link = () => within(result).getByRole('link', { name: 'Ask for a quote' }).getAttribute('href');

  expect(link()).toBe(
    '/finance-quote/new?amount=32500&deposit=2000&trade_in=0&residual=0&term=4&interest=10&frequency=52&car_id=car-1&preferredDealership=south&ask=1',
  );
  expect(within(result).getByRole('link', { name: 'Get a link to these figures' })).toHaveAttribute(
    'href',
    link()?.replace('&ask=1', ''),
  );
  fireEvent.change(screen.getByRole('slider', { name: /Final payment/ }), { target: { value: '5000' } });
  expect(link()).toContain('residual=5000');
  expect(document.querySelector('form [name=car_id]')).toHaveValue('car-1');
});

test.each([
  ['1000', true],
  ['1500', false],
  ['250000', true],
])('an amount of %s is at its end: %p (S5-33)', (amount, isSaid) => {
  show(`?amount=${amount}`);

  expect(screen.queryAllByText('Cannot be less than $1,000 or more than $250,000')).toHaveLength(isSaid ? 1 : 0);
});

test('a comparison rate above 48% is no offer: no figure, and why (A-66)', () => {
  const fees = { 'mfe-finance': financeSettingsSchema.parse({ establishment_fee: 1300 }) };
  const result = show('?amount=20000&deposit=17000&term=1', { remotes: fees });

  expect(result).toHaveTextContent('No lender may offer this: its comparison rate would be above 48% a year.');
  expect(result).not.toHaveTextContent(/\$|a week/);
});
