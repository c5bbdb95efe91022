import { siteOf } from '../../../test/search/both-searches';
import { inStateOf, ledgerOf, stateFor } from './drive-away.service';

const site = siteOf();
const vehicle = { car_type: 'new', item_type: 'car', simple_fuel: 'Petrol', simple_body: 'SUV', state: 'QLD' } as const;
const car = {
  ...{ ...vehicle, status: 'in_stock' as const },
  ...{ price: 30_000, offer_price: null, subscription_price: null, preorder: false },
  price_type: 'Excl. Govt. Charges',
};
const now = new Date('2026-11-23T02:00:00Z');

test("the day of an estimate is the site's, not that of Greenwich", () => {
  const afterMidnightInBrisbane = new Date('2026-11-22T14:00:00Z');

  expect(ledgerOf(car, site, 'QLD', afterMidnightInBrisbane)?.on).toBe('2026-11-23');
});

test('how many cylinders it has the variant says before the car, and the stored card where there is no variant', () => {
  const registration = (more: object) => ledgerOf({ ...car, ...more }, site, 'QLD', now)?.lines[1]?.amount;

  // 633.85 for six cylinders, 423.50 for four
  expect(registration({ cylinders: 4, variant: { cylinders: 6 } })).toBe(634);
  expect(registration({ cylinders: 6 })).toBe(634);
  expect(registration({ cylinders: 6, variant: { cylinders: 4 } })).toBe(424);
});

test('what a car is registered in counts however its feed writes the state', () => {
  const totalOf = (state: string) =>
    ledgerOf({ ...car, car_type: 'used', rego_expiry: '2027-06-01', state }, site, 'QLD', now)?.total;

  expect([totalOf('Qld'), totalOf(' qld ')]).toEqual([totalOf('QLD'), totalOf('QLD')]);
  expect(totalOf('NSW')).not.toBe(totalOf('QLD'));
});

test.each([
  ['the shopper’s before any other', { state: 'NSW' }, 'VIC', 'VIC'],
  ['that of the place where the car stands', { state: 'nsw' }, undefined, 'NSW'],
  ['the site’s where nobody says where the car stands', { state: null }, undefined, 'QLD'],
  ['none where the feed names one that there is not', { state: 'Otago' }, undefined, null],
] as const)('whose state counts: %s', (_case, standing, shopper, state) => {
  expect(stateFor(standing, { ...site, ...(shopper && { shopper_state: shopper }) })).toBe(state);
});

test.each([
  ['the one that they named before', '2000', 'VIC' as const, 'VIC'],
  ['else the one of the postcode', '2000', undefined, 'NSW'],
  ['else none', 'SW1A 1AA', undefined, undefined],
])('the state of who typed a postcode into a form: %s', (_case, postcode, named, state) => {
  expect(inStateOf({ ...site, ...(named && { shopper_state: named }) }, postcode).shopper_state).toBe(state);
});
