import { carCardSchema } from '@shared-kit/contracts/vehicle/car.contract';
import { everything, siteOf } from '../../../../test/search/both-searches';
import { driveAwayStockSearch } from './drive-away-stock-search.adapter';
import type { StockSearch } from './stock-search.port';

const site = siteOf();
const card = carCardSchema.parse({
  ...{
    id: 'a',
    slug: 'a',
    path: '/cars/a',
    name: 'A car',
    year: 2026,
    make: 'Kia',
    model: 'Rio',
    km: 10,
    stocknum: '1',
  },
  ...{ status: 'in_stock', car_type: 'used', state: 'QLD', simple_fuel: 'Petrol', simple_body: 'SUV' },
  ...{ price: 30_000, price_type: 'Excl. Govt. Charges', cylinders: 6, rego_expiry: '2026-11-23' },
  ...{ created_at: '2026-01-05T00:00:00.000Z', dealership_slug: 'main', dealership_id: 'main' },
});

/** Over an engine that gives the same remembered hits each time, at a time that tests set. */
function search(at: string) {
  const time = { now: new Date(at) };
  const hits = [card];
  const engine = {
    search: async () => ({ hits, facets: {}, count: 1, stockCount: 1, pages: 1, ms: 1 }),
    hits: async () => hits,
  } as unknown as StockSearch;
  return { time, found: driveAwayStockSearch(engine, () => time.now) };
}

test('remembered cards get the estimate of the next day within a minute of midnight', async () => {
  const { time, found } = search('2026-11-23T13:59:30Z');
  const typeNow = async () => (await found.search(site, everything)).hits[0]?.drive_away;
  // 300 x 3.50 for six cylinders = 1,050; registered until that day, so the transfer of 33 alone
  expect(await typeNow()).toEqual({
    text: '$31,083',
    amount: 31_083,
    type: 'estimated drive-away in QLD with the charges of 1 Jul 2025',
  });

  time.now = new Date('2026-11-23T14:00:30Z');

  // 1,050; 633.85, so 634; 386.80, so 387
  expect(await typeNow()).toEqual({
    text: '$32,071',
    amount: 32_071,
    type: 'estimated drive-away in QLD with the charges of 1 Jul 2024',
  });
});

test('within a minute the cards of a state are made once, and another state has its own', async () => {
  const { found } = search('2026-11-23T02:00:00Z');
  const { hits: first } = await found.search(site, everything);
  const { hits: nsw } = await found.search({ ...site, shopper_state: 'NSW' }, everything);

  expect((await found.search(site, everything)).hits).toBe(first);
  expect(nsw[0]?.drive_away?.type).toBe('estimated drive-away in NSW with the charges of 1 Jul 2025');
});

test('hits alone have the estimate too, and not what decides about it', async () => {
  const { found } = search('2026-11-23T02:00:00Z');

  const [shown] = await found.hits(site, everything, 1);

  expect(shown?.drive_away?.text).toBe('$31,083');
  expect(shown).not.toHaveProperty('cylinders');
  expect(shown).not.toHaveProperty('rego_expiry');
});
