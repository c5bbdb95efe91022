import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import type { Car, CarRepayment } from '@shared-kit/contracts/vehicle/car.contract';
import {
  financeEstimate,
  offeredRepayment,
  weeklyEquivalent,
} from '@shared-kit/domain/finance/lender/finance-estimate';
import type { FinanceRules } from '@shared-kit/domain/finance/lender/finance-estimate';
import { loanOffersText } from '@shared-kit/domain/finance/lender/loan-offers';
import type { SiteFees } from '@shared-kit/domain/finance/fees/site-fees';
import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';
import { priceDisplay } from '@shared-kit/domain/price/price-display';

/** The index serves every site of a group. What differs by site is worked out again when a site shows a car. */
const ANY_SITE = { no_price_text: '', flags: { subscription_site: false } };
const ANY_LENDER: FinanceRules = {
  finance_provider: null,
  time_zone: 'Australia/Brisbane',
  flags: { finance_monthly: false },
};

/** A site, as somebody asks it: with their assumption where they have one. A `TenantSite` fits. */
type AskedSite = {
  config: Omit<FinanceRules, 'fees'> & Partial<Pick<Site, 'remotes'>>;
  assumption?: FinanceAssumption | null;
};

/** What decides about the estimates that this request is answered with. */
export function financeRulesOf({ config, assumption = null }: AskedSite): FinanceRules {
  const { finance_provider, time_zone, flags } = config;
  return { finance_provider, time_zone, flags, assumption, fees: siteFeesOf(config) };
}

const NO_REMOTES: Site['remotes'] = {};
const feesOfRemotes = memoByObject((remotes: Site['remotes']): SiteFees => settingsOf({ remotes }, 'mfe-finance'));

/** What a site asks for with every loan. */
export function siteFeesOf({ remotes = NO_REMOTES }: Partial<Pick<Site, 'remotes'>>): SiteFees {
  return feesOfRemotes(remotes);
}

export type CardEstimate = Pick<Car, 'weekly_repayment' | 'interest_rate' | 'comparison_rate'> & {
  repayment: CarRepayment | null;
  asks_for_finance?: true;
};

/**
 * What a card says about a car's finance, or nothing at all (R-LEGAL-01): `repayment` in the site's frequency, and what
 * that comes to in a week, which search sorts and filters by.
 */
export function cardEstimate(car: Parameters<typeof financeEstimate>[0], site: AskedSite, now: Date): CardEstimate {
  const estimate = financeEstimate(car, financeRulesOf(site), now);
  const repayment = offeredRepayment(estimate);
  return {
    weekly_repayment: repayment && weeklyEquivalent(estimate),
    interest_rate: repayment && repayment.interestRate,
    comparison_rate: repayment && repayment.comparisonRate,
    repayment,
    ...(estimate.eligible && !repayment && { asks_for_finance: true as const }),
  };
}

type Estimated = { car: Car; shownPrice: number | null; loanOffers: string | null };

/** A car with what its stored card says besides the feed's words. `now` decides which lenders' age rules it passes. */
export function withEstimate(car: Car, now: Date): Estimated {
  const cylinders = car.variant?.cylinders ?? null;
  // Which repayments are too small is said for the terms of who asks.
  const { asks_for_finance: _, ...estimate } = cardEstimate(car, { config: ANY_LENDER }, now);
  return {
    car: { ...car, cylinders, ...estimate },
    shownPrice: priceDisplay(car, ANY_SITE).amount,
    loanOffers: loanOffersText(car, ANY_LENDER, now),
  };
}
