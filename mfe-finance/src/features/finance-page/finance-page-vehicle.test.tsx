import { server } from '@shared-kit/testing/server';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
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
      /^\/cars\/cx-5\?(?=.*amount=30000)(?=.*deposit=2000)(?!.*car_id).*owed_beyond=900#finance-calculator$/,
    ),
  );
  expect(screen.getByText('$6,888 of the vehicle’s price is not in these figures.')).toBeVisible();
});

test('while a figure cannot be read, none leads to its own page, and nothing is said of what they leave out', async () => {
  server.use(card({}));
  show('?car_id=cx-5&amount=30000&trade_in=abc');

  expect(await screen.findByText(/^Correct the trade-in/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /vehicle’s page/ })).toBeNull();
  expect(screen.queryByText(/not in these figures/)).toBeNull();
});

test('a vehicle that is no longer for sale is said to be so, and the figures are for none in particular', async () => {
  server.use(
    http.get('*/api/lead-cars/:car', () =>
      HttpResponse.json({ code: 'gone', detail: 'Gone', fieldErrors: {} }, { status: 410 }),
    ),
  );
  show('?car_id=cx-5&amount=30000');

  expect(
    await screen.findByText(/^The vehicle of this address is no longer for sale here: these figures/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for a quote' })).not.toHaveAttribute(
    'href',
    expect.stringContaining('car_id'),
  );
});

test('figures that its own page does not take are not led there', async () => {
  server.use(card({}));
  show('?car_id=cx-5&amount=150000');

  expect(await screen.findByRole('region', { name: 'Result' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /vehicle’s page/ })).toBeNull();
  expect(screen.queryByText(/not in these figures/)).toBeNull();
});
