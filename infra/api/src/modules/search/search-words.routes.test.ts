import type { SearchResponse } from '@shared-kit/contracts/search/search.contract';
import { flagsSchema } from '@shared-kit/contracts/site/site-config.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { feedRows } from '../../../test/search/search-feed';
import { expectedCars } from '../../../test/search/search-oracle';
import { startSearchedStock } from '../../../test/search/searched-stock';
import type { SearchedStock } from '../../../test/search/searched-stock';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;
let cars: Car[];
let search: SearchedStock['search'];

const base = { ...feedRows(1)[0], make: 'Toyota', model: 'HiLux', status: 'in_stock', show_on_dealer_website: true };
const peugeot = { ...base, stocknum: 'P9', vin: '', regplate: '', make: 'Peugeot', model: '3008' };
/** A week's price stands far from what a loan of the car would cost. */
const subscribed = [199, 250, 308].map((subscription_price, index) => ({
  ...base,
  stocknum: `W${index}`,
  vin: '',
  regplate: '',
  subscription_price,
}));

beforeAll(async () => {
  ({ server, cars, search } = await startSearchedStock([peugeot, ...subscribed]));
  await server.addSite({ slug: 'weekly', group: 'sunrise', flags: flagsSchema.parse({ subscription_site: true }) });
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

test('leaves nothing out by a word that no car here goes by, and says so', async () => {
  const [all, found] = await Promise.all([search({}), search({ query: 'not harley' })]);

  expect(found.count).toBe(all.count);
  expect(found).toMatchObject({ understood: { query: '' }, notExcluded: [{ word: 'harley', isKnown: false }] });
});

test.each([
  ['between 40k and 20k', 'between 20k and 40k', 'price'],
  ['2018-2015', '2015-2018', 'year'],
  ['between 80,000 and 20,000 km', 'between 20,000 and 80,000 km', 'km'],
  ['under 20k over 40k', 'between 20k and 40k', 'price'],
])('"%s" means "%s", and that is said', async (query, meant, name) => {
  const [found, expected] = await Promise.all([search({ query }), search({ query: meant })]);

  expect(found.count).toBe(expected.count);
  expect(found.count).toBeGreaterThan(0);
  expect([found.exchanged, expected.exchanged]).toEqual([[name], undefined]);
});

test.each([
  ['not', { ignored: ['not'] }],
  ['without', { ignored: ['without'] }],
  ['under -5', { ignored: ['under -5'] }],
  ['in 9999', { place: { label: null } }],
  ['in 0000', { place: { label: null } }],
])('"%s" is all there is, and what was not understood is said', async (query, said) => {
  const [all, found] = await Promise.all([search({}), search({ query })]);

  expect(found.count).toBe(all.count);
  expect(found).toMatchObject({ understood: { query: '' }, ...said });
});

test.each([
  ['not over 100,000 km', 'under 100000 km'],
  ['not older than 2018', 'from 2018'],
  ['not under 20k', 'from 20000'],
  ['-toyota', 'not toyota'],
])('"%s" means "%s", and nothing of it is called unknown', async (query, meant) => {
  const [all, found, expected] = await Promise.all([search({}), search({ query }), search({ query: meant })]);

  expect(found.count).toBe(expected.count);
  expect(found.count).toBeLessThan(all.count);
  expect(found.count).toBeGreaterThan(0);
  expect([found.ignored, found.notExcluded]).toEqual([undefined, undefined]);
});

test('a town is left out by itself, and its surroundings are said to stay', async () => {
  const [all, town, around] = await Promise.all(
    ['', 'not in Gympie', 'not near Gympie'].map((query) => search({ query })),
  );

  expect(town?.count).toBe(expectedCars(cars, {}, new Date()).filter(({ city }) => city !== 'Gympie').length);
  expect(town?.understood).toMatchObject({ excluded: { city: ['Gympie'] } });
  expect(around?.count).toBe(all?.count);
  expect(around).toMatchObject({ notExcluded: [{ word: 'near gympie', isKnown: true }] });
});

test.each([
  ['under $250 a week', [199, 250], { max: 250 }],
  ['under $250', [199, 250], { max: 250 }],
  ['not under $250 a week', [250, 308], { min: 250 }],
  ['under $500 a fortnight', [199, 250], { max: 250 }],
  ['under $1000 per month', [199], { max: 230 }],
])('on a subscription site "%s" compares the price by the week', async (query, prices, weekly) => {
  const url = '/api/search';
  const response = await server.app.inject({ url, query: { query }, headers: { host: 'weekly.test' } });
  const { hits, understood, bounds } = response.json<SearchResponse>();

  expect(hits.map(({ subscription_price: price }) => price).toSorted()).toEqual(prices);
  expect(understood?.ranges).toEqual({ weekly });
  expect(bounds?.weekly).toEqual({ min: 199, max: 308 });
});

test.each([
  ['4567', 'in 4567'],
  ['toyota 4567', 'toyota in 4567'],
  ['toyota under 40k 4567', 'toyota under 40k in 4567'],
])('a bare postcode means near it: "%s"', async (query, meant) => {
  const [found, expected] = await Promise.all([search({ query }), search({ query: meant })]);

  expect(found.understood).toMatchObject({ query: '', near: { place: '4567', radius: 50 } });
  expect(found.count).toBe(expected.count);
  expect(found.count).toBeGreaterThan(0);
});

test.each([
  ['sunrise.test', 'new-used-and-demo-cars', /^(?:\w+ )?(?:ute|SUV|hatch) under \d+k near \w+$/],
  ['sunrise.test', 'used-cars', /under \d+k/],
  ['sunrise.test', 'toyota', /under \d+k/],
  ['sunrise.test', 'toyota/hilux', /under \d+k/],
  ['sunrise.test', 'peugeot', /./],
  ['sunrise.test', 'special-offers', /./],
  ['weekly.test', 'new-used-and-demo-cars', /under \$?\d+(?:k| a week)/],
])('the example that %s/search/%s gives finds cars there', async (host, path, looks) => {
  const ask = async (query: string) => {
    const response = await server.app.inject({ url: `/api/search/${path}`, query: { query }, headers: { host } });
    return response.json<SearchResponse>();
  };
  const page = await ask('');
  if (page.count === 0) return;
  const found = await ask(page.example ?? '');

  expect(page.example).toMatch(looks);
  expect(found.understood?.query).toBe('');
  expect([found.ignored, found.unstocked, found.place?.label]).toEqual([
    undefined,
    undefined,
    found.understood?.near && expect.any(String),
  ]);
  expect(found.count).toBeGreaterThan(0);
  expect(found.example).toBe(page.example);
});

test('never looks for the word that is not wanted', async () => {
  const found = await search({ query: 'toyota without glx' });

  expect(found.count).toBe(expectedCars(cars, { filters: { make: ['Toyota'] } }, new Date()).length);
  expect(found.notExcluded).toEqual([{ word: 'glx', isKnown: true }]);
});

test.each([
  ['sedan', { count: 'all', unstocked: [{ name: 'body', value: 'Sedan' }] }],
  ['toyota sedan', { count: 'toyota', unstocked: [{ name: 'body', value: 'Sedan' }] }],
  [
    'toyota sedan or motorhome',
    { count: 'toyota', unstocked: ['Sedan', 'Motorhome'].map((value) => ({ name: 'body', value })) },
  ],
  ['toyota sedan zzzz', { count: 'toyota', unstocked: [{ name: 'body', value: 'Sedan' }], ignored: ['zzzz'] }],
])('a kind that the site does not stock is said, not searched for: %s', async (query, { count, ...said }) => {
  const { filters = {} } = count === 'all' ? {} : { filters: { make: ['Toyota'] } };
  const found = await search({ query });

  expect(found.count).toBe(expectedCars(cars, { filters }, new Date()).length);
  expect(found).toMatchObject(said);
  expect(found.understood?.filters['body']).toBeUndefined();
});

test('a kind that was chosen by hand is searched for', async () => {
  expect((await search({ query: 'toyota', filters: { body: ['Sedan'] } })).count).toBe(0);
});

test.each(["toyota'); drop table vehicle;--", '🚗🚗', '\\', ':* & |', 'a'.repeat(190)])(
  'survives the words %j',
  async (query) => {
    expect((await search({ query })).hits).toBeDefined();
  },
);
