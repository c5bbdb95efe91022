import { financeLenderSchema } from '@shared-kit/contracts/vehicle/car.contract';
import type { FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import { financeEstimate } from './finance-estimate';
import type { FinancedCar } from '../eligibility/lender-rules';

const now = new Date('2026-11-21T04:00:00Z');
const site = { finance_provider: null, time_zone: 'Australia/Brisbane', flags: { finance_monthly: false } };
const rates = { interestRate: 8.49, comparisonRate: 9.6 };

const lender = (financeProvider: string, terms: Partial<FinanceLender>) =>
  financeLenderSchema.parse({ ...rates, termYears: 5, paymentWeek: 141.2, financeProvider, ...terms });

function estimateOf(finance_lenders: FinancedCar['finance_lenders'], change: Partial<FinancedCar> = {}) {
  const car = { make: 'Mazda', year: 2022, price: 30_000, status: 'in_stock' };
  return financeEstimate({ ...car, finance_lenders, ...change }, site, now);
}

test.each([
  ['term', {}, { termYears: null }],
  ['term', {}, { termYears: 0 }],
  ['amount', { price: null }, {}],
  ['amount that is above nothing', {}, { deposit: 30_000 }],
])(
  'a lender’s own figure without its %s is not shown, only that somebody may enquire (A-60)',
  (_case, change, terms) => {
    expect(estimateOf({ unsaid: lender('AusLoans', terms) }, change)).toMatchObject({
      ...{ eligible: true, repayment: null, totalPayable: null },
    });
  },
);

test('of two lenders the one whose figure may be shown is, also where the other one is cheaper', () => {
  const unsaid = lender('Angle', { paymentWeek: 90, termYears: null });
  const whole = lender('Manual', { paymentWeek: 150 });
  const estimate = estimateOf({ unsaid, whole });

  expect(estimate).toMatchObject({ lender: 'Manual', repayment: 150, termYears: 5 });
});
