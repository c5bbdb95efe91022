import { ASSUMABLE } from '@shared-kit/contracts/finance/finance-assumption';
import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import { financeLenderSchema } from '@shared-kit/contracts/vehicle/car.contract';
import type { FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import * as fc from 'fast-check';
import { assumedWeekly } from './assumed-weekly';
import { loanOf } from '../loan/calculated-loan';
import { financeEstimate, offeredRepayment, weeklyEquivalent } from './finance-estimate';
import type { FinancedCar } from '../eligibility/lender-rules';
import { loanOffersText, readLoanOffer, weeklyFees } from './loan-offers';

const now = new Date('2026-11-21T04:00:00Z');
const site = { finance_provider: null, time_zone: 'Australia/Brisbane', flags: { finance_monthly: false } };
const lender = (change: Partial<FinanceLender> = {}) =>
  financeLenderSchema.parse({
    ...{ interestRate: 7.99, comparisonRate: 9.1, termYears: 5, establishmentFees: 395, financeProvider: 'Manual' },
    ...{ paymentWeek: 104, paymentMonth: 450, balloon: 9_000, totalPayable: 36_040 },
    ...change,
  });
const car = (change: Partial<FinancedCar> = {}): FinancedCar => ({
  ...{ make: 'Mazda', year: 2022, price: 30_000, offer_price: null, status: 'in_stock' },
  finance_lenders: { manual: lender() },
  ...change,
});
const assumption = { termYears: 5, deposit: 0, balloonPercent: 0 };

test('without its final payment a car costs what its whole price does, and the line says on what', () => {
  const own = financeEstimate(car(), site, now);
  const assumed = financeEstimate(car(), { ...site, assumption }, now);

  expect(own).toMatchObject({
    repayment: 104,
    balloon: 9_000,
    loanAmount: 30_000,
    totalPayable: 36_040,
    assumed: false,
  });
  // 30,395 at 7.99 % over 260 weeks, and the 8.05 a month of the published 9.1 %.
  const totalPayable = 142 * 260 + 483;
  expect(assumed).toMatchObject({ repayment: 142, balloon: 0, termYears: 5, totalPayable, assumed: true });
  // Nearly the published 9.1, which is of the same amount and term by the month.
  expect(offeredRepayment(assumed)).toMatchObject({
    amount: 142,
    loanAmount: 30_000,
    deposit: 0,
    comparisonRate: 9.14,
  });
});

test('one loan has one comparison rate: of own terms it is the one that the calculator works out for the same loan', () => {
  const terms = { interestRate: 9.95, comparisonRate: 11.05, establishmentFees: 395, monthlyFees: 8 };
  const asked = { ...site, assumption: { termYears: 3, deposit: 5_000, balloonPercent: 0 } };
  const rateOf = (given: Partial<FinanceLender>) =>
    financeEstimate(car({ price: 19_990, finance_lenders: { m: lender(given) } }), asked, now).comparisonRate;
  const state = {
    ...{ amount: 19_990, deposit: 5_000, trade_in: 0, residual: 0 },
    ...{ term: 3, interest: 9.95, frequency: 52 as const },
  };
  const fees = [{ name: 'Account fee', amount: 8, each: 'month' as const }];

  expect(loanOf(state, { establishmentFee: 395, fees }).answer?.comparison).toBe(12.95);
  expect(rateOf(terms)).toBe(12.95);
  // Of a lender that says no fee of a month it is the one that its published rate amounts to.
  expect(rateOf({ ...terms, monthlyFees: null })).toBeCloseTo(12.95, 1);
});

test('a loan on own terms that no lender may offer has no repayment (A-66)', () => {
  const fees = { establishmentFees: 900, monthlyFees: 20 };
  const subject = car({ price: 9_990, finance_lenders: { m: lender(fees) } });
  const on = (deposit: number) =>
    financeEstimate(subject, { ...site, assumption: { ...assumption, termYears: 1, deposit } }, now);

  expect(offeredRepayment(on(0))?.comparisonRate).toBeLessThan(48);
  expect(on(8_000)).toMatchObject({ eligible: true, repayment: null, totalPayable: null });
});

test('deposit, term and final payment are the shopper’s, from the price to buy', () => {
  const asked = { ...site, assumption: { termYears: 7, deposit: 4_000, balloonPercent: 20 } };

  expect(financeEstimate(car({ offer_price: 27_995 }), asked, now)).toMatchObject({
    ...{ deposit: 4_000, loanAmount: 23_995, balloon: 5_599, termYears: 7 },
  });
});

test.each([
  ['a deposit of more than the price', car({ price: 9_990 }), { ...assumption, deposit: 12_000 }],
  ['no price', car({ price: null, finance_lenders: { a: lender({ financeProvider: '360 Finance' }) } }), assumption],
  [
    'a lender that does not say its comparison rate',
    car({ finance_lenders: { m: lender({ comparisonRate: null }) } }),
    assumption,
  ],
  ['a make that is never financed', car({ make: 'Suzuki' }), assumption],
])('with %s there is no figure', (_case, subject, chosen) => {
  expect(offeredRepayment(financeEstimate(subject, { ...site, assumption: chosen }, now))).toBeNull();
});

test('a site that offers one lender works out that one’s alone', () => {
  const two = car({
    finance_lenders: { Angle: lender({ financeProvider: 'Angle', interestRate: 6 }), manual: lender() },
  });
  const ofManual = { ...site, finance_provider: 'manual', assumption };

  expect(financeEstimate(two, { ...site, assumption }, now).lender).toBe('Angle');
  expect(financeEstimate(two, ofManual, now)).toMatchObject({ lender: 'Manual', interestRate: 7.99 });
  expect(readLoanOffer(loanOffersText(two, site, now) ?? '', ofManual)).toEqual({
    interestRate: 7.99,
    fee: 395,
    monthlyFee: 8.05,
  });
});

const months = { ...site, flags: { finance_monthly: true } };

test('own terms change no lender: it is the one whose repayment is shown without them, by the week and by the month', () => {
  const cheap = { financeProvider: 'Powertorque', interestRate: 6.49, comparisonRate: 8.2, paymentWeek: 140 };
  const two = car({ finance_lenders: { p: lender({ ...cheap, paymentMonth: 430 }), m: lender() } });
  const same = { termYears: 5, deposit: 0, balloonPercent: 30 };
  const lendersOn = (asked: typeof site) =>
    [null, same, assumption].map((chosen) => financeEstimate(two, { ...asked, assumption: chosen }, now).lender);

  expect(lendersOn(site)).toEqual(['Manual', 'Manual', 'Manual']);
  expect(lendersOn(months)).toEqual(['Powertorque', 'Powertorque', 'Powertorque']);
  expect(financeEstimate(two, { ...site, assumption: same }, now)).toMatchObject({
    repayment: 114,
    interestRate: 7.99,
  });
  const offers = loanOffersText(two, site, now);
  expect(offers).toBe(
    'manual:7.99:395:~8.05:5>powertorque:6.49:395:~16.6:5/powertorque:6.49:395:~16.6:5>manual:7.99:395:~8.05:5',
  );
  expect([site, months].map((asked) => readLoanOffer(offers ?? '', asked)?.interestRate)).toEqual([7.99, 6.49]);
});

test('whichever way a stored car names its lenders, of two alike the same one is shown', () => {
  const [manual, angle] = [lender(), lender({ financeProvider: 'Angle', interestRate: 8.5 })];
  const shown = [
    { manual, angle },
    { angle, manual },
  ].map((finance_lenders) => financeEstimate(car({ finance_lenders }), site, now).lender);

  expect(shown).toEqual(['Angle', 'Angle']);
});

test('a lender that has no figure of its own is worked out where no other has one', () => {
  const silent = lender({ financeProvider: 'AusLoans', paymentWeek: null, paymentMonth: null, termYears: null });
  const asked = { ...site, assumption };

  expect(financeEstimate(car({ finance_lenders: { silent } }), site, now).lender).toBeNull();
  expect(financeEstimate(car({ finance_lenders: { silent } }), asked, now)).toMatchObject({ repayment: 142 });
  expect(financeEstimate(car({ finance_lenders: { silent, m: lender() } }), asked, now).lender).toBe('Manual');
});

test('offers of an older release are read until they are refreshed', () => {
  const text = 'angle:7.5:0|manual:7.99:395';

  expect(readLoanOffer(text, site)).toEqual({ interestRate: 7.5, fee: 0, monthlyFee: 0 });
  expect(readLoanOffer(text, { ...site, finance_provider: 'manual' })).toMatchObject({ interestRate: 7.99, fee: 395 });
  expect(readLoanOffer(text, { ...site, finance_provider: 'nissan' })).toBeNull();
});

const assumptions: fc.Arbitrary<FinanceAssumption> = fc.record({
  termYears: fc.constantFrom(...ASSUMABLE.termYears),
  deposit: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: ASSUMABLE.mostDeposit })),
  balloonPercent: fc.constantFrom(...ASSUMABLE.balloonPercents),
});
const lenders = fc.array(
  fc.record({
    financeProvider: fc.constantFrom('Taurus Finance', 'Manual', 'Angle Finance', 'Nobody known'),
    interestRate: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 100, max: 2_500 }).map((rate) => rate / 100),
    ),
    establishmentFees: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 1_500 })),
    paymentWeek: fc.oneof(fc.constant(null), fc.integer({ min: 90, max: 110 })),
    paymentMonth: fc.oneof(fc.constant(null), fc.integer({ min: 390, max: 480 })),
  }),
  { maxLength: 4 },
);

