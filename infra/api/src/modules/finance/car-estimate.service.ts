import type { FinanceEstimate, RepaymentEstimate } from '@shared-kit/contracts/finance/finance.contract';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { financeEstimate } from '@shared-kit/domain/finance/lender/finance-estimate';
import { financedPrice, loanCar } from '@shared-kit/domain/finance/loan/loan-car';
import { quotedCar } from '@shared-kit/domain/finance/loan/quoted-car';
import type { TenantSite } from '../../plugins/tenant';
import { financeRulesOf } from '../stock/car/weekly-estimate.service';

/** What pages of this site say of a loan for a car: the repayment that may be shown, and what one is worked out from. */
export function carEstimate(car: Car, site: TenantSite, now: Date): FinanceEstimate {
  const { config } = site;
  const estimate = repaymentEstimate(car, site, now);
  return {
    ...estimate,
    ...(site.assumption && { chosen: site.assumption }),
    quote_for: quotedCar(car, config),
    loan_for: loanCar(car, config, estimate, settingsOf(config, 'mfe-finance').fees),
  };
}

/** The repayment that a page about this car may show: none without a loan, whatever its lenders say. */
export function repaymentEstimate(car: Car, site: TenantSite, now: Date): RepaymentEstimate {
  const asked = financedPrice(car, site.config) ? car : { ...car, finance_lenders: {} };
  return financeEstimate(asked, financeRulesOf(site), now);
}
