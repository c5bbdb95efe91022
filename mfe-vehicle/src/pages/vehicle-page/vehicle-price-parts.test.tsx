import { jest } from '@jest/globals';
import { server } from '@shared-kit/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { details, gauge, showVehiclePage } from '../../testing/show-vehicle-page';

test('the price panel has its label, range, confidence and how it was made', async () => {
  showVehiclePage({ site: { flags: { autogauge: true } } });

  const panel = await screen.findByRole('region', { name: 'Price comparison' });
  expect(panel).toHaveTextContent('Good Deal');
  expect(within(panel).getByText('$30,000')).toBeVisible();
  expect(within(panel).getByText('$36,000')).toBeVisible();
  expect(panel).toHaveTextContent('74%');
  expect(panel).toHaveTextContent('Estimated from 23 vehicles.');
  expect(within(panel).getByRole('img')).toHaveAccessibleName(
    'Good Deal: $32,990 in a market range of $30,000 to $36,000',
  );
});

test.each([
  ['the site has none', { site: { flags: { autogauge: false } } }],
  ['confidence is low', { site: { flags: { autogauge: true } }, gauge: { ...gauge, confidence: 0.2 } }],
  ['the car is sold', { site: { flags: { autogauge: true } }, car: { status: 'sold' } }],
])('there is no price panel where %s', async (_case, options) => {
  showVehiclePage(options);

  await details();
  await screen.findByText('1,235 views');
  expect(screen.queryByRole('region', { name: 'Price comparison' })).toBeNull();
});

const averageOf = (average: number) => ({
  site: { flags: { autogauge: true } },
  car: { autograb_data: { average_market_price: average, state_average_market_price: null } },
});

test('the market average that the price is said to be below stands on the same track as the price', async () => {
  showVehiclePage(averageOf(34_500));

  const panel = await screen.findByRole('region', { name: 'Price comparison' });
  expect(panel).toHaveTextContent(/Market average\$34,500/);
  expect(panel.querySelector('line')).toHaveAttribute('x1', '75%');
  expect(panel.querySelector('circle')).toHaveAttribute('cx', '50%');
  expect(screen.getByText('$1,510 below market average')).toBeVisible();
});

test('an average that contradicts the range has no place in it', async () => {
  showVehiclePage(averageOf(37_000));

  const panel = await screen.findByRole('region', { name: 'Price comparison' });
  expect(panel).not.toHaveTextContent('Market average');
  expect(panel.querySelector('line')).toBeNull();
});

test('a gauge that fails is logged in the words of the specification and leaves no trace', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  showVehiclePage({ site: { flags: { autogauge: true } } });
  server.use(http.get('*/cars/:slug/autogauge', () => new HttpResponse(null, { status: 500 })));

  await details();
  await waitFor(() => expect(warned).toHaveBeenCalledWith('Failed to fetch auto gauge data.'));
  expect(screen.queryByRole('region', { name: 'Price comparison' })).toBeNull();
  warned.mockRestore();
});

const nulls = Object.fromEntries(Object.keys(gauge).map((field) => [field, null]));

test.each([
  ['full of nulls', () => HttpResponse.json(nulls)],
  ['of null', () => HttpResponse.json(null)],
  ['without a field', () => HttpResponse.json({})],
  ['without a body', () => new HttpResponse(null, { status: 204 })],
])(
  'an empty gauge, %s, is logged in the words of the specification and leaves no trace (S7-02)',
  async (_case, empty) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
    showVehiclePage({ site: { flags: { autogauge: true } } });
    server.use(http.get('*/cars/:slug/autogauge', empty));

    await details();
    await waitFor(() => expect(warned).toHaveBeenCalledWith('No data returned'));
    expect(warned).not.toHaveBeenCalledWith('Failed to fetch auto gauge data.');
    expect(screen.queryByRole('region', { name: 'Price comparison' })).toBeNull();
    warned.mockRestore();
  },
);

test('a gauge that says something is not called empty, even where it is not shown', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  showVehiclePage({ site: { flags: { autogauge: true } }, gauge: { ...gauge, confidence: 0 } });

  await details();
  await screen.findByText('1,235 views');
  expect(warned).not.toHaveBeenCalledWith('No data returned');
  warned.mockRestore();
});

test('a car well below the market says by how much', async () => {
  showVehiclePage({
    car: { price: 32_990, autograb_data: { average_market_price: 34_000, state_average_market_price: null } },
  });

  expect(await screen.findByText('$1,010 below market average')).toBeVisible();
});

test('days and prices stand there only where the site shows them', async () => {
  const price_history = [
    { since: '2026-09-01T00:00:00Z', price: 34_990, price_type: 'Excl. Govt. Charges' },
    { since: '2026-09-05T20:00:00Z', price: 32_990, price_type: 'Drive Away' },
  ];
  showVehiclePage({ car: { price_history, created_at: '2026-09-01T00:00:00Z' }, config: { days_listed: true } });

  const section = await screen.findByRole('region', { name: 'Price history' });
  expect(section).toHaveTextContent('Listed for 10 days');
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['$32,990 Drive Away since 06/09/2026', '$34,990 Excl. Govt. Charges since 01/09/2026']);
});
