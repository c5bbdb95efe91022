import { financeLenderSchema } from '@shared-kit/contracts/vehicle/car.contract';
import type { FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import type { FinanceRules } from '../lender/finance-estimate';
import type { FinancedCar } from '../eligibility/lender-rules';

export const now = new Date('2026-11-21T04:00:00Z');
export const anySite: FinanceRules = {
  finance_provider: null,
  time_zone: 'Australia/Brisbane',
  flags: { finance_monthly: false },
};
export const monthlySite = { ...anySite, flags: { finance_monthly: true } };

/** Terms of a lender that is offered with each of them. */
export const lender = (change: Partial<FinanceLender> = {}) =>
  financeLenderSchema.parse({
    interestRate: 8.49,
    comparisonRate: 9.6,
    termYears: 5,
    paymentWeek: 141.2,
    paymentMonth: 615,
    financeProvider: 'Manual',
    ...change,
  });
export const car = (change: Partial<FinancedCar> = {}): FinancedCar => ({
  make: 'Mazda',
  year: 2022,
  price: 30_000,
  status: 'in_stock',
  finance_lenders: { manual: lender() },
  ...change,
});
/** A car with that lender alone. */
export const carWith = (
  financeProvider: string,
  terms: Partial<FinanceLender> = {},
  change: Partial<FinancedCar> = {},
) => car({ ...change, finance_lenders: { one: lender({ financeProvider, ...terms }) } });

/** Of a lender that gives only its terms. */
export const NO_FIGURES = { paymentWeek: null, paymentMonth: null };