const siteFees = {
  ...{ establishment_fee: 395, lender_fees: { 'Angle Finance': 1_300 } },
  fees: [
    { name: 'Vehicle security registration', amount: 6, each: 'loan' as const },
    { name: 'Dealer agency fee', amount: 912.25, each: 'loan' as const },
    { name: 'Account administration', amount: 18, each: 'month' as const },
  ],
};

test('a whole stock’s figures are those of its cards, to the dollar', () => {
  fc.assert(
    fc.property(
      // Small loans are those that the highest comparison rate forbids.
      fc.oneof(fc.integer({ min: 0, max: 260_000 }), fc.integer({ min: 500, max: 6_000 })),
      lenders,
      assumptions,
      fc.boolean(),
      fc.constantFrom(undefined, siteFees),
      (price, given, chosen, monthly, fees) => {
        const subject = car({
          price,
          finance_lenders: Object.fromEntries(given.map((terms, at) => [at, lender(terms)])),
        });
        const asked = { ...site, flags: { finance_monthly: monthly }, assumption: chosen, ...(fees && { fees }) };
        const offer = readLoanOffer(loanOffersText(subject, site, now) ?? '', asked);
        const weekly = offer && assumedWeekly(offer, chosen, monthly ? 12 : 52)(price);

        expect(weekly).toBe(weeklyEquivalent(financeEstimate(subject, asked, now)));
      },
    ),
    { numRuns: 2_000 },
  );
});

