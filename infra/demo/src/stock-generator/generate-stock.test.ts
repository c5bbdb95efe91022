import { feedCarSchema } from '@infra/api/modules/stock/feed/feed-car.contract';
import type { FeedCar } from '@infra/api/modules/stock/feed/feed-car.contract';
import { loadPictureLibrary } from '@infra/api/modules/stock/car/library-pictures';
import { join } from 'node:path';
import { readDemoGroups } from '../groups/read-demo-groups';
import { loadCloserLooks } from './media/closer-looks';
import { generateStock } from './generate-stock';
import { loadSpinLibrary } from './media/spins';

const now = new Date('2026-11-21T00:00:00Z');
const groups = await readDemoGroups();
const picturesDirectory = join(import.meta.dirname, '../../pictures');
const pickPictures = await loadPictureLibrary(picturesDirectory);
const pickSpin = await loadSpinLibrary(picturesDirectory);
const pickCloserLooks = await loadCloserLooks(picturesDirectory);

function stock(slug: string, count: number, seed = 1): FeedCar[] {
  const group = groups.find((candidate) => candidate.slug === slug)!;
  return [...generateStock({ group, count, seed, now, pickPictures, pickSpin, pickCloserLooks })].map((row) =>
    feedCarSchema.parse(row),
  );
}
const cars = stock('corella', 3_000);
const all = [...cars, ...stock('gannet', 300), ...stock('tern', 300)];
const share = (matches: (car: FeedCar) => boolean) => cars.filter(matches).length / cars.length;

test('the same seed and date give the same stock, another seed another', () => {
  expect(stock('corella', 50)).toEqual(stock('corella', 50));
  expect(stock('corella', 50, 2)).not.toEqual(stock('corella', 50));
});

test('all stock numbers of a group differ', () => {
  expect(new Set(cars.map(({ stocknum }) => stocknum)).size).toBe(cars.length);
});

test('new and demo cars are of the franchises of their dealership', () => {
  const makes = new Map(
    groups.flatMap(({ dealerships }) => dealerships.map(({ slug, manufacturers }) => [slug, manufacturers] as const)),
  );
  for (const { car_type, make, dealership_slug } of all) {
    if (car_type !== 'used') expect(makes.get(dealership_slug ?? '')).toContain(make);
  }
});

test('each dealership has of all it sells', () => {
  for (const { slug, sells } of groups.flatMap(({ dealerships }) => dealerships)) {
    const stands = all.filter(({ dealership_slug: place }) => place === slug).map(({ item_type: kind }) => kind);
    expect({ slug, kinds: [...new Set(stands)].sort() }).toEqual({ slug, kinds: [...sells].sort() });
  }
});

test('every lender gives a comparison rate above its rate, or none, and repayments with the warning', () => {
  const lenders = all.flatMap(({ finance_lenders }) => Object.values(finance_lenders));
  for (const { interestRate, comparisonRate, paymentWeek, disclaimer } of lenders) {
    if (comparisonRate !== null) expect(comparisonRate).toBeGreaterThan(interestRate ?? Infinity);
    expect(paymentWeek).toBeGreaterThan(0);
    expect(disclaimer).toContain('WARNING');
  }
  expect(lenders.some(({ comparisonRate }) => comparisonRate === null)).toBe(true);
});

test('sells no car before it existed: no old electric cars, and no hybrid badge on an older engine', () => {
  for (const { year, simple_fuel: fuel, badge = '' } of all) {
    if (fuel === 'Electric') expect(year).toBeGreaterThanOrEqual(2019);
    if (year < 2019) expect(badge).not.toMatch(/hybrid/i);
  }
});

test('older cars have gone further and cost less', () => {
  const hilux = cars.filter(({ model, car_type }) => model === 'HiLux' && car_type === 'used');
  const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [old, young] = [hilux.filter(({ year }) => year < 2018), hilux.filter(({ year }) => year > 2022)];

  expect(average(old.map(({ km = 0 }) => km))).toBeGreaterThan(2 * average(young.map(({ km = 0 }) => km)));
  expect(average(old.map(({ price = 0 }) => price))).toBeLessThan(0.7 * average(young.map(({ price = 0 }) => price)));
});

test('nothing is said of a car on its way that is true only of one that stands there', () => {
  const coming = all.filter(({ status, dealercomments }) => status === 'coming_soon' && dealercomments !== undefined);
  const standing = all.filter(({ status }) => status === 'in_stock').map(({ dealercomments }) => dealercomments ?? '');
  const untrue = /in stock|ready|see it at|are here|has passed|inspections are welcome/i;

  expect(coming.length).toBeGreaterThan(100);
  expect(standing.filter((words) => untrue.test(words)).length).toBeGreaterThan(1_000);
  expect(coming.filter(({ dealercomments }) => untrue.test(dealercomments ?? ''))).toEqual([]);
});

test.each<[string, (car: FeedCar) => boolean]>([
  ['no badge', ({ badge }) => badge === undefined],
  ['no price', ({ price }) => price === undefined],
  ['sold', ({ status }) => status === 'sold'],
  ['sold without a date', ({ status, sold_date_timestamp: date }) => status === 'sold' && date === undefined],
  ['coming soon', ({ status }) => status === 'coming_soon'],
  ['a preorder', ({ preorder }) => preorder],
  ['reserved', ({ reserved }) => reserved],
  ['certified', ({ certified }) => certified],
  ['reduced', ({ before_price, price }) => (before_price ?? 0) > (price ?? Infinity)],
  ['on offer', ({ offer_price }) => offer_price !== undefined],
  ['tagged RUNOUT SALE', ({ tag }) => tag === 'RUNOUT SALE'],
  ['hidden from the website', ({ show_on_dealer_website: shown }) => !shown],
  ['no lender', ({ finance_lenders }) => Object.keys(finance_lenders).length === 0],
  ['no photo', ({ images }) => images.length === 0],
  ['no comments', ({ dealercomments }) => dealercomments === undefined],
])('has gaps and states as in life: some cars are %s', (_case, matches) => {
  expect(share(matches)).toBeGreaterThan(0);
  expect(share(matches)).toBeLessThan(0.2);
});
