import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-form-page';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each(['vehiclePriceBudget=abc', 'amount=<b>', 'amount=1e999&vehiclePriceBudget=9', 'amount=...', 'amount=1.2.3'])(
  'what no form would take is not filled in from an address: %s',
  (query) => {
    renderPage(`/finance-enquiry?${query}`);

    expect(screen.getByLabelText(/^Cash price of the vehicle/)).toHaveValue('');
  },
);

test.each([
  'amount=32500&term_years=abc',
  'amount=32500&term_years=200',
  'amount=32500&term_years=',
  'amount=...&term_years=5',
])('figures that no calculator has are not said to be from one: %s', (query) => {
  renderPage(`/finance-enquiry?${query}&deposit=some`);

  expect(screen.queryByText(/From the calculator/)).toBeNull();
  expect(screen.getByLabelText(/^Deposit/)).toHaveValue('');
});

test("the calculator's figures are said and stand in the questions they answer", () => {
  renderPage('/finance-enquiry?amount=32500&deposit=2000&trade_in=9000&term_years=5.5');

  expect(screen.getByText(/From the calculator/)).toHaveTextContent(
    'From the calculator: $32,500 over 5.5 years, with a deposit of $2,000 and a trade-in of $9,000.',
  );
  expect(screen.getByLabelText(/^Cash price of the vehicle/)).toHaveValue('32500');
  expect(screen.getByLabelText(/^Deposit/)).toHaveValue('2000');
  expect(screen.getByLabelText(/^Trade-in/)).toHaveValue('9000');
  expect(screen.getByLabelText(/^Years/)).toHaveValue('5.5');
});

test('several vehicles in the address of the enquiry are all in view, and it says who gets the message', async () => {
  renderPage('/enquire/vehicle?car_id=car-1&car_id=sold-kia');

  expect(await screen.findByRole('link', { name: /2022 Kia Rio/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /2021 Mazda CX-5/ })).toBeVisible();
  expect(screen.getByText('This car is sold: your message leaves it out.')).toBeVisible();
  expect(screen.getByText(/^Your message is about these, unless one says otherwise\./)).toBeVisible();
  expect(screen.queryByText(/more/)).not.toBeInTheDocument();
});

test('of more vehicles than one message takes it says how many are not in it, and leads to a message about them', async () => {
  const named = Array.from({ length: 10 }, (_, index) => `car_id=c${index}`).join('&');
  renderPage(`/enquire/vehicle?${named}`);

  const more = await screen.findByRole('link', { name: 'Not in this message, as it is full: 2 more' });
  expect(more).toHaveAttribute('href', '?car_id=c8&car_id=c9');
  expect(await screen.findAllByText(/^This car cannot be shown now/)).toHaveLength(7);
});

test('a page that asks about one vehicle is about the first that its address names', async () => {
  renderPage('/enquire/offer?car_id=car-1&car_id=sold-kia');

  expect(await screen.findAllByRole('link', { name: /2021 Mazda CX-5/ })).toHaveLength(1);
});
