import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { aLocation } from '@shared-kit/testing/a-location';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../testing/render-form-page';

const north = aLocation({ id: 'north-yard', name: 'North Yard' });
const settings = { remotes: { 'mfe-finance': financeSettingsSchema.parse({}) } };

test.each([
  ['vehiclePriceBudget=40000&car_id=car-1', '30990'],
  // As the calculator starts with it, budget or not.
  ['car_id=car-1', '30990'],
  ['vehiclePriceBudget=40000', '40000'],
  // What its calculator goes to.
  ['vehiclePriceBudget=900000', '250000'],
  ['vehiclePriceBudget=40000&amount=20000', '20000'],
])('the amount in the form is the one of the calculator beside it: %s', async (query, amount) => {
  renderPage(`/finance-enquiry?${query}`, [north], settings);

  await waitFor(() => expect(screen.getByLabelText(/^Cash price of the vehicle/)).toHaveValue(amount));
});

test.each(['/finance-enquiry', '/apply-for-finance', '/finance-pre-approval'])(
  '%s has what links from elsewhere call it',
  (path) => {
    renderPage(path, [north], settings);

    expect(document.getElementById('finance-form')).toContainElement(screen.getByRole('form'));
  },
);

test('beside the price of a vehicle a budget is said not to count (A-67)', async () => {
  renderPage('/finance-enquiry?vehiclePriceBudget=40000&car_id=car-1', [north], settings);

  expect(
    await screen.findByText('The price of the 2021 Mazda CX-5 counts here, not the budget of $40,000.'),
  ).toBeVisible();
});

test.each([
  ['deposit=2000&trade_in=9000', '21500'],
  ['deposit=-2000&trade_in=9000', '23500'],
  ['trade_in=9000&owed=4000', '27500'],
])('a form that does not ask what is paid at first has what is left to borrow: %s', (paid, left) => {
  renderPage(`/finance-pre-approval?amount=32500&${paid}&term_years=5`, [north], settings);

  expect(screen.getByLabelText(/^Amount to borrow/)).toHaveValue(left);
});

test('a trade-in stands in the form as in its calculator, less what is owed on it', () => {
  renderPage('/finance-enquiry?amount=32500&trade_in=12000&owed=20000', [north], settings);

  expect(screen.getByLabelText(/^Trade-in/)).toHaveValue('0');
});

test.each(['/finance-enquiry', '/apply-for-finance', '/finance-pre-approval'])(
  '%s says what of its address does not count, as the calculator’s page does (A-67)',
  async (path) => {
    const { unmount } = renderPage(`${path}?preferredDealership=nonsense&vehiclePriceBudget=abc`, [north], settings);

    expect(
      await screen.findByText('We cannot find the dealership of this address, so it does not count.'),
    ).toBeVisible();
    expect(screen.getByText('The budget of this address is no amount, so it does not count.')).toBeVisible();
    unmount();
    renderPage(`${path}?vehiclePriceBudget=900000`, [north], settings);
    expect(await screen.findByText(/^The budget of \$900,000/)).toHaveTextContent('counts as $250,000 here.');
  },
);
