import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { card, chosen, estimated, openFinancePage as show } from '../../testing/show-finance-page';

const withLoan = estimated({
  loan_for: { price: 36_888, price_text: '$36,888 Drive Away', establishment_fee: null },
});
beforeEach(() => server.use(chosen(null), withLoan));

test('its own page is led to with the figures, where it takes them, and what they leave out of the price is said', async () => {
  server.use(card({}));
  show('?car_id=cx-5&amount=30000&deposit=2000&trade_in=0&owed=900');

  expect(await screen.findByRole('link', { name: 'These figures on the vehicle’s page' })).toHaveAttribute(
    'href',
    expect.stringMatching(
      /^\/cars\/cx-5\?(?=.*amount=30000)(?=.*deposit=2000)(?!.*car_id).*owed=900#finance-calculator$/,
    ),
  );
  expect(screen.getByText('$6,888 of the vehicle’s price is not in these figures.')).toBeVisible();
});

test('figures that its own page does not take are not led there', async () => {
  server.use(card({}));
  show('?car_id=cx-5&amount=150000');

  expect(await screen.findByRole('region', { name: 'Result' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /vehicle’s page/ })).toBeNull();
  expect(screen.queryByText(/not in these figures/)).toBeNull();
});
