import type { LoanOffer } from './assumed-weekly';
import { eligibleLenders, frequencyOf, inOrder, isOffered, termYearsOf } from './finance-estimate';
import type { FinanceRules } from './finance-estimate';
import { monthlyFeeOf } from './lender-comparison';
import { feeEachMonth, borrowedFeesPerPeriod } from './with-site-fees';
import type { LenderFee } from '../fees/lender-fees';
import { providerKey } from '../eligibility/lender-rules';
import type { FinancedCar } from '../eligibility/lender-rules';
import { borrowedBesides } from '../fees/site-fees';

/** Between two lenders of a car; between its lenders by the week and by the month. */
const NEXT = '>';
const MONTHS = '/';
/** Before a fee a month that the lender does not say, but its published comparison rate amounts to. */
const IMPLIED = '~';

/**
 * POSIX expression of a text that an older release wrote: some offer in it has three or four parts, without the fee a
 * month or without its term.
 */
export const OFFERS_OF_OLDER_RELEASE = '(^|[>/|])[^:>/|]+:[^:>/|]+:[^:>/|]+(:[^:>/|]+)?($|[>/|])';

/**
 * What lenders of a car ask, for its search row: "manual:7.99:395:8:5>taurus:8.49:395:0:7", the one that a page prefers first: its
 * rate, its fee, its fee a month, "~8.05" where that is not said, and the years of its own figures. Their order by the month follows after "/" where it is another one. Cars with the same text share it.
 */
export function loanOffersText(car: FinancedCar, site: Pick<FinanceRules, 'time_zone'>, now: Date): string | null {
  const eligible = eligibleLenders(car, { ...site, finance_provider: null }, now);
  if (eligible.length === 0) return null;
  const [weeks, months] = ([52, 12] as const).map((frequency) => {
    const offers = inOrder(car, eligible, frequency).map(({ provider, lender }) => {
      const fees = {
        establishmentFees: lender.establishmentFees ?? '',
        monthlyFees: lender.monthlyFees ?? `${IMPLIED}${monthlyFeeOf(lender)}`,
      } satisfies Record<LenderFee, number | string>;
      const terms = [lender.interestRate, fees.establishmentFees, fees.monthlyFees, termYearsOf(lender) ?? 0];
      return [providerKey(provider), ...terms].join(':');
    });
    return [...new Set(offers)].join(NEXT);
  });
  return weeks === months ? weeks! : `${weeks}${MONTHS}${months}`;
}

type AskingSite = Pick<FinanceRules, 'finance_provider' | 'flags' | 'fees'>;
type Offer = {
  provider: string;
  interestRate: number;
  said: number | null;
  monthlyFee: number;
  isImplied: boolean;
  termYears: number;
};

/** The one of them that a site shows, as `financeEstimate` chooses; null where it may show none. */
function readOffer(text: string, site: AskingSite): Offer | null {
  const [weeks = '', months = weeks] = text.split(MONTHS);
  const ordered = (frequencyOf(site) === 52 ? weeks : months).split(LENDERS);
  const offers = ordered.map((offer) => offer.split(':'));
  const [provider = '', interestRate, fee, monthly = '0', termYears = 0] =
    offers.find(([name = '']) => isOffered(name, site)) ?? [];
  if (interestRate === undefined) return null;
  return {
    provider,
    interestRate: Number(interestRate),
    said: fee ? Number(fee) : null,
    monthlyFee: Number(monthly.replace(IMPLIED, '')),
    isImplied: monthly.startsWith(IMPLIED),
    termYears: Number(termYears),
  };
}

/** What of its terms a shopper's own leave, with what the site asks for besides; null where the site may show none. */
export function readLoanOffer(text: string, site: AskingSite): LoanOffer | null {
  const offer = readOffer(text, site);
  if (!offer) return null;
  const { provider, interestRate, said, monthlyFee, isImplied } = offer;
  const fee = (said ?? 0) + borrowedBesides(provider, said, site.fees);
  const eachMonth = feeEachMonth(isImplied ? null : monthlyFee, monthlyFee, site.fees);
  return { interestRate, fee, monthlyFee: eachMonth };
}

/** Whole dollars a week that the lender's own figure is higher by on a site that asks for fees besides. */
export function weeklyFees(text: string, site: AskingSite): number {
  const offer = readOffer(text, site);
  return offer ? borrowedFeesPerPeriod(borrowedBesides(offer.provider, offer.said, site.fees), offer, 52) : 0;
}

/**
 * Rows of older releases have "|" between lenders that are in no order, and say nothing of a month, until they are
 * refreshed.
 */
const LENDERS = /[>|]/;
