import type { FinanceDetails } from '@shared-kit/contracts/finance/finance.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { PUBLISHED_RATE_WARNING } from '@shared-kit/domain/finance/repayment/comparison-rate-warning';
import { eligibleLenders, offeredRepayment } from '@shared-kit/domain/finance/lender/finance-estimate';
import { financedPrice } from '@shared-kit/domain/finance/loan/loan-car';
import type { TenantSite } from '../../plugins/tenant';
import { financeRulesOf } from '../stock/car/weekly-estimate.service';
import { repaymentEstimate } from './car-estimate.service';

/** What the lenders of a car ask, as far as this site may show them: the one of its page first, each with both rates. */
export function financeDetails(car: Car, site: TenantSite, now: Date): FinanceDetails {
  const rules = financeRulesOf(site);
  const shown = repaymentEstimate(car, site, now);
  const lenders = (financedPrice(car, site.config) ? eligibleLenders(car, rules, now) : [])
    .map(({ provider, lender }) => {
      const estimate = repaymentEstimate({ ...car, finance_lenders: { [provider]: lender } }, site, now);
      return {
        lender: provider,
        repayment: offeredRepayment(estimate),
        establishment_fee: lender.establishmentFees,
        site_fees: estimate.siteFees,
        monthly_fee: lender.monthlyFees ?? null,
        total: estimate.totalPayable,
        disclaimer: lender.disclaimer,
      };
    })
    .toSorted((a, b) => Number(b.lender === shown.lender) - Number(a.lender === shown.lender));
  return {
    car_id: car.id,
    lenders,
    disclaimer: shown.disclaimer,
    warning: lenders.some(({ repayment }) => repayment) ? PUBLISHED_RATE_WARNING : null,
  };
}
