import type { SearchResponse } from '@shared-kit/contracts/search/search.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { feedRows } from '../../../test/search/search-feed';
import { expectedCars } from '../../../test/search/search-oracle';
import { startSearchedStock } from '../../../test/search/searched-stock';
import type { SearchedStock } from '../../../test/search/searched-stock';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;
let cars: Car[];
let search: SearchedStock['search'];

/** As yards write them on paper: cars that a shopper looks for by their numbers. */
const identified = [
  { stocknum: 'P1', vin: 'MR0HA3CD500123456', regplate: '884 EM6' },
  { stocknum: 'P2', vin: 'JM0KF4WLA00654321', regplate: '1AB2CD' },
  { stocknum: 'P3', vin: 'JSAFJB43V00111222', regplate: 'NOOSA4' },
  { stocknum: 'P4', vin: 'JSAFJB43V00111333', regplate: '109YZ9' },
].map((numbers) => ({
  ...feedRows(1)[0],
  make: 'Toyota',
  model: 'HiLux',
  status: 'in_stock',
  show_on_dealer_website: true,
  ...numbers,
}));
const inDigits = [
  { ...identified[0], stocknum: '4350', vin: '', regplate: '' },
  { ...identified[0], stocknum: 'P9', vin: '', regplate: '', make: 'Peugeot', model: '3008' },
];
beforeAll(async () => {
  ({ server, cars, search } = await startSearchedStock([...identified, ...inDigits]));
});
afterAll(() => server.stop());

test('finds one car by its stock number, and nothing for a number that is not there', async () => {
  const car = expectedCars(cars, {}, new Date()).find(({ stocknum }) => stocknum.length === 4);
  const { hits } = await search({ query: car?.stocknum ?? '' });

  expect(hits.map(({ id }) => id)).toEqual([car?.id]);
  expect((await search({ query: 'S99999' })).count).toBe(0);
});

test.each([
  ['a VIN', 'MR0HA3CD500123456', 'P1'],
  ['a VIN in small letters', 'jm0kf4wla00654321', 'P2'],
  ['a plate with its space', '884 EM6', 'P1'],
  ['a plate without its space', '884em6', 'P1'],
  ['a plate that begins with a digit', '1AB2CD', 'P2'],
  ['a plate that begins like a town', 'NOOSA4', 'P3'],
  ['a plate among words', 'toyota 1AB2CD', 'P2'],
  ['a plate with a space that the yard does not write', '109 YZ9', 'P4'],
  ['a plate with its space among words', 'toyota 109 yz9', 'P4'],
])('%s typed into the search field finds the car it belongs to', async (_case, query, stocknum) => {
  const found = await Promise.all(
    ['/api/search', '/api/search/new-used-and-demo-cars'].map(async (url) => {
      const response = await server.app.inject({ url, query: { query }, headers: { host: 'sunrise.test' } });
      return response.json<SearchResponse>().hits.map((hit) => hit.stocknum);
    }),
  );

  expect(found).toEqual([[stocknum], [stocknum]]);
});

test.each([
  ['a stock number', '4350', { stocknum: '4350' }],
  ['a model', '3008', { model: '3008' }],
])('%s of four digits is no postcode', async (_case, query, car) => {
  const found = await search({ query });

  expect(found.hits).toEqual([expect.objectContaining(car)]);
  expect(found.place).toBeUndefined();
});

test.each(['10', 'jsaf'])('a VIN, plate or stock number is not found by its beginning: "%s"', async (word) => {
  const [found, toyotas] = await Promise.all([search({ query: `toyota ${word}` }), search({ query: 'toyota' })]);

  expect(found.ignored).toEqual([word]);
  expect(found.count).toBe(toyotas.count);
  expect((await search({ query: `qqqq ${word}` })).count).toBe(0);
});
