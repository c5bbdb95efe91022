import type { LoanOffer } from './assumed-weekly';
import { eligibleLenders, frequencyOf, inOrder, isOffered } from './finance-estimate';
import type { FinanceRules } from './finance-estimate';
import { monthlyFeeOf } from './lender-comparison';
import { providerKey } from '../provider/lender-rules';
import type { FinancedCar } from '../provider/lender-rules';

/** Between two lenders of a car; between its lenders by the week and by the month. */
const NEXT = '>';
const MONTHS = '/';

/**
 * POSIX expression of a text that an older release wrote: some offer in it has three parts, without the fee a month.
 */
export const OFFERS_WITHOUT_MONTHLY_FEE = '(^|[>/|])[^:>/|]+:[^:>/|]+:[^:>/|]+($|[>/|])';

/**
 * What lenders of a car ask, for its search row: "manual:7.99:395:8>taurus:8.49:395:0", the one that a page prefers first.
 * Their order by the month follows after "/" where it is another one. Cars with the same text share it.
 */
export function loanOffersText(car: FinancedCar, site: Pick<FinanceRules, 'time_zone'>, now: Date): string | null {
  const eligible = eligibleLenders(car, { ...site, finance_provider: null }, now);
  if (eligible.length === 0) return null;
  const [weeks, months] = ([52, 12] as const).map((frequency) => {
    const offers = inOrder(car, eligible, frequency).map(({ provider, lender }) =>
      [providerKey(provider), lender.interestRate, lender.establishmentFees ?? 0, monthlyFeeOf(lender)].join(':'),
    );
    return [...new Set(offers)].join(NEXT);
  });
  return weeks === months ? weeks! : `${weeks}${MONTHS}${months}`;
}

/** The one of them that a site shows, as `financeEstimate` chooses; null where it may show none. */
export function readLoanOffer(text: string, site: Pick<FinanceRules, 'finance_provider' | 'flags'>): LoanOffer | null {
  const [weeks = '', months = weeks] = text.split(MONTHS);
  const ordered = (frequencyOf(site) === 52 ? weeks : months).split(LENDERS);
  const offers = ordered.map((offer) => offer.split(':'));
  const [, interestRate, fee, monthlyFee = 0] = offers.find(([provider = '']) => isOffered(provider, site)) ?? [];
  if (interestRate === undefined) return null;
  return { interestRate: Number(interestRate), fee: Number(fee), monthlyFee: Number(monthlyFee) };
}

/**
 * Rows of older releases have "|" between lenders that are in no order, and say nothing of a month, until they are
 * refreshed.
 */
const LENDERS = /[>|]/;
