import type { CarCostFacts } from '@shared-kit/contracts/finance/car-costs.contract';
import { financeEstimateSchema } from '@shared-kit/contracts/finance/finance.contract';
import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import type { FinanceSettings } from '@shared-kit/contracts/settings/finance-settings.contract';
import { financeSettingsSchema } from '@shared-kit/contracts/settings/finance-settings.contract';
import { loanOf, totalOfLoan } from '../../finance/loan/calculated-loan';
import { carPageRanges, roundedTowards } from '../../finance/calculator/calculator-ranges';
import { readCalculator } from '../../finance/calculator/calculator-state';
import { ownershipCosts as costsOf } from './ownership-costs';
import { ownershipLoan } from './ownership-loan';
import type { LoanUse } from './ownership-loan';

const NO_LENDER = {
  ...{ eligible: false, repayment: null, frequency: 52, interestRate: null, comparisonRate: null, termYears: null },
  ...{ deposit: null, balloon: null, totalPayable: null, lender: null, disclaimer: null },
};
/** Of a lender with this fee, and of the repayment that its page shows. */
function lenderEstimate(facts: { establishment_fee: number | null }, shown: object = {}) {
  const loan_for = { price: 30_000, price_text: '$30,000 Drive Away', ...facts };
  return financeEstimateSchema.parse({ ...NO_LENDER, loan_for, ...shown });
}
const petrol: Omit<CarCostFacts, 'slug' | 'name' | 'loans'> & { estimate: FinanceEstimate } = {
  ...{ make: 'Mazda', model: 'CX-5', item_type: 'car', fuel: 'Petrol', litres_per_100km: 7.4 },
  ...{ price: 30_000, price_text: '$30,000 Drive Away', registration: null },
  ...{
    estimate: lenderEstimate({ establishment_fee: null }),
    on_road: { dollars: 0, source: 'They are in the price.' },
  },
};
const electric = { ...petrol, make: 'BYD', model: 'Seal', fuel: 'Electric', litres_per_100km: null };
const use = { years: 5, kmsPerWeek: 250 };
const site = (config: object = {}) => financeSettingsSchema.parse(config);
/** With the loan that the API works out for these years. */
function ownershipCosts(car: typeof petrol, asked: LoanUse & { kmsPerWeek: number }, settings: FinanceSettings) {
  const loan = ownershipLoan(car, asked, settings);
  return costsOf({ ...car, loans: loan ? [loan] : [] }, asked, settings);
}
const lineOf = (label: string, ...asked: Parameters<typeof ownershipCosts>) =>
  ownershipCosts(...asked).lines.find((line) => line.label === label);

test('a loan, fuel and what is not counted, each with its source, and the sum of what is known (A-70)', () => {
  const { lines, total } = ownershipCosts(petrol, use, site());

  expect(lines.map(({ label, dollars }) => [label, dollars])).toEqual([
    ['Repayments', 147 * 260],
    ['On-road charges, estimate', 0],
    ['Fuel', Math.round(18.5 * 1.7 * 52 * 5)],
    ['Servicing', null],
    ['Registration and compulsory insurance', null],
    ['Other insurance', null],
  ]);
  expect(total).toBe(147 * 260 + 8_177);
  expect(lines[0]?.repayment).toMatchObject({ amount: 147, frequency: 52, interestRate: 10, termYears: 5 });
  expect(lines[2]?.source).toBe('7.4 L/100 km, this vehicle’s combined figure, at $1.70 a litre.');
  expect(lines.every(({ source }) => source !== '')).toBe(true);
});

test.each(['Plug-in Hybrid', 'PHEV', 'Petrol Plugin Hybrid'])(
  'the fuel of a %s is of a charged battery: what charging costs is named as left out',
  (fuel) => {
    const plugIn = { ...petrol, fuel, litres_per_100km: 1.4 };
    expect(lineOf('Fuel', plugIn, use, site())?.dollars).toBe(Math.round(3.5 * 1.7 * 52 * 5));
    expect(lineOf('Charging', plugIn, use, site())).toEqual({
      label: 'Charging',
      dollars: null,
      source: expect.stringMatching(/^Not included/) as string,
    });
  },
);

