import { searchStateSchema } from '@shared-kit/contracts/search/search.contract';
import { searchSentence } from './search-sentence';

const said = (state: object) => searchSentence('Used cars', searchStateSchema.parse(state));

test('values are words, ours in the letters of a sentence, those of the stock as they are', () => {
  const filters = {
    seats: ['7'],
    status: ['in_stock'],
    price_range: ['10000:15000'],
    certified: ['true'],
    km: ['0:10000'],
  };
  expect(said({ filters })).toBe('Used cars: 7 seats, in stock, $10,000 to $15,000, certified, under 10,000 kms');
  expect(said({ filters: { make: ['Toyota', 'Kia'] }, excluded: { model: ['iLoad'], status: ['sold'] } })).toBe(
    'Used cars: Toyota or Kia, not iLoad, not sold',
  );
});

test('ends of ranges have their units', () => {
  const ranges = { price: { max: 40_000 }, km: { max: 40_000 }, weekly: { min: 100, max: 200 }, year: { min: 2019 } };
  expect(said({ ranges })).toBe('Used cars: up to $40,000, up to 40,000 kms, $100 a week to $200 a week, from 2019');
});

test('words and places close the sentence; nothing asked for is the scope alone', () => {
  expect(said({ query: 'tow bar', near: { place: 'Noosa', radius: 50 } })).toBe(
    'Used cars: within 50 km of Noosa, “tow bar”',
  );
  expect(said({})).toBe('Used cars');
});
