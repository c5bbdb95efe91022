import type { Garage } from '@shared-kit/contracts/account/garage.contract';
import { accountSettingsSchema } from '@shared-kit/contracts/settings/account-settings.contract';
import { aCarCard } from '@shared-kit/testing/a-car';
import { aSite } from '@shared-kit/testing/a-site';
import { renderWithStore } from '@shared-kit/testing/render-with-store';
import { server } from '@shared-kit/testing/server';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accountApi } from '../../api/account.api';
import { GaragePage } from './garage-page';

/** The first answer also loads the contracts. */
const LONG = { timeout: 5000 };

function renderGarage(garage: Garage, saved: string[] = []) {
  server.use(
    http.get('*/api/garage', () => HttpResponse.json(garage)),
    http.get('*/api/watchlist', () =>
      HttpResponse.json({ entries: saved.map((id) => ({ id, car: aCarCard({ id, name: `Kia ${id}` }) })) }),
    ),
  );
  const site = aSite({ remotes: { 'mfe-account': accountSettingsSchema.parse({}) } });
  return renderWithStore(<GaragePage />, { apis: [accountApi], url: '/my-garage', site });
}

test('what is under way says how it stands and leads to its page', async () => {
  renderGarage({
    entries: [
      {
        ...{ id: '1', kind: 'booking', title: 'Test drive', about: '2021 Kia Rio', sent: 'Monday' },
        ...{ state: 'Tuesday, 10:00 am, North Yard', next: 'We expect you.' },
        way: { label: 'Move or cancel it', href: '/booking/abc' },
      },
    ],
    vehicles: [],
  });

  const list = await screen.findByRole('region', { name: 'Under way' }, LONG);
  expect(within(list).getByRole('heading', { name: 'Test drive: 2021 Kia Rio' })).toBeInTheDocument();
  expect(within(list).getByRole('link', { name: 'Move or cancel it: 2021 Kia Rio' })).toHaveAttribute(
    'href',
    '/booking/abc',
  );
  expect(screen.getByRole('link', { name: 'My deals' })).toHaveAttribute('href', '/my-deal');
});

test("the shopper's own vehicle has its plate and what it was estimated at", async () => {
  renderGarage({
    entries: [],
    vehicles: [
      {
        ...{ name: '2019 Mazda 3', rego: 'ABC12D' },
        valuations: [{ on: 'Monday', amount: 'Estimated at $20,000 to $22,000', href: '/trade-in/offer/abc' }],
      },
    ],
  });

  const list = await screen.findByRole('region', { name: 'My car' }, LONG);
  expect(within(list).getByRole('heading', { name: '2019 Mazda 3, ABC12D' })).toBeInTheDocument();
  expect(within(list).getByRole('link', { name: 'Estimated at $20,000 to $22,000' })).toBeInTheDocument();
});

test('of the saved cars the latest three are shown, with the way to all', async () => {
  renderGarage({ entries: [], vehicles: [] }, ['a', 'b', 'c', 'd']);

  const list = await screen.findByRole('region', { name: 'Saved cars' }, LONG);
  expect(within(list).getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(within(list).getByRole('link', { name: 'See all 4' })).toHaveAttribute('href', '/watchlist');
});
