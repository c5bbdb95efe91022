import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { Client } from 'pg';
import { expectedCars } from '../../../../test/search/search-oracle';
import { startSearchedStock } from '../../../../test/search/searched-stock';
import type { SearchedStock } from '../../../../test/search/searched-stock';
import type { TestApp } from '../../../../test/test-app';
import type { RowRefusal } from '../../../text/refusal-report';
import { importPlaces } from './import-places.repository';
import { rememberPlaces } from './remember-places.repository';

let server: TestApp;
let cars: Car[];
let search: SearchedStock['search'];

beforeAll(async () => {
  ({ server, cars, search } = await startSearchedStock());
});
afterAll(() => server.stop());

test('a radius keeps what is within it, distances stand beside the hits and sort them', async () => {
  const near = { place: '4567' };
  const within = await search({ near: { ...near, radius: 25 } });
  const all = await search({ near, sortBy: 'distance' });
  const kilometres = all.hits.map(({ id }) => all.distances?.[id] ?? Infinity);

  expect(within.hits.every(({ location_name: name }) => name === 'Noosa yard')).toBe(true);
  expect(within.count).toBe(expectedCars(cars, { filters: { location_name: ['Noosa yard'] } }, new Date()).length);
  expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
  expect(kilometres[0]).toBeLessThan(4);
  expect(all.count).toBe((await search({})).count);
});

test('an unknown place is said to be unknown and leaves the stock as it is', async () => {
  const answer = await search({ near: { place: '9999', radius: 50 } });

  expect([answer.place, answer.count]).toEqual([{ label: null }, (await search({})).count]);
});

test('says where a postcode or a town is, and that it knows no such one', async () => {
  const ask = async (near: string) =>
    (
      await server.app.inject({ url: '/api/places', query: { near }, headers: { host: 'sunrise.test' } })
    ).json<object>();

  expect(await ask('4567')).toEqual({
    place: { label: 'Noosa Heads 4567', lat: expect.any(Number) as number, long: expect.any(Number) as number },
  });
  expect(await ask('noosa')).toMatchObject({ place: { label: 'Noosa Heads 4567' } });
  expect(await ask('9999')).toEqual({ place: null });
  expect(await ask('x'.repeat(61))).toMatchObject({ code: 'bad_request' });
});

type Row = Record<string, string>;

/** Imports rows as the command does, and tells what was refused. */
async function importRows(given: Row[], failure?: Error) {
  async function* rows() {
    yield* given;
    if (failure) throw failure;
  }
  const refusals: RowRefusal[] = [];
  const client = new Client({ connectionString: server.database.url });
  await client.connect();
  try {
    const onRefusals = async (some: readonly RowRefusal[]) => void refusals.push(...some);
    const summary = await importPlaces({ client, rows: rows(), fileName: 'places.csv', onRefusals });
    return { summary, refusals };
  } finally {
    await client.end();
  }
}

const find = async (text: string) => (await rememberPlaces(server.db)()).find(text);

test('an imported list takes the place of the one before, without the rows that are no place', async () => {
  const columns = { postcode: '0800', locality: 'DARWIN CITY', state: 'nt', latitude: '-12.46', longitude: '130.84' };
  expect(await find('4567')).toMatchObject({ label: 'Noosa Heads 4567' });

  const { summary, refusals } = await importRows([
    { ...columns, postcode: '800' },
    { ...columns, locality: 'Darwin City', latitude: '-12.5' },
    { ...columns, postcode: '80 00' },
    { ...columns, locality: ' ', state: 'Bavaria' },
    { ...columns, locality: 'Null Island', latitude: '0', longitude: '0' },
    { ...columns, postcode: '0801', locality: "O'Malley", latitude: '1e3' },
  ]);

  expect(summary).toEqual({ read: 6, refused: 4, places: 1 });
  expect(refusals.map(({ rowNumber, field, value }) => [rowNumber, field, value])).toEqual([
    [4, 'postcode', '80 00'],
    [5, 'name', ''],
    [5, 'state', 'Bavaria'],
    [6, 'lat', '0'],
    [6, 'long', '0'],
    [7, 'lat', '1e3'],
  ]);
  expect(await find('darwin')).toEqual({ label: 'Darwin City 0800', at: { lat: -12.46, long: 130.84 } });
  expect(await find('4567')).toBeNull();
});

test('a list that breaks off, or has no place, leaves the one before', async () => {
  const before = await find('darwin');
  const row = { postcode: '4567', name: 'Noosa Heads', state: 'QLD', lat: '-26.4', long: '153.1' };

  await expect(importRows([row], new Error('no more disk'))).rejects.toThrow('no more disk');
  await expect(importRows([{ ...row, lat: 'north' }])).rejects.toThrow('the one before stays');
  expect([await find('darwin'), await find('noosa')]).toEqual([before, null]);
});
