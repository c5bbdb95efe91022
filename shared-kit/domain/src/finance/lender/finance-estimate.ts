import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import type { RepaymentEstimate } from '@shared-kit/contracts/finance/finance.contract';
import type { CarRepayment, FinanceLender } from '@shared-kit/contracts/vehicle/car.contract';
import { advertisedPrice, besides } from '../loan/advertised-price';
import { assumedTerms, loanPrice } from '../loan/assumed-loan';
import { comparisonRate, isForbiddenRate } from '../repayment/comparison-rate';
import { monthlyFeeOf } from './lender-comparison';
import { totalByLender, totalByRepayments } from './total-payable';
import { borrowedFeesPerPeriod, withSiteFees } from './with-site-fees';
import { isEligible, providerKey } from '../eligibility/lender-rules';
import type { FinancedCar } from '../eligibility/lender-rules';
import { borrowedBesides } from '../fees/site-fees';
import type { SiteFees } from '../fees/site-fees';
import { NO_REPAYMENT_UP_TO, repayment, weeklyOf } from '../repayment/repayment';
import { yearIn } from '../../time/year-in';

/** The part of a site that decides about estimates; a `Site` fits, and what a shopper has them worked out with. */
export type FinanceRules = {
  /** Left out, each lender's own terms count. */
  assumption?: FinanceAssumption | null;
  /** What the site asks for with every loan; left out, what the lenders' own figures count. */
  fees?: SiteFees;
  /** The only provider whose figures may be shown; any when null. */
  finance_provider: string | null;
  time_zone: string;
  /** With `youx_quote` rates differ by credit: the lenders' own are for excellent credit (R-LEGAL-08). */
  flags: { finance_monthly: boolean; youx_quote?: boolean };
};

type Frequency = 52 | 12;
/** `perPeriod` in whole dollars. */
type Quote = {
  provider: string;
  lender: FinanceLender;
  frequency: Frequency;
  perPeriod: number;
  /** What the figure pays, in whole dollars; null where the feed does not say. */
  price: number | null;
};

const NOT_ELIGIBLE: RepaymentEstimate = {
  eligible: false,
  repayment: null,
  frequency: 52,
  interestRate: null,
  comparisonRate: null,
  termYears: null,
  loanAmount: null,
  deposit: null,
  balloon: null,
  secured: null,
  excellentCredit: false,
  totalPayable: null,
  totalByLender: false,
  siteFees: 0,
  lender: null,
  disclaimer: null,
  assumed: false,
};

/**
 * The repayment a page may show for a car: the cheapest eligible lender's, of two as cheap the one with the lower
 * comparison rate, in whole dollars
 * (S5-48 to S5-57, S9-29). Not eligible leaves every figure null. Eligible without a
 * repayment means 'Enquire for Finance': the figure was too small to be true, or nobody says over how long it is paid or
 * what is lent. Under a shopper's assumption the same
 * lender's figure is worked out with that term, deposit and final payment, at the lender's rate, and so is the comparison
 * rate: the published one is that of another loan. What we work out is of the price to buy, and what is said to be lent is always what the figure repays.
 */
export function financeEstimate(car: FinancedCar, site: FinanceRules, now: Date): RepaymentEstimate {
  const { assumption = null } = site;
  const [first] = inOrder(car, eligibleLenders(car, site, now), frequencyOf(site));
  const best = first && assumption ? assumedQuote(car, first, site, assumption) : first && withFees(first, site);
  if (!first || !best) return NOT_ELIGIBLE;
  const siteFees = borrowedBesides(first.provider, first.lender.establishmentFees, site.fees);
  const excellentCredit = site.flags.youx_quote ?? false;
  return { ...toEstimate(best), siteFees, excellentCredit, assumed: assumption !== null };
}

type Offered = { provider: string; lender: FinanceLender };
type Ranked = Offered & { own: Quote | null };

/**
 * Lenders as a page prefers them, by their own figures: the cheapest first, then by comparison rate, then by name. One
 * without a figure that may be shown comes last: it has none but under a shopper's assumption.
 */
