import { aCarCard } from '@shared-kit/testing/a-car';
import { viewAndSortIn, countsOf, listPath, shownEntries } from './shown-entries';

const entry = (id: string, car: object, saved_price: number | null = null) => {
  return { id, price_history: [], car: aCarCard({ id, status: 'in_stock', ...car }), saved_price, note: '' };
};
const list = [
  entry('a', { price: 30_000, km: 10_000 }, 31_000),
  entry('b', { price: 20_000, km: null }, 20_000),
  entry('c', { price: null, km: 500 }),
  entry('d', { price: 25_000, km: 70_000, status: 'sold' }, 26_000),
];
const ids = (...asked: Parameters<typeof shownEntries> extends [unknown, ...infer Asked] ? Asked : never) =>
  shownEntries(list, ...asked).map(({ id }) => id);

test('a list is ordered by price or kms, what has none of it last, and as it was saved where nothing is asked', () => {
  expect(ids('all', 'saved')).toEqual(['a', 'b', 'c', 'd']);
  expect(ids('all', 'price')).toEqual(['b', 'd', 'a', 'c']);
  expect(ids('all', 'dearest')).toEqual(['a', 'd', 'b', 'c']);
  expect(ids('all', 'kms')).toEqual(['c', 'a', 'd', 'b']);
});

test('an offer is the price that counts: it orders the list and is cheaper than what was saved', () => {
  const offers = [
    entry('listed', { price: 64_990 }, 64_990),
    entry('offer', { price: 65_990, offer_price: 64_490 }, 65_990),
    entry('was-offer', { price: 64_000, offer_price: null }, 63_000),
  ];

  expect(shownEntries(offers, 'all', 'price').map(({ id }) => id)).toEqual(['was-offer', 'offer', 'listed']);
  expect(shownEntries(offers, 'cheaper', 'saved').map(({ id }) => id)).toEqual(['offer']);
});

test('a view shows what is for sale, cheaper than when it was saved, or sold, and says how many each has', () => {
  expect(ids('available', 'saved')).toEqual(['a', 'b', 'c']);
  expect(ids('cheaper', 'saved')).toEqual(['a']);
  expect(ids('sold', 'saved')).toEqual(['d']);
  expect(countsOf(list)).toEqual({ all: 4, available: 3, cheaper: 1, sold: 1 });
});

test('an address says view and order and is read back; what it does not know is passed over', () => {
  expect(listPath('all', 'saved')).toBe('/watchlist');
  expect(viewAndSortIn(new URL(listPath('sold', 'kms'), 'http://x').searchParams)).toEqual({
    view: 'sold',
    sort: 'kms',
  });
  expect(viewAndSortIn(new URLSearchParams('show=constructor&sort=__proto__'))).toEqual({ view: 'all', sort: 'saved' });
});
