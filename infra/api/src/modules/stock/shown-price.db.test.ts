import { askingPrice } from '@shared-kit/domain/price/price-display';
import { Client } from 'pg';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import type { TestDatabase } from '@infra/platform/postgres/testing/test-database';

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const amounts = [null, 0, 9, 10, 11, 24_990, 99_999_999];
const cards = amounts.flatMap((price) => amounts.map((offer_price) => ({ price, offer_price })));

// History and alerts compare the one, pages show the other.
test('the price that the database keeps of a car is the one that pages show', async () => {
  for (const card of cards) {
    const { rows } = await client.query<{ shown: number | null }>('select shown_price($1::jsonb) as shown', [card]);
    const { amount } = askingPrice({
      ...card,
      ...{ subscription_price: 250, price_type: 'Drive Away', preorder: false, drive_away: undefined },
    });
    expect([card, rows[0]?.shown]).toEqual([card, amount]);
  }
});
