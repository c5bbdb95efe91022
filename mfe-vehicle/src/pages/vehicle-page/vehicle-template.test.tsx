import { modelSchema } from '@shared-kit/contracts/vehicle/model.contract';
import { server } from '@shared-kit/testing/server';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { details, showVehiclePage } from '../../testing/show-vehicle-page';

const variant = (name: string, least: number | null) => ({
  ...{ id: name, full_name: `Mazda CX-5 ${name}`, name, fuel: 'Petrol', image: null },
  ...{ dap_min_price: least, dap_max_price: least },
});

function sell(...variants: ReturnType<typeof variant>[]) {
  const model = { name: 'CX-5', slug: 'mazda-cx-5', make: 'Mazda', make_slug: 'mazda', model_variants: variants };
  server.use(http.get('*/api/models/mazda-cx-5', () => HttpResponse.json(modelSchema.parse(model))));
}

test('a brand tells of a new vehicle’s range before all else: each version with the least that it costs', async () => {
  sell(variant('Maxx', 38_990), variant('Touring', 45_490), variant('Not priced yet', null));
  showVehiclePage({ site: { template: 'brand' }, car: { car_type: 'new', badge: 'Touring' } });

  const range = within(await screen.findByRole('region', { name: 'The Mazda CX-5 range' }));
  expect(range.getByText('Touring, this one')).toBeInTheDocument();
  expect(range.getByText('From $38,990')).toBeInTheDocument();
  expect(range.queryByText(/Not priced/)).toBeNull();
  expect(range.getByRole('link', { name: 'Compare every CX-5', hidden: true })).toHaveAttribute(
    'href',
    '/models/mazda-cx-5',
  );
});

test.each([
  ['a used one', { car_type: 'used' as const }, 'brand' as const],
  ['a vehicle of a group', { car_type: 'new' as const }, 'group' as const],
])('%s has no range, and nobody is asked for it', async (_case, car, template) => {
  showVehiclePage({ site: { template }, car });
  await details();

  expect(screen.queryByRole('region', { name: /range$/ })).toBeNull();
});

test('what a week includes is listed where the week is the price, and what buying costs is folded', async () => {
  const config = { included: ['Registration', 'Insurance'] };
  const site = { template: 'subscription' as const, flags: { subscription_site: true } };
  const note = { subscription_note: 'Everything but charging included' };
  const { unmount } = showVehiclePage({ site: { ...site, ...note }, config, car: { subscription_price: 350 } });

  const included = await screen.findByRole('region', { name: 'What the week includes' });
  expect(within(included).getByText('Insurance')).toBeInTheDocument();
  const summary = within(screen.getByRole('region', { name: 'Summary' }));
  expect(summary.getByText('Everything but charging included')).toBeVisible();
  expect(summary.getByText('To buy:').closest('details')).not.toHaveAttribute('open');
  expect(screen.getByText('What it would cost to buy').closest('details')).not.toHaveAttribute('open');
  unmount();

  showVehiclePage({ site, config, car: { subscription_price: null } });
  await details();
  expect(screen.queryByRole('region', { name: 'What the week includes' })).toBeNull();
  expect(screen.queryByText('What it would cost to buy')).toBeNull();
});

test.each([
  ['group', ['Dealer comments', 'Features', 'Specifications']],
  ['yard', ['Specifications', 'Features', 'Dealer comments']],
] as const)('%s tells of a vehicle in its own order', async (template, order) => {
  showVehiclePage({ site: { template }, car: { standardEquipment: ['Tow bar'] } });
  await details();

  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.filter((heading) => (order as readonly string[]).includes(heading))).toEqual(order);
});

test('beside the price stands whether somebody is at its place and what people say of that, and nothing where nobody knows', async () => {
  const { unmount } = showVehiclePage({
    car: { opening: 'Open until 5:00 pm', city: 'Cairns', state: 'QLD', rating: '4.6 out of 5 from 12 reviews' },
  });
  expect(await screen.findByText('Open until 5:00 pm')).toBeVisible();
  expect(screen.getByText('Cairns, QLD · ★ 4.6 out of 5 from 12 reviews of this dealer')).toBeVisible();
  unmount();

  showVehiclePage();
  await details();
  expect(within(screen.getByRole('region', { name: 'Summary' })).queryByText(/Open|Closed|★/)).toBeNull();
});
