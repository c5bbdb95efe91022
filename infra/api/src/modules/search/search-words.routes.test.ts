import type { Car } from '@shared-kit/contracts/car.contract';
import { flagsSchema } from '@shared-kit/contracts/site-config.contract';
import type { SearchResponse } from '@shared-kit/contracts/search.contract';
import { feedRows } from '../../../test/search-feed';
import { expectedCars } from '../../../test/search-oracle';
import { startSearchedStock } from '../../../test/searched-stock';
import type { SearchedStock } from '../../../test/searched-stock';
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
/** A week's price stands far from what a loan of the car would cost. */
const subscribed = [199, 250, 308].map((subscription_price, index) => ({
  ...identified[0],
  stocknum: `W${index}`,
  vin: '',
  regplate: '',
  subscription_price,
}));

beforeAll(async () => {
  ({ server, cars, search } = await startSearchedStock([...identified, ...inDigits, ...subscribed]));
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
  ['a stock number', '4350', { stocknum: '4350' }],
  ['a model', '3008', { model: '3008' }],
])('%s of four digits is no postcode', async (_case, query, car) => {
  const found = await search({ query });

  expect(found.hits).toEqual([expect.objectContaining(car)]);
  expect(found.place).toBeUndefined();
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

test.each(['10', 'jsaf'])('a VIN, plate or stock number is not found by its beginning: "%s"', async (word) => {
  const [found, toyotas] = await Promise.all([search({ query: `toyota ${word}` }), search({ query: 'toyota' })]);

  expect(found.ignored).toEqual([word]);
  expect(found.count).toBe(toyotas.count);
  expect((await search({ query: `qqqq ${word}` })).count).toBe(0);
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