export function inOrder(car: FinancedCar, lenders: readonly Offered[], frequency: Frequency): Ranked[] {
  const yearly = ({ own }: Ranked) => (own && isWhole(own) ? own.perPeriod * own.frequency : Number.MAX_VALUE);
  return lenders
    .map((offered) => ({ ...offered, own: quote(car, offered, frequency) }))
    .toSorted(
      (a, b) =>
        yearly(a) - yearly(b) ||
        comparedRate(a) - comparedRate(b) ||
        providerKey(a.provider).localeCompare(providerKey(b.provider)),
    );
}

/** A lender's own quote with what the site asks for besides; one that is too small to be true stays so (S9-28). */
function withFees({ own, provider }: Ranked, { fees }: FinanceRules): Quote | null {
  if (!own || own.perPeriod <= NO_REPAYMENT_UP_TO) return own;
  const { lender, frequency } = own;
  const termYears = termYearsOf(lender);
  const besides = borrowedBesides(provider, lender.establishmentFees, fees);
  const more = borrowedFeesPerPeriod(besides, { interestRate: lender.interestRate, termYears }, frequency);
  return { ...own, perPeriod: own.perPeriod + more, lender: withSiteFees(provider, lender, termYears, fees) };
}

function assumedQuote(car: FinancedCar, offered: Offered, site: FinanceRules, terms: FinanceAssumption) {
  const frequency = frequencyOf(site);
  const { provider } = offered;
  const lender = withSiteFees(provider, offered.lender, termYearsOf(offered.lender), site.fees);
  // One fee a month for the comparison rate and the total, also where the lender says it by its published rate alone.
  const asked = { ...assumedTerms(lender, loanPrice(car), terms), monthlyFees: monthlyFeeOf(lender) };
  const quoted = quote(car, { provider, lender: asked }, frequency);
  return quoted && { ...quoted, lender: { ...quoted.lender, comparisonRate: ownRateOf(quoted) } };
}

/**
 * The comparison rate of the very loan that a quote is for, with its lender's fees: the published one is that of another
 * loan (National Credit Code, R-LEGAL-01). Null where nothing is lent.
 */
function ownRateOf(quoted: Quote): number | null {
  const { price, lender, frequency } = quoted;
  const { interestRate, termYears } = lender;
  if (!price || (loanAmountOf(quoted) ?? 0) <= 0 || interestRate === null || !termYears) return null;
  return comparisonRate({ amount: price, ...besides(lender, frequency), interestRate, termYears, frequency });
}

/** How often a site's repayments are due in a year. */
export function frequencyOf({ flags }: Pick<FinanceRules, 'flags'>): Frequency {
  return flags.finance_monthly ? 12 : 52;
}

/** The lenders whose terms a page of this site may show for a car (S5-48 to S5-55). */
export function eligibleLenders(
  car: FinancedCar,
  site: Pick<FinanceRules, 'finance_provider' | 'time_zone'>,
  now: Date,
): Offered[] {
  const currentYear = yearIn(site.time_zone, now);
  return Object.entries(car.finance_lenders)
    .map(([key, lender]) => ({ provider: lender.financeProvider ?? key, lender }))
    .filter(({ provider, lender }) => isOffered(provider, site) && isEligible(car, provider, lender, currentYear));
}

/** What may be shown of an estimate: all that must stand together, or nothing (R-LEGAL-01, A-60). */
export function offeredRepayment(estimate: RepaymentEstimate): CarRepayment | null {
  const { repayment: amount, frequency, interestRate, comparisonRate, termYears, deposit, balloon } = estimate;
  const { loanAmount = null, secured = null, excellentCredit } = estimate;
  if (amount === null || interestRate === null || comparisonRate === null) return null;
  if (termYears === null || loanAmount === null) return null;
  const terms = { termYears, loanAmount, deposit, balloon, secured };
  return { amount, frequency, interestRate, comparisonRate, ...terms, ...(excellentCredit && { excellentCredit }) };
}

