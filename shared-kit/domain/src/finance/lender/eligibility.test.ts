import { financeLenderSchema } from '@shared-kit/contracts/vehicle/car.contract';
import { financeEstimate } from './finance-estimate';

/**
 * Every provider with every year, price, status, make and set of figures, against the rules as they stand in the
 * specification's table and written again here, without the code that decides.
 */
const YEARS = [null, 1998, 2013, 2014, 2015, 2016, 2026, 2027];
const PRICES = [null, 0, 10, 499, 500, 500.5, 501, 30_000];
const STATUSES = ['in_stock', 'coming_soon', 'sold', 'withdrawn', 'IN_STOCK', null];
const MAKES = ['Mazda', 'Suzuki', 'SUZUKI', 'Suzuki Marine'];
const FIGURES = [
  { interestRate: 8, comparisonRate: 9, paymentWeek: 150, paymentMonth: 650 },
  { interestRate: 8, comparisonRate: 9, paymentWeek: 150, paymentMonth: null },
  { interestRate: 8, comparisonRate: 9, paymentWeek: null, paymentMonth: 650 },
  { interestRate: 0, comparisonRate: 0, paymentWeek: 150, paymentMonth: 650 },
  { interestRate: null, comparisonRate: 9, paymentWeek: 150, paymentMonth: 650 },
  { interestRate: 8, comparisonRate: null, paymentWeek: 150, paymentMonth: 650 },
  { interestRate: 47, comparisonRate: 48, paymentWeek: 150, paymentMonth: 650 },
  { interestRate: 47, comparisonRate: 48.01, paymentWeek: 150, paymentMonth: 650 },
];
type Figures = (typeof FIGURES)[number];
type Car = { year: number | null; price: number | null; status: string | null; make: string };

/** What section 5 says of each provider; whoever is not named here is hidden. */
const RULES: Record<string, { priced: boolean; age: boolean; paid: 'week' | 'month' | null }> = {
  Taurus: { priced: true, age: true, paid: null }, // S5-49
  'Taurus Finance': { priced: true, age: true, paid: null },
  '360 Finance': { priced: false, age: false, paid: null }, // S5-50, A-33
  AusLoans: { priced: false, age: false, paid: null }, // S5-51, A-33
  'aus loans': { priced: false, age: false, paid: null },
  Manual: { priced: true, age: false, paid: 'week' }, // S5-52
  Angle: { priced: true, age: false, paid: 'week' }, // S5-53
  Powertorque: { priced: true, age: false, paid: 'week' }, // S5-54
  'Power-Torque': { priced: true, age: false, paid: 'week' },
  'Nissan Finance': { priced: true, age: false, paid: 'month' }, // S5-55
};
const UNKNOWN = ['Piggy Bank', '', 'My Taurus', 'Finance', 'youX', 'constructor', '__proto__'];

type Rule = (typeof RULES)[string];

const hasBothRates = ({ interestRate, comparisonRate }: Figures) => interestRate !== null && comparisonRate !== null; // S5-48
const isLawful = ({ comparisonRate }: Figures) => (comparisonRate ?? 0) <= 48;
const isOfAMakeThatIsFinanced = ({ make }: Car) => !['Suzuki', 'SUZUKI'].includes(make); // S5-48, S9-48
const canBeHad = ({ status }: Car) => status === 'in_stock' || status === 'coming_soon';
const costsEnough = ({ priced }: Rule, { price }: Car) => !priced || (price !== null && price > 500);
const isYoungEnough = ({ age }: Rule, { year }: Car) => !age || (year !== null && year > 2026 - 12);
const saysThePayment = ({ paid }: Rule, { paymentWeek, paymentMonth }: Figures) =>
  paid === null || (paid === 'week' ? paymentWeek : paymentMonth) !== null;

function isShown(provider: string, figures: Figures, car: Car): boolean {
  const rule = Object.hasOwn(RULES, provider) ? RULES[provider] : undefined;
  if (!rule) return false;
  const ofTheCar = [isOfAMakeThatIsFinanced(car), canBeHad(car), costsEnough(rule, car), isYoungEnough(rule, car)];
  return [hasBothRates(figures), isLawful(figures), saysThePayment(rule, figures), ...ofTheCar].every(Boolean);
}

const site = { finance_provider: null, time_zone: 'Australia/Brisbane', flags: { finance_monthly: false } };
const now = new Date('2026-11-21T04:00:00Z');
const EMPTY = { eligible: false, repayment: null, totalPayable: null, lender: null, interestRate: null };

const isEmpty = (said: Record<string, unknown>) =>
  Object.entries(EMPTY).every(([field, value]) => said[field] === value);

/** All that differ from the table, none of them printed where there are none. Compared without `expect`, which is slow. */
function disagreements(provider: string): string[] {
  const found: string[] = [];
  const lenders = FIGURES.map((figures) => ({
    figures,
    finance_lenders: { one: financeLenderSchema.parse({ ...figures, termYears: 5, financeProvider: provider }) },
  }));
  for (const year of YEARS)
    for (const price of PRICES)
      for (const status of STATUSES)
        for (const make of MAKES)
          for (const { figures, finance_lenders } of lenders) {
            const car = { year, price, status, make };
            const said = financeEstimate({ ...car, finance_lenders }, site, now);
            // Not eligible leaves every figure empty (S5-56); eligible never shows a repayment without both rates, nor a
            // rate without a repayment (S5-57).
            const isAnswered = said.repayment !== null;
            const rates = [said.interestRate, said.comparisonRate].map((rate) => rate !== null);
            const isWhole = said.eligible ? rates.every((isSaid) => isSaid === isAnswered) : isEmpty(said);
            if (said.eligible !== isShown(provider, figures, car) || !isWhole)
              found.push(`${JSON.stringify({ ...car, ...figures })}: ${JSON.stringify(said)}`);
          }
  return found;
}

test.each([...Object.keys(RULES), ...UNKNOWN])(
  '%j is shown as the table says, for 12,288 cars (S5-48 to S5-57)',
  (provider) => {
    expect(disagreements(provider)).toEqual([]);
  },
);

test.each([
  [24.6, null],
  [25, null],
  [25.4, null],
  [25.5, 26],
  [26, 26],
])('an advertised %d a week is shown as %s (S5-57, A-09)', (paymentWeek, shown) => {
  const lender = financeLenderSchema.parse({ ...FIGURES[0], paymentWeek, termYears: 5, financeProvider: 'Manual' });
  const car = { year: 2022, price: 30_000, status: 'in_stock', make: 'Mazda', finance_lenders: { one: lender } };

  expect(financeEstimate(car, site, now)).toMatchObject({ eligible: true, repayment: shown });
});
