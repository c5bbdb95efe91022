import type { FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import { eligibleLenders, financeEstimate, offeredRepayment, termYearsOf, weeklyEquivalent } from './finance-estimate';
import type { FinancedCar } from '../eligibility/lender-rules';
import { anySite, car, carWith, lender, monthlySite, now } from '../testing/financed-car';

const isEligible = (subject: FinancedCar) => financeEstimate(subject, anySite, now).eligible;

const nothing = { repayment: null, totalPayable: null, lender: null, interestRate: null, comparisonRate: null };

test("shows the lender's weekly figure with both rates", () => {
  expect(financeEstimate(car(), anySite, now)).toMatchObject({
    eligible: true,
    repayment: 141,
    frequency: 52,
    interestRate: 8.49,
    comparisonRate: 9.6,
    totalPayable: 141 * 260,
    lender: 'Manual',
  });
});

test.each([
  ['no lender knows the car', car({ finance_lenders: {} })],
  ['there is no interest rate', carWith('Manual', { interestRate: null })],
  ['there is no comparison rate', carWith('AusLoans', { comparisonRate: null })],
  ['the car is a Suzuki', car({ make: 'SUZUKI' })],
  ['the car is sold', car({ status: 'sold' })],
])('leaves everything empty when %s', (_case, subject) => {
  expect(financeEstimate(subject, anySite, now)).toMatchObject({ eligible: false, ...nothing });
});

test.each([
  ['a car of 2015', { year: 2015 }, true],
  ['a car of 2014', { year: 2014 }, false],
  ['a car of unknown year', { year: null }, false],
  ['a price of $501', { price: 501 }, true],
  ['a price of $500', { price: 500 }, false],
  ['a car on its way', { status: 'coming_soon' }, true],
  ['a withdrawn car', { status: 'withdrawn' }, false],
])('Taurus and %s', (_case, change, eligible) => {
  expect(isEligible(carWith('Taurus', {}, change))).toBe(eligible);
});

test.each(['360 Finance', 'AusLoans'])('%s asks only that the car is available', (provider) => {
  expect(isEligible(carWith(provider, { paymentMonth: null }, { price: null, year: 1998 }))).toBe(true);
  expect(isEligible(carWith(provider, {}, { status: 'sold' }))).toBe(false);
});

test.each(['Manual', 'Angle', 'Powertorque'])('%s asks for a price over $500 and a weekly payment', (provider) => {
  expect(isEligible(carWith(provider, {}, { price: 501 }))).toBe(true);
  expect(isEligible(carWith(provider, {}, { price: 500 }))).toBe(false);
  expect(isEligible(carWith(provider, { paymentWeek: null }))).toBe(false);
});

test('a lender that is not among the seven is hidden (A-59)', () => {
  expect(isEligible(carWith('Piggy Bank', {}, { price: 30_000 }))).toBe(false);
});

test('Nissan Finance asks for a price over $500 and a monthly payment', () => {
  expect(isEligible(carWith('Nissan Finance', { paymentWeek: null }, { price: 501 }))).toBe(true);
  expect(isEligible(carWith('Nissan Finance', {}, { price: 500 }))).toBe(false);
  expect(isEligible(carWith('Nissan Finance', { paymentMonth: null }))).toBe(false);
});

test("takes the provider's name however a feed writes it", () => {
  expect(isEligible(carWith('aus loans', {}, { price: 400 }))).toBe(true);
});

test("counts a car's age by the year where the site is", () => {
  const newYearInBrisbane = new Date('2026-12-31T15:00:00Z');

  expect(financeEstimate(carWith('Taurus', {}, { year: 2015 }), anySite, newYearInBrisbane).eligible).toBe(false);
});

test('picks the cheapest eligible lender, whatever its frequency', () => {
  const lenders = {
    suited: lender({ financeProvider: 'Angle', paymentWeek: 150 }),
    dear: lender({ financeProvider: 'Powertorque', paymentWeek: 160 }),
    cheapest: lender({ financeProvider: 'Nissan Finance', paymentWeek: null, paymentMonth: 600 }),
    refused: lender({ financeProvider: 'Manual', paymentWeek: 90, comparisonRate: null }),
  };

  expect(financeEstimate(car({ finance_lenders: lenders }), anySite, now)).toMatchObject({
    lender: 'Nissan Finance',
    repayment: 600,
    frequency: 12,
  });
});

test("shows no other lender than the site's own", () => {
  const angleSite = { ...anySite, finance_provider: 'Angle' };
  const both = { a: lender({ financeProvider: 'Angle Finance', paymentWeek: 150 }), m: lender({ paymentWeek: 90 }) };

  expect(financeEstimate(car({ finance_lenders: both }), angleSite, now).repayment).toBe(150);
  expect(financeEstimate(car(), angleSite, now).eligible).toBe(false);
});

test('speaks in months on a site that does', () => {
  expect(financeEstimate(car(), monthlySite, now)).toMatchObject({ repayment: 615, frequency: 12 });
  // A lender that only says a week is not worked out anew.
  expect(financeEstimate(carWith('Manual', { paymentMonth: null }), monthlySite, now)).toMatchObject({
    repayment: 141,
    frequency: 52,
  });
});

test('works the figure out where a lender gives only its terms', () => {
  const terms = { paymentWeek: null, paymentMonth: null, interestRate: 10, deposit: 1000, establishmentFees: 1000 };

  expect(financeEstimate(carWith('AusLoans', terms), anySite, now)).toMatchObject({ repayment: 147, frequency: 52 });
});

test('has no estimate without a figure, a price or a term to work with', () => {
  const silent = { paymentWeek: null, paymentMonth: null };

  expect(isEligible(carWith('AusLoans', silent, { price: null }))).toBe(false);
  expect(isEligible(carWith('AusLoans', { ...silent, termYears: null }))).toBe(false);
  expect(isEligible(carWith('AusLoans', { ...silent, termYears: null, termMonths: 60 }))).toBe(true);
});

test.each([
  [24.6, null, null],
  [26, 26, 26 * 260],
])('a weekly figure of $%d is shown as %s with a total of %s', (paymentWeek, repayment, totalPayable) => {
  expect(financeEstimate(carWith('Manual', { paymentWeek }), anySite, now)).toMatchObject({
    eligible: true,
    repayment,
    totalPayable,
  });
});

test('tells cards what a monthly figure comes to in a week', () => {
  const monthly = financeEstimate(car(), monthlySite, now);

  expect(weeklyEquivalent(monthly)).toBe(142);
  expect(weeklyEquivalent({ ...monthly, repayment: null })).toBeNull();
});

test('of two lenders as cheap the one with the lower comparison rate is shown', () => {
  const lenders = (rate: number) => ({
    first: lender({ financeProvider: 'Angle', comparisonRate: 9.6 }),
    second: lender({ financeProvider: 'Powertorque', comparisonRate: rate }),
  });
  const shownFor = (rate: number) => financeEstimate(car({ finance_lenders: lenders(rate) }), anySite, now).lender;

  expect([shownFor(9.5), shownFor(9.7)]).toEqual(['Powertorque', 'Angle']);
});

test('a figure of ours counts the fee, the deposit and the balloon, and so does its total', () => {
  const terms = { paymentWeek: null, paymentMonth: null, interestRate: 6, termYears: 5 };
  const worked = (change: Partial<FinanceLender> = {}) =>
    financeEstimate(carWith('AusLoans', { ...terms, ...change }), monthlySite, now);

  expect(worked()).toMatchObject({ repayment: 580, totalPayable: 580 * 60 });
  expect(worked({ establishmentFees: 1000 }).repayment).toBe(600);
  expect(worked({ deposit: 1000 }).repayment).toBe(561);
  expect(worked({ balloon: 9000 })).toMatchObject({ repayment: 451, totalPayable: 451 * 60 + 9000, balloon: 9000 });
});

test('a figure of ours that nobody could repay by leaves the figures empty', () => {
  const covered = { paymentWeek: null, paymentMonth: null, deposit: 40_000 };
  expect(financeEstimate(carWith('AusLoans', covered), anySite, now)).toMatchObject({
    eligible: true,
    repayment: null,
    totalPayable: null,
  });
});

test.each([
  [{ termYears: 5, termMonths: 36 }, 5],
  [{ termMonths: 36 }, 3],
  [{ termWeeks: 104 }, 2],
  [{ termYears: 0, termMonths: 60 }, 5],
  [{ termMonths: 0, termWeeks: 104 }, 2],
  [{ termYears: 0 }, null],
  [{}, null],
])('a term of %o runs %s years', (term, years) => {
  expect(termYearsOf(term)).toBe(years);
});

test('a lender without a name goes by its key in the feed', () => {
  const unnamed = car({ finance_lenders: { angle: lender({ financeProvider: null }) } });

  expect(eligibleLenders(unnamed, anySite, now).map(({ provider }) => provider)).toEqual(['angle']);
});

test('a repayment is offered with all that has to stand beside it, or not at all (A-60)', () => {
  const estimate = financeEstimate(carWith('Manual', { deposit: 1000, balloon: 500 }), anySite, now);

  expect(offeredRepayment(estimate)).toEqual({
    ...{ amount: 141, frequency: 52, interestRate: 8.49, comparisonRate: 9.6 },
    ...{ termYears: 5, loanAmount: 29_000, deposit: 1000, balloon: 500, secured: null },
  });
  for (const missing of ['repayment', 'interestRate', 'comparisonRate', 'termYears', 'loanAmount'])
    expect(offeredRepayment({ ...estimate, [missing]: null })).toBeNull();
});

test('where nothing may be shown not one figure is', () => {
  const {
    eligible,
    frequency,
    assumed: _none,
    totalByLender,
    siteFees,
    excellentCredit,
    ...figures
  } = financeEstimate(car({ status: 'sold' }), monthlySite, now);

  expect([eligible, frequency, totalByLender, siteFees, excellentCredit]).toEqual([false, 52, false, 0, false]);
  expect(new Set(Object.values(figures))).toEqual(new Set([null]));
});

test('of a site whose rates differ by credit the figure is for excellent credit (R-LEGAL-08)', () => {
  const asked = { ...anySite, flags: { ...anySite.flags, youx_quote: true } };

  expect(offeredRepayment(financeEstimate(car(), asked, now))?.excellentCredit).toBe(true);
  expect(offeredRepayment(financeEstimate(car(), anySite, now))).not.toHaveProperty('excellentCredit');
});