test.each(['Petrol', 'Hybrid', 'Electric'])('a %s has one line for what drives it', (fuel) => {
  const { lines } = ownershipCosts({ ...petrol, fuel }, use, site());
  expect(lines.filter(({ label }) => label === 'Fuel' || label === 'Charging')).toHaveLength(1);
});

test('registration and its insurance are paid each year', () => {
  const charges = { dollars_a_year: 811, source: 'Registration $424, CTP $387' };
  const registration = { ...charges, first_year_in_price: false, paid: null };

  expect(lineOf('Registration and compulsory insurance', { ...petrol, registration }, use, site())).toMatchObject({
    ...{ dollars: 4_055, source: 'Registration $424, CTP $387. All 60 months are counted.' },
  });
  const isNew = { ...petrol, registration: { ...registration, first_year_in_price: true } };
  expect(lineOf('Registration and compulsory insurance', isNew, use, site())).toMatchObject({
    dollars: 3_244,
    source: 'Registration $424, CTP $387. 48 of 60 months are counted: the first year is in the price.',
  });
  const isPaid = { ...petrol, registration: { ...registration, paid: { until: '31 May 2027', months: 6 } } };
  expect(lineOf('Registration and compulsory insurance', isPaid, use, site())).toMatchObject({
    dollars: 3_650,
    source: 'Registration $424, CTP $387. 54 of 60 months are counted: it is paid until 31 May 2027.',
  });
  const isNearlyOver = { ...petrol, registration: { ...registration, paid: { until: '6 December 2026', months: 0 } } };
  expect(lineOf('Registration and compulsory insurance', isNearlyOver, use, site())?.source).toMatch(
    /All 60 months are counted: it is paid until 6 December 2026, less than a whole month\.$/,
  );
  const isLong = { ...petrol, registration: { ...registration, paid: { until: '31 May 2028', months: 18 } } };
  expect(lineOf('Registration and compulsory insurance', isLong, { ...use, years: 1 }, site())).toMatchObject({
    dollars: 0,
    source: 'Registration $424, CTP $387. 0 of 12 months are counted: it is paid until 31 May 2028.',
  });
});

test('a site of monthly repayments has them so', () => {
  expect(lineOf('Repayments', petrol, { ...use, frequency: 12 }, site())?.repayment).toMatchObject({
    ...{ amount: 638, frequency: 12, loanAmount: 30_000 },
  });
});

test('monthly fees are paid in all of the years', () => {
  const fees = [{ name: 'Account fee', amount: 8, each: 'month' }];
  expect(lineOf('Repayments', petrol, use, site({ fees }))?.dollars).toBe(147 * 260 + 8 * 60);
});

test('an electric vehicle is charged where the site says with what, else that is left out and said (S5-67)', () => {
  const charging = { dollars_per_kwh: 0.3, kwh_per_100km: 16, source: 'a usual home tariff' };

  expect(lineOf('Charging', electric, use, site())).toMatchObject({ dollars: null });
  expect(lineOf('Charging', electric, use, site({ charging }))).toMatchObject({
    ...{ dollars: 3_120, source: '16.0 kWh/100 km at $0.30 a kWh: a usual home tariff.' },
  });
  expect(lineOf('Fuel', { ...electric, fuel: 'Petrol Plug-in Hybrid (electric)' }, use, site())?.dollars).toBe(11_050);
});

test('servicing is what the site knows of the model, else of the make', () => {
  const servicing = [
    { make: 'mazda', model: 'cx-5', dollars_a_year: 410, source: 'capped price' },
    { make: 'Mazda', dollars_a_year: 380, source: 'average' },
  ];
  expect(lineOf('Servicing', petrol, use, site({ servicing }))?.dollars).toBe(2_050);
  expect(lineOf('Servicing', { ...petrol, model: '3' }, use, site({ servicing }))?.dollars).toBe(1_900);
});

