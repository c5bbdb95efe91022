import { listFilters, rangeFilters } from '@shared-kit/contracts/search/search-fields';
import { nearText, rangeEnd, rangeText, titleOf } from './filter-words';
import { valueAlone, valueUnderTitle } from './value-words';

/** A value of each filter whose address has something else than what shoppers read. */
const CODED: Readonly<Record<string, readonly [value: string, words: string]>> = {
  status: ['in_stock', 'In stock'],
  car_type: ['demo', 'Demo'],
  item_type: ['caravan', 'Caravan'],
  certified: ['true', 'Certified'],
  categories: ['seven-seats', 'Seven seats or more'],
  price: ['10000:15000', '$10,000 to $15,000'],
  price_range: ['0:10000', 'Under $10,000'],
  subscription_price: ['400:', '$400 a week and over'],
  weekly_price_range: ['100:150', '$100 a week to $150 a week'],
  km: ['10000:40000', '10,000 kms to 40,000 kms'],
};

test.each(listFilters)('values of %s are words', (name) => {
  const [value, words] = CODED[name] ?? ['iLoad', 'iLoad'];
  expect(valueUnderTitle(name, value)).toBe(words);
  expect(valueUnderTitle(name, value)).not.toMatch(/_|:|true/);
  expect(titleOf(name)).toMatch(/^[A-Z][a-z ]+$/);
});

test('seats say what they are where no title does', () => {
  expect([valueUnderTitle('seats', '7'), valueAlone('seats', '7')]).toEqual(['7', '7 seats']);
});

test.each(rangeFilters)('ends of %s have their unit, alike at the slider and on the chip', (name) => {
  const end = { price: '$2,020', weekly: '$2,020 a week', km: '2,020 kms', year: '2020' }[name];
  const at = 2_020;
  expect(rangeEnd(name, at)).toBe(end);
  expect(rangeText(name, { max: at })).toBe(`Up to ${end}`);
  expect(rangeText(name, { min: at })).toBe(`From ${end}`);
  expect(rangeText(name, { min: at, max: at })).toBe(end);
  expect(rangeText(name, { min: at, max: at + 1 })).toMatch(new RegExp(`^${end.replace('$', '\\$')} to `));
});

test('what nobody knows is said as it is written', () => {
  expect(titleOf('towing')).toBeUndefined();
  expect(valueUnderTitle('towing', 'a_b')).toBe('a_b');
  expect(valueUnderTitle('km', 'far')).toBe('far');
  expect(rangeEnd('towing', 3_500)).toBe('3500');
  expect(rangeText('price', {})).toBe('');
});

test('near a place, as the crow flies', () => {
  expect([nearText('Noosa', undefined), nearText('Noosa', 50)]).toEqual(['Near Noosa', 'Within 50 km of Noosa']);
});
