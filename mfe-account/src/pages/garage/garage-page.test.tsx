import type { Garage } from '@shared-kit/contracts/account/garage.contract';
import type { MyServices } from '@shared-kit/contracts/account/service-reminder.contract';
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

function renderGarage(
  garage: Garage,
  saved: string[] = [],
  services: MyServices = { services: [], channels: '' },
  done = '',
) {
  server.use(
    http.get('*/api/my-services', () => HttpResponse.json(services)),
    http.get('*/api/done', () => HttpResponse.json({ act: done })),
    http.get('*/api/garage', () => HttpResponse.json(garage)),
    http.get('*/api/watchlist', () =>
      HttpResponse.json({ entries: saved.map((id) => ({ id, car: aCarCard({ id, name: `Kia ${id}` }) })) }),
    ),
  );
  const site = aSite({ remotes: { 'mfe-account': accountSettingsSchema.parse({}) } });
  return renderWithStore(<GaragePage />, { apis: [accountApi], url: `/my-garage${done && `?done=${done}.9.a`}`, site });
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
        valuations: [
          { on: '1 June 2026', amount: 'Estimated at $20,000 to $22,000', href: '/trade-in/offer/abc' },
          { on: '3 March 2026', amount: 'Estimated at $21,000 to $23,000', href: '/trade-in/offer/def' },
        ],
        trend: 'Down $1,000 since 3 March 2026',
      },
    ],
  });

  const list = await screen.findByRole('region', { name: 'My car' }, LONG);
  expect(within(list).getByRole('heading', { name: '2019 Mazda 3, ABC12D' })).toBeInTheDocument();
  expect(within(list).getByText('Down $1,000 since 3 March 2026')).toBeInTheDocument();
  const rows = within(within(list).getByRole('table', { name: 'Estimates: 2019 Mazda 3' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Valued onEstimate',
    '1 June 2026Estimated at $20,000 to $22,000',
    '3 March 2026Estimated at $21,000 to $23,000',
  ]);
  expect(within(list).getByRole('link', { name: 'Estimated at $20,000 to $22,000' })).toBeInTheDocument();
});

test('of the saved cars the latest four are shown, with the way to all', async () => {
  renderGarage({ entries: [], vehicles: [] }, ['a', 'b', 'c', 'd', 'e']);

  const list = await screen.findByRole('region', { name: 'Saved cars' }, LONG);
  expect(within(list).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(within(list).getByRole('link', { name: 'See all 5' })).toHaveAttribute('href', '/watchlist');
});

test('services of own vehicles stand with their day, and a form adds one by a day, kilometres or the last one', async () => {
  const due = { id: '1', vehicle: '2019 Mazda 3', due: '1 March 2027', told: false };
  renderGarage({ entries: [], vehicles: [] }, [], { services: [due], channels: 'emails and texts' });

  const list = await screen.findByRole('region', { name: 'Service reminders' }, LONG);
  expect(list).toHaveTextContent('You are reminded 14 days before, by emails and texts.');
  expect(within(list).getByText('Due on 1 March 2027')).toBeInTheDocument();
  expect(within(list).getByRole('button', { name: 'Remove: service of 2019 Mazda 3' })).toBeInTheDocument();
  const form = within(list).getByRole<HTMLFormElement>('form', { name: 'Add a service reminder', hidden: true });
  expect([...new FormData(form).keys()]).toEqual([
    ...['_form', 'vehicle', 'due_on', 'km_now', 'km_due', 'km_a_year', 'last_on', 'every_months'],
  ]);
});

test.each([
  ['service-kept', 'Kept.'],
  ['service-replaced', 'Kept, in place of the day that this vehicle had before.'],
])('of %s the garage says "%s"', async (act, words) => {
  const due = { id: '1', vehicle: '2019 Mazda 3', due: '1 March 2027', told: false };
  renderGarage({ entries: [], vehicles: [] }, [], { services: [due], channels: '' }, act);

  expect(await screen.findByText(words, {}, LONG)).toBeVisible();
});

test('who agreed to no channel is told that nobody reminds them, and where to choose one', async () => {
  renderGarage({ entries: [], vehicles: [] });

  const list = await screen.findByRole('region', { name: 'Service reminders' }, LONG);
  expect(within(list).getByRole('link', { name: 'Choose how you are told' })).toHaveAttribute(
    'href',
    '/saved-searches#how-told',
  );
});
