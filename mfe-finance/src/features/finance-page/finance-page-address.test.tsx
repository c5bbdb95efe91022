import { server } from '@shared-kit/testing/server';
import { http, HttpResponse } from 'msw';
import { screen, waitFor } from '@testing-library/react';
import { card, chosen, estimated, openFinancePage as show } from '../../testing/show-finance-page';

const aScope = {
  ...{ hits: [], facets: {}, count: 0, stockCount: 0, pages: 0, ms: 1 },
  scope: { kind: 'dealership', label: 'Cars at North Yard', filters: {} },
};

const withLoan = estimated({
  loan_for: { price: 36_888, price_text: '$36,888 Drive Away', establishment_fee: null },
});
beforeEach(() => server.use(chosen(null), withLoan));

test('the amount is the price of the car that the address names, and the quote is asked for with both (S9-24)', async () => {
  server.use(card({}));
  show('?car_id=cx-5');

  expect(await screen.findByRole('link', { name: '2021 Mazda CX-5' })).toHaveAttribute('href', '/cars/cx-5');
  expect(screen.getByText('$36,888')).toBeVisible();
  expect(screen.getByText('$36,888').parentElement).toHaveTextContent('$36,888 Drive Away');
  expect(await screen.findByRole('slider', { name: /Amount/ })).toHaveValue('36888');
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
  expect(await screen.findByRole('slider', { name: /Amount/ })).toHaveValue('36888');
});

test('a VIN finds the car as its name does, and a car that nobody knows is said to be none (A-67)', async () => {
  server.use(card({}));
  show('?vin=JM0KF4W7A00123456');

  expect(await screen.findByRole('link', { name: '2021 Mazda CX-5' })).toBeVisible();
  expect(await screen.findByRole('slider', { name: /Amount/ })).toHaveValue('36888');
});

const problem = (status: number, code: string) => () =>
  new HttpResponse(JSON.stringify({ code, detail: '' }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });

test('of a preferred dealership that the site does not know it is said that it does not count', async () => {
  server.use(http.get('*/api/search/nope', problem(404, 'not_found')));
  show('?preferredDealership=nope');

  expect(await screen.findByText('We cannot find the dealership of this address, so it does not count.')).toBeVisible();
});

