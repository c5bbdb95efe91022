import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import { financeEstimate } from './finance-estimate';
import { anySite, carWith, monthlySite, now } from '../testing/financed-car';

test("believes the lender's own total", () => {
  expect(financeEstimate(carWith('Manual', { totalPayable: 36_712 }), anySite, now)).toMatchObject({
    totalPayable: 36_712,
    totalByLender: true,
  });
  expect(financeEstimate(carWith('Manual', { totalPayable: null }), anySite, now).totalByLender).toBe(false);
});

test('a lender’s total stands beside the repayments that it adds up alone: by the month the total is of months', () => {
  const truck = { paymentWeek: 573.28, paymentMonth: 2_487.3, monthlyFees: 8, balloon: 42_000, totalPayable: 191_533 };
  const shown = (site: typeof anySite) => {
    const { repayment, totalPayable, totalByLender } = financeEstimate(carWith('Manual', truck), site, now);
    return { repayment, totalPayable, totalByLender };
  };

  expect(shown(anySite)).toEqual({ repayment: 573, totalPayable: 191_533, totalByLender: true });
  const ofMonths = 2_487 * 60 + 480 + 42_000;
  expect(shown(monthlySite)).toEqual({ repayment: 2_487, totalPayable: ofMonths, totalByLender: false });
});

test('what a lender asks for each month is in a total of ours, also under own terms', () => {
  const totalWith = (assumption: FinanceAssumption | null, monthlyFees: number | null) =>
    financeEstimate(carWith('Manual', { monthlyFees }), { ...anySite, assumption }, now).totalPayable ?? 0;

  for (const assumption of [null, { termYears: 5, deposit: 1000, balloonPercent: 20 }])
    expect(totalWith(assumption, 8) - totalWith(assumption, 0)).toBe(480);
});

// 30,000 over 60 months at 1 % a month are 667.33 each, 500.00 without interest: its fees come to 167.33 a month.
const FEES_BY_RATE = { interestRate: 0, comparisonRate: 12, establishmentFees: 0, monthlyFees: null };

test.each([
  ['by the month', monthlySite, { repayment: 500, totalPayable: 40_040, comparisonRate: 12 }],
  ['by the week', anySite, { repayment: 116, totalPayable: 40_200 }],
])('a fee that only the published rate tells is in rate and total of own terms alike, %s', (_case, site, figures) => {
  const assumption = { termYears: 5, deposit: 0, balloonPercent: 0 };

  expect(financeEstimate(carWith('Manual', FEES_BY_RATE), { ...site, assumption }, now)).toMatchObject(figures);
});

test('beside the published rate a total is of what the lender says: repayments, and no fee that nobody named (A-13)', () => {
  expect(financeEstimate(carWith('Manual', FEES_BY_RATE), monthlySite, now)).toMatchObject({
    ...{ repayment: 615, totalPayable: 615 * 60, comparisonRate: 12 },
  });
});
