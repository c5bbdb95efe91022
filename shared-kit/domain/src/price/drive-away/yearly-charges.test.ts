import { chargeTablesSchema } from '@shared-kit/contracts/finance/charge-tables.contract';
import { REGO_STATES } from '@shared-kit/contracts/vehicle/rego-states';
import { yearlyCharges } from './yearly-charges';

const source = { title: 'Official', url: 'https://example.gov.au/' };
const dated = {
  from: '2026-07-01',
  indexed: 'july',
  checked_on: '2026-07-01',
  read: 'official page',
  source,
};
const rows = [
  { ...dated, kind: 'duty', label: 'Duty', cases: [{ brackets: [{ dollars: 3, per: 100 }] }] },
  {
    ...{ ...dated, kind: 'registration', label: 'Registration' },
    cases: [{ when: { cylinders: [5, 6] }, amount: 633.85 }, { amount: 423.5 }],
  },
  { ...dated, kind: 'ctp', label: 'CTP', cases: [{ amount: 386.8 }] },
  { ...dated, kind: 'transfer', label: 'Transfer', cases: [{ amount: 32 }] },
];
const tables = chargeTablesSchema.parse({
  assumed_cylinders: 4,
  states: REGO_STATES.map((state) => ({ state, name: state === 'QLD' ? 'Queensland' : state, rows })),
});
const car = { car_type: 'used', item_type: 'car', simple_fuel: 'Petrol', simple_body: 'SUV', state: 'QLD' } as const;
const asked = { car, state: 'QLD', today: '2026-11-23', tables } as const;

test('a year is registration and compulsory insurance, also of a car whose registration runs on', () => {
  // 423.50 + 386.80 = 810.30
  expect(yearlyCharges(asked)).toEqual({
    dollars_a_year: 810.3,
    source: 'Registration $423.50, CTP $386.80: an estimate for Queensland by the tables of its drive-away prices',
  });
  expect(yearlyCharges({ ...asked, car: { ...car, rego_expiry: '2027-03-01' } })?.dollars_a_year).toBe(810.3);
  expect(yearlyCharges({ ...asked, car: { ...car, cylinders: 6 } })?.dollars_a_year).toBe(1020.65);
});

test('past their validity it says of when the charges are', () => {
  expect(yearlyCharges({ ...asked, today: '2027-06-30' })?.source).toMatch(/drive-away prices$/);
  expect(yearlyCharges({ ...asked, today: '2027-07-01' })?.source).toMatch(
    /drive-away prices, with the charges of 1 July 2026$/,
  );
});

test.each([
  ['a motorcycle', { car: { ...car, item_type: 'motorcycle' } }],
  ['a day before the tables', { today: '2026-06-30' }],
])('there is none for %s', (_case, other) => {
  expect(yearlyCharges({ ...asked, ...other })).toBeNull();
});
