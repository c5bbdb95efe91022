import type { Car } from '@shared-kit/contracts/car.contract';
import { expectedCars } from '../../../test/search-oracle';
import { startSearchedStock } from '../../../test/searched-stock';
import type { SearchedStock } from '../../../test/searched-stock';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;
let cars: Car[];
let search: SearchedStock['search'];

beforeAll(async () => {
  ({ server, cars, search } = await startSearchedStock());
});
afterAll(() => server.stop());

test.each([
  ['the beginning of a word', 'toy hil', (car: Car) => car.model === 'HiLux'],
  ['a misspelt make', 'toyotta', (car: Car) => car.make === 'Toyota'],
  ['two letters swapped', 'suzuik', (car: Car) => car.make === 'Suzuki'],
  ['a hyphen left out', 'cx5', (car: Car) => car.model === 'CX-5'],
  ['a hyphen written as a space', 'bt 50', (car: Car) => car.model === 'BT-50'],
  ['one word written as two', 'hi lux', (car: Car) => car.model === 'HiLux'],
  [
    'a model that is one digit',
    'mazda 3',
    (car: Car) => car.make === 'Mazda' && (car.model === '3' || car.stocknum === 'S3'),
  ],
  ['words in any order and case', 'JIMNY suzuki', (car: Car) => car.model === 'Jimny'],
])('understands %s', async (_case, query, isMeant) => {
  const { count } = await search({ query });

  expect(count).toBe(expectedCars(cars, {}, new Date()).filter(isMeant).length);
  expect(count).toBeGreaterThan(0);
});

test('finds one car by its stock number, and nothing for a number that is not there', async () => {
  const car = expectedCars(cars, {}, new Date()).find(({ stocknum }) => stocknum.length === 4);
  const { hits } = await search({ query: car?.stocknum ?? '' });

  expect(hits.map(({ id }) => id)).toEqual([car?.id]);
  expect((await search({ query: 'S99999' })).count).toBe(0);
});

test.each(["toyota'); drop table vehicle;--", '🚗🚗', '\\', ':* & |', 'a'.repeat(190)])(
  'survives the words %j',
  async (query) => {
    expect((await search({ query })).hits).toBeDefined();
  },
);