/** What the estimate comes to in a week, whole dollars, rounded up: the figure cards and filters use. */
export function weeklyEquivalent({ repayment, frequency }: RepaymentEstimate): number | null {
  return repayment === null ? null : weeklyOf(repayment, frequency);
}

/** Whether a site may show this provider's figures. */
export function isOffered(provider: string, { finance_provider }: Pick<FinanceRules, 'finance_provider'>): boolean {
  return finance_provider === null || providerKey(provider).startsWith(providerKey(finance_provider));
}

/** The lender's own figure, in the site's frequency if there is one; else one worked out from its terms. */
function quote(car: FinancedCar, { provider, lender }: Offered, preferred: Frequency): Quote | null {
  const paid = { 52: lender.paymentWeek, 12: lender.paymentMonth };
  const other: Frequency = preferred === 52 ? 12 : 52;
  const frequency = paid[preferred] === null && paid[other] !== null ? other : preferred;
  const advertised = paid[frequency];
  if (advertised !== null) {
    const price = advertisedPrice(car, lender, { amount: advertised, frequency, termYears: termYearsOf(lender) });
    // An advertised figure goes to the nearest dollar, one of ours up.
    return { provider, lender, frequency, perPeriod: Math.round(advertised), price };
  }
  const price = loanPrice(car);
  const perPeriod = workedOut(price, lender, frequency);
  return perPeriod === null ? null : { provider, lender, frequency, perPeriod, price };
}

const comparedRate = ({ lender }: Offered) => lender.comparisonRate ?? Number.MAX_VALUE;

type Term = Partial<Pick<FinanceLender, 'termYears' | 'termMonths' | 'termWeeks'>>;

/** How long a lender's loan runs, whichever way the feed says it; 0 says nothing. */
export function termYearsOf({ termYears = null, termMonths = null, termWeeks = null }: Term): number | null {
  return termYears || (termMonths ?? 0) / 12 || (termWeeks ?? 0) / 52 || null;
}

function workedOut(price: number | null, lender: FinanceLender, frequency: Frequency): number | null {
  const { interestRate } = lender;
  const termYears = termYearsOf(lender);
  if (!price || !termYears || interestRate === null) return null;
  return (
    repayment({ amount: price, ...besides(lender, frequency), interestRate, termYears, frequency })?.repayment ?? 0
  );
}

/** What a quote's repayments repay, in whole dollars; null where the feed does not say. */
function loanAmountOf({ price, lender }: Pick<Quote, 'price' | 'lender'>): number | null {
  return price && price - (lender.deposit ?? 0);
}

/** Whether there is what a repayment may not stand without: a term and an amount. */
function isWhole(quote: Quote): boolean {
  return termYearsOf(quote.lender) !== null && (loanAmountOf(quote) ?? 0) > 0;
}

function toEstimate(quote: Quote): Omit<RepaymentEstimate, 'assumed' | 'siteFees' | 'excellentCredit'> {
  const { provider, lender, frequency, perPeriod } = quote;
  const isShown = perPeriod > NO_REPAYMENT_UP_TO && isWhole(quote) && !isForbiddenRate(lender.comparisonRate);
  const termYears = termYearsOf(lender);
  const offered = { ...NOT_ELIGIBLE, eligible: true, frequency, lender: provider, disclaimer: lender.disclaimer };
  // No rate and no terms without their repayment (S5-57, R-LEGAL-01).
  if (!isShown) return offered;
  const byLender = totalByLender(quote, termYears);
  return {
    ...offered,
    repayment: perPeriod,
    interestRate: lender.interestRate,
    comparisonRate: lender.comparisonRate,
    termYears,
    loanAmount: loanAmountOf(quote),
    deposit: lender.deposit,
    balloon: lender.balloon,
    secured: lender.secured ?? null,
    totalPayable: byLender ?? totalByRepayments(quote, termYears),
    totalByLender: byLender !== null,
  };
}