test('a whole stock’s own figures are those of its cards on a site that asks for fees besides', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 260_000 }), lenders, (price, given) => {
      const subject = car({
        price,
        finance_lenders: Object.fromEntries(given.map((terms, at) => [at, lender({ ...terms, paymentMonth: null })])),
      });
      const own = weeklyEquivalent(financeEstimate(subject, site, now));
      const asked = { ...site, fees: siteFees };
      const weekly = own && own + weeklyFees(loanOffersText(subject, site, now) ?? '', asked);

      expect(weekly).toBe(weeklyEquivalent(financeEstimate(subject, asked, now)));
    }),
    { numRuns: 500 },
  );
});

test('more deposit, a longer term or a larger final payment never costs more a week', () => {
  const weeklyOf = (chosen: FinanceAssumption) =>
    assumedWeekly({ interestRate: 8.49, fee: 395, monthlyFee: 8 }, chosen, 52)(35_990) ?? 0;
  fc.assert(
    fc.property(assumptions, fc.integer({ min: 1, max: 5_000 }), (chosen, more) => {
      expect(weeklyOf({ ...chosen, deposit: chosen.deposit + more })).toBeLessThanOrEqual(weeklyOf(chosen));
      expect(weeklyOf({ ...chosen, termYears: chosen.termYears + 1 })).toBeLessThanOrEqual(weeklyOf(chosen));
      expect(weeklyOf({ ...chosen, balloonPercent: chosen.balloonPercent + 10 })).toBeLessThanOrEqual(weeklyOf(chosen));
    }),
  );
});