test('what is never financed is paid at once, and without a price there is no total', () => {
  expect(lineOf('Price', { ...petrol, estimate: { ...petrol.estimate, loan_for: null } }, use, site())).toMatchObject({
    dollars: 30_000,
  });
  expect(ownershipCosts({ ...petrol, price: null, price_text: null }, use, site()).total).toBeNull();
  expect(lineOf('Fuel', { ...petrol, item_type: 'Caravan', fuel: null }, use, site())?.dollars).toBeNull();
});

test('charges that are due once are a line of their own, counted for a price without them (R-LEGAL-02)', () => {
  const on_road = { dollars: 858, source: 'Duty $825, Transfer $33: an estimate for Queensland of 23 November 2026.' };
  const excluding = { ...petrol, on_road };

  expect(lineOf('On-road charges, estimate', excluding, use, site())).toMatchObject(on_road);
  expect(lineOf('On-road charges, estimate', petrol, use, site())).toMatchObject(petrol.on_road);
  const [less, more] = [petrol, excluding].map((car) => ownershipCosts(car, use, site()).total ?? 0);
  expect((more ?? 0) - (less ?? 0)).toBe(858);
});

test.each([
  ['a lender’s fee', {}],
  ['the site’s fee for the lender', { lender_fees: { 'Nissan Finance': 500 } }],
  ['fees of each month', { fees: [{ name: 'Account fee', amount: 8, each: 'month' }] }],
  ['rounding towards the advertised repayment', { round_to_advertised: ['Nissan Finance'] }],
])('the loan is the one of the vehicle’s own calculator, with %s (S9-20, S9-27, S9-31)', (_what, config) => {
  const shown = { lender: 'Nissan Finance', repayment: 140 };
  const car = { ...petrol, estimate: lenderEstimate({ establishment_fee: 395 }, shown) };
  const flags = { finance_monthly: false, interest_locked: false, finance_amount_above_price: false };
  const settings = site(config);
  const ranges = carPageRanges(settings, flags, car.estimate);
  const state = readCalculator(new URLSearchParams({ term: '5' }), ranges, flags);
  const calculated = loanOf(state, ranges, roundedTowards(car.estimate, settings));

  const line = lineOf('Repayments', car, use, settings);
  expect(line?.dollars).toBe(totalOfLoan(calculated));
  expect(line?.repayment).toMatchObject({
    ...{ amount: calculated.answer?.repayment, comparisonRate: calculated.answer?.comparison },
  });
  expect(line?.source).toMatch(/Counted in: Establishment fee \$(395|500)/);
});

test('without fees none are said to be counted', () => {
  expect(lineOf('Repayments', petrol, use, site())?.source).toBe(
    'For $30,000 Drive Away. Worked out: over 5 years, no deposit, no final payment, at this site’s usual rate. No fees are known.',
  );
});

test('a shopper’s own term, deposit and final payment are followed, and said (A-60)', () => {
  const assumption = { termYears: 7, deposit: 5_000, balloonPercent: 20 };
  const line = lineOf('Deposit and repayments', petrol, { ...use, assumption }, site());

  expect(line?.repayment).toMatchObject({ termYears: 7, deposit: 5_000, balloon: 6_000, loanAmount: 25_000 });
  expect(line?.dollars).toBe(5_000 + 6_000 + 7 * 52 * (line?.repayment?.amount ?? 0));
  expect(line?.source).toMatch(
    /^For \$30,000 Drive Away. Your own terms: over 7 years, deposit \$5,000, final payment \$6,000.*later ones too/,
  );
});

test('a deposit that pays for the vehicle leaves nothing to lend', () => {
  const assumption = { termYears: 3, deposit: 40_000, balloonPercent: 0 };
  expect(lineOf('Price', petrol, { ...use, assumption }, site())).toMatchObject({ dollars: 30_000 });
});
