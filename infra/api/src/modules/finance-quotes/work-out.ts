import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { loanOf } from '@shared-kit/domain/finance/loan/calculated-loan';
import type { CalculatedLoan } from '@shared-kit/domain/finance/loan/calculated-loan';
import { carPageRanges, linkedRanges, roundedTowards } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import type { CalculatorRanges } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import { readCalculator } from '@shared-kit/domain/finance/calculator/calculator-state';
import { withChosenTerms } from '@shared-kit/domain/finance/loan/chosen-terms';
import type { TenantSite } from '../../plugins/tenant';
import { carEstimate } from '../finance/car-estimate.service';

/** A car that a loan is offered for, with what its page says of one. */
export type LoanCar = { car: Car; estimate: FinanceEstimate };

/** Null for a car that no loan is offered for: figures beside it are for another one, as the page says. */
export function loanCarOf(car: Car | null, site: TenantSite, now: Date): LoanCar | null {
  if (!car) return null;
  const estimate = carEstimate(car, site, now);
  return estimate.loan_for && { car, estimate };
}

/** How far the figures of a link may go. */
export function linkRanges(about: LoanCar | null, { config }: TenantSite): CalculatorRanges {
  const settings = settingsOf(config, 'mfe-finance');
  return linkedRanges(settings, config.flags, about?.estimate.loan_for?.price ?? null, about?.estimate);
}

/** What a calculator of this site comes to for an address that has all its figures, by the functions that its pages use. */
export function workOut(query: URLSearchParams, about: LoanCar | null, site: TenantSite): CalculatedLoan {
  return withinRanges(query, linkRanges(about, site), about, site);
}

/**
 * What the calculator on a car's own page comes to for the address of that page: with that page's ranges, and where the
 * address leaves a figure out with what it begins with there, for who asks.
 */
export function workOutOnCarPage(query: URLSearchParams, about: LoanCar, site: TenantSite): CalculatedLoan {
  const ranges = carPageRanges(settingsOf(site.config, 'mfe-finance'), site.config.flags, about.estimate);
  return withinRanges(query, withChosenTerms(ranges, about.estimate.chosen), about, site);
}

function withinRanges(
  query: URLSearchParams,
  ranges: CalculatorRanges,
  about: LoanCar | null,
  { config }: TenantSite,
): CalculatedLoan {
  const advertised = about && roundedTowards(about.estimate, settingsOf(config, 'mfe-finance'));
  return loanOf(readCalculator(query, ranges, config.flags), ranges, advertised);
}

/** What the car costs to buy today, with its type. */
export function pricedOf({ estimate: { loan_for } }: LoanCar) {
  return { price: loan_for?.price ?? null, price_text: loan_for?.price_text ?? null };
}
