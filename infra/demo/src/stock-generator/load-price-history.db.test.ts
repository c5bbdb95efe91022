import { createDb } from '@infra/api/db/db';
import { withScope } from '@infra/api/db/scope';
import { importStock } from '@infra/api/modules/stock/import/import-stock.repository';
import { vehiclePrices } from '@infra/api/modules/vehicle/vehicle-page.schema';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import { asc } from 'drizzle-orm';
import { Client } from 'pg';
import { loadGroups } from '../groups/load-groups';
import { loadPriceHistory } from './load-price-history';

test('a reduced demo car cost more until some day, some used ones came down step by step; again changes nothing', async () => {
  const database = await createTestDatabase();
  const context = { databaseUrl: database.url, port: 3000, log: { info: () => undefined, warn: () => undefined } };
  await loadGroups(context);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const car = { make: 'Suzuki', model: 'Swift', year: 2020, car_type: 'used', status: 'in_stock' };
  const place = { dealership_slug: 'tern-suzuki-broadmeadow', created_at: '2026-01-01T00:00:00.000Z' };
  await importStock({
    client,
    group: 'tern',
    rows: [
      { ...car, ...place, stocknum: 'U100', price: 18_990, before_price: 19_990 },
      { ...car, ...place, stocknum: 'U101', price: 17_990 },
      { ...car, ...place, stocknum: 'U102', price: 16_990 },
      { ...car, ...place, stocknum: 'N103', car_type: 'new', price: 25_990 },
    ],
    fileName: 'four cars',
  });
  await client.end();
  const db = createDb(database.url, { max: 1 });
  const prices = async () => {
    const rows = await withScope(db, { group: 'tern' }, (tx) =>
      tx.select().from(vehiclePrices).orderBy(asc(vehiclePrices.vehicleId), asc(vehiclePrices.since)),
    );
    return rows.map(({ vehicleId, price }) => [vehicleId, price]);
  };
  const [brandNew, reduced, lowered, steady] = ['n103', 'u100', 'u101', 'u102'].map(
    (stocknum) => `tern-suzuki-broadmeadow-${stocknum}`,
  );
  const expected = [
    [brandNew, 25_990],
    [reduced, 19_990],
    [reduced, 18_990],
    [lowered, 18_990],
    [lowered, 18_390],
    [lowered, 17_990],
    [steady, 16_990],
  ];

  await loadPriceHistory(context);
  expect(await prices()).toEqual(expected);
  await loadPriceHistory(context);
  expect(await prices()).toEqual(expected);

  await db.$client.end();
  await database.drop();
});