test.each(['?car_id=car-1&amount=20000&term=6', '?vin=JM0KF4W7A00123456'])(
  'a vehicle that cannot be read is not called unknown, and no other loan stands for its own: %s',
  async (query) => {
    server.use(http.get('*/api/lead-cars/:car', problem(503, 'unreachable')));
    show(query);

    expect(await screen.findByText(/^We cannot read this vehicle right now/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Load this page again' })).toHaveAttribute('href', `/finance${query}`);
    expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
    expect(screen.queryByText(/Choose a vehicle|We cannot find/)).toBeNull();
    expect(document.querySelector('main, body')).not.toHaveTextContent(/\d%|\$\d/);
  },
);

test('while a vehicle is being read no other loan stands for its own, and nobody is sent to choose one', async () => {
  server.use(http.get('*/api/lead-cars/:car', () => new Promise<never>(() => {})));
  show('?car_id=car-1');

  expect(screen.getByRole('status')).toHaveTextContent('Its figures stand here once the vehicle is read.');
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
  expect(screen.queryByText(/Choose a vehicle/)).toBeNull();
});

test('of a vehicle whose rate and fees cannot be read there are no figures either', async () => {
  server.use(card({}), http.get('*/api/cars/cx-5/finance-estimate', problem(503, 'unreachable')));
  show('?car_id=cx-5');

  expect(await screen.findByText(/^We cannot read this vehicle right now/)).toBeVisible();
  expect(screen.getByText(/^For the/)).toHaveTextContent('For the 2021 Mazda CX-5');
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
});

test('a name that is too long to be a vehicle’s is nobody’s', async () => {
  server.use(http.get('*/api/lead-cars/:car', problem(400, 'validation_failed')));
  show(`?car_id=${'x'.repeat(300)}`);

  expect(await screen.findByText(/^We cannot find the vehicle of this address/)).toBeVisible();
});

test('without a car the page leads to those that its address asks for (A-67)', async () => {
  server.use(http.get('*/api/lead-cars/:car', problem(404, 'not_found')));
  show('?car_id=gone&car_type=used&vehiclePriceBudget=45000');

  expect(await screen.findByText(/^We cannot find the vehicle of this address/)).toBeVisible();
  const query = new URLSearchParams({ 'refinementList[car_type][0]': 'used', 'range[price]': ':45000' });
  expect(screen.getByRole('link', { name: 'Choose a vehicle' })).toHaveAttribute(
    'href',
    `/search/new-used-and-demo-cars?${query}`,
  );
});

test('of a sold car the figures are for none, as there is no other in view', async () => {
  server.use(card({ available: false }));
  show('?car_id=cx-5');

  expect(await screen.findByText(/is sold/)).toHaveTextContent(
    'The 2021 Mazda CX-5 is sold: these figures are for none in particular.',
  );
});

test('a budget beyond what is calculated with is said to count for its end', () => {
  show('?vehiclePriceBudget=900000');

  expect(screen.getByText(/^The budget of \$900,000/)).toHaveTextContent('counts as $250,000 here.');
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
  expect(await screen.findByRole('slider', { name: /Amount/ })).toHaveValue('30000');
  expect(screen.queryByText(/^For the .*(POA|\$199)/)).toBeNull();
});

test('a car without a price says that the figures are not for its price, and starts with the budget that a link says', async () => {
  server.use(card({ price: null, to_buy: null, price_text: 'POA', price_type: null }));
  show('?car_id=cx-5&vehiclePriceBudget=9000');

  expect(await screen.findByText(/^For the/)).toHaveTextContent(
    'For the 2021 Mazda CX-5, which has no price yet: the figures are for the amount in the field, not for its price.',
  );
  expect(await screen.findByRole('slider', { name: /Amount/ })).toHaveValue('9000');
});

test('a budget beside a car that has a price is said not to count (A-67)', async () => {
  server.use(card({}));
  show('?car_id=cx-5&vehiclePriceBudget=9000');

  expect(await screen.findByText(/^For the/)).toHaveTextContent(
    'For the 2021 Mazda CX-5. Its price is what counts here, not the budget of $9,000.',
  );
  expect(await screen.findByRole('slider', { name: /Amount/ })).toHaveValue('36888');
});

test('a car that is had by subscription alone has no loan, and the page says so (S5-48, A-61)', async () => {
  server.use(card({ price: null, to_buy: null, price_text: '$199', price_type: 'a week by subscription' }));
  server.use(estimated({ loan_for: null }));
  show('?car_id=cx-5');

  expect(await screen.findByText(/none in particular/)).toHaveTextContent(
    'The 2021 Mazda CX-5 is had by subscription, without a loan: these figures are for none in particular.',
  );
  expect(await screen.findByRole('slider', { name: /Amount/ })).toHaveValue('30000');
});

test('one that can be bought as well has a loan for its price to buy, with the term of its own page (A-07)', async () => {
  server.use(card({ price_text: '$199', price_type: 'a week by subscription' }));
  server.use(estimated({ loan_for: { price: 36_888, price_text: '$36,888 Drive Away', establishment_fee: null } }));
  show('?car_id=cx-5');

  expect(await screen.findByText(/^For the/)).toHaveTextContent('For the 2021 Mazda CX-5');
  expect(await screen.findByRole('slider', { name: /Amount/ })).toHaveValue('36888');
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
])(
  'a preferred dealership %s leads to its results where the site knows it, and is ignored where not',
  async (slug, status, href) => {
    server.use(http.get('*/api/search/:slug', () => HttpResponse.json(aScope, { status })));
    show(`?preferredDealership=${slug}`);

    await waitFor(() => expect(screen.getByRole('link', { name: 'Choose a vehicle' })).toHaveAttribute('href', href));
  },
);

test('a budget that is no amount counts for nothing, and that is said', async () => {
  show('?vehiclePriceBudget=abc');

  expect(screen.getByText('The budget of this address is no amount, so it does not count.')).toBeVisible();
  expect(await screen.findByRole('slider', { name: /Amount/ })).toHaveValue('30000');
});

test.each([
  ['?vehiclePriceBudget=45,000', '45000'],
  ['?vehiclePriceBudget=45000&amount=20000', '20000'],
  ['?vehiclePriceBudget=plenty', '30000'],
  ['?vehiclePriceBudget=900000', '250000'],
])('without a car the amount is the budget that a link says: %s', async (query, amount) => {
  show(query);

  expect(await screen.findByRole('slider', { name: /Amount/ })).toHaveValue(amount);
  expect(document.querySelector('#finance-form')).toBeInTheDocument();
});

test('an amount in the address comes before the price', async () => {
  server.use(card({}));
  show('?car_id=cx-5&amount=20000');

  expect(await screen.findByRole('link', { name: '2021 Mazda CX-5' })).toBeVisible();
  expect(await screen.findByRole('slider', { name: /Amount/ })).toHaveValue('20000');
});
