import type { CarRepayment, FinanceLender } from '@shared-kit/contracts/car.contract';
import type { RepaymentEstimate } from '@shared-kit/contracts/finance.contract';
import { isEligible, providerKey } from './lender-rules';
import type { FinancedCar } from './lender-rules';
import { NO_REPAYMENT_UP_TO, repayment } from './repayment';
import { yearIn } from '../text/year-in';

/** The part of a site that decides about estimates; a `Site` fits. */
export type FinanceRules = {
  /** The only provider whose figures may be shown; any when null. */
  finance_provider: string | null;
  time_zone: string;
  flags: { finance_monthly: boolean };
};

type Frequency = 52 | 12;
/** `perPeriod` in whole dollars. */
type Quote = { provider: string; lender: FinanceLender; frequency: Frequency; perPeriod: number };

const NOT_ELIGIBLE: RepaymentEstimate = {
  eligible: false,
  repayment: null,
  frequency: 52,
  interestRate: null,
  comparisonRate: null,
  termYears: null,
  deposit: null,
  balloon: null,
  totalPayable: null,
  lender: null,
  disclaimer: null,
};

/**
 * The repayment a page may show for a car: the cheapest eligible lender's, of two as cheap the one with the lower
 * comparison rate, in whole dollars
 * (S5-48 to S5-57, S9-29). Not eligible leaves every figure null. Eligible without a
 * repayment means 'Enquire for Finance': the figure was too small to be true.
 */
export function financeEstimate(car: FinancedCar, site: FinanceRules, now: Date): RepaymentEstimate {
  const quotes = eligibleLenders(car, site, now).flatMap(
    ({ provider, lender }) => quote(car, provider, lender, site.flags.finance_monthly ? 12 : 52) ?? [],
  );
  const [best] = quotes.toSorted(
    (a, b) => a.perPeriod * a.frequency - b.perPeriod * b.frequency || comparedRate(a) - comparedRate(b),
  );
  return best ? toEstimate(best) : NOT_ELIGIBLE;
}

/** The lenders whose terms a page of this site may show for a car (S5-48 to S5-55). */
export function eligibleLenders(
  car: FinancedCar,
  site: Pick<FinanceRules, 'finance_provider' | 'time_zone'>,
  now: Date,
): { provider: string; lender: FinanceLender }[] {
  const currentYear = yearIn(site.time_zone, now);
  return Object.entries(car.finance_lenders)
    .map(([key, lender]) => ({ provider: lender.financeProvider ?? key, lender }))
    .filter(({ provider, lender }) => isOffered(provider, site) && isEligible(car, provider, lender, currentYear));
}

/** What may be shown of an estimate: all that must stand together, or nothing (R-LEGAL-01, A-60). */
export function offeredRepayment(estimate: RepaymentEstimate): CarRepayment | null {
  const { repayment: amount, frequency, interestRate, comparisonRate, termYears, deposit, balloon } = estimate;
  if (amount === null || interestRate === null || comparisonRate === null) return null;
  return { amount, frequency, interestRate, comparisonRate, termYears, deposit, balloon };
}

/** What the estimate comes to in a week, whole dollars, rounded up: the figure cards and filters use. */
export function weeklyEquivalent({ repayment, frequency }: RepaymentEstimate): number | null {
  return repayment === null ? null : Math.ceil((repayment * frequency) / 52);
}

function isOffered(provider: string, { finance_provider }: Pick<FinanceRules, 'finance_provider'>): boolean {
  return finance_provider === null || providerKey(provider).startsWith(providerKey(finance_provider));
}

/** The lender's own figure, in the site's frequency if there is one; else one worked out from its terms. */
function quote(car: FinancedCar, provider: string, lender: FinanceLender, preferred: Frequency): Quote | null {
  const paid = { 52: lender.paymentWeek, 12: lender.paymentMonth };
  const other: Frequency = preferred === 52 ? 12 : 52;
  const frequency = paid[preferred] === null && paid[other] !== null ? other : preferred;
  const advertised = paid[frequency];
  // An advertised figure goes to the nearest dollar, one of ours up.
  const perPeriod = advertised === null ? workedOut(car, lender, frequency) : Math.round(advertised);
  return perPeriod === null ? null : { provider, lender, frequency, perPeriod };
}

const comparedRate = ({ lender }: Quote) => lender.comparisonRate ?? Infinity;

type Term = Partial<Pick<FinanceLender, 'termYears' | 'termMonths' | 'termWeeks'>>;

/** How long a lender's loan runs, whichever way the feed says it; 0 says nothing. */
export function termYearsOf({ termYears = null, termMonths = null, termWeeks = null }: Term): number | null {
  return termYears || (termMonths ?? 0) / 12 || (termWeeks ?? 0) / 52 || null;
}

function workedOut({ price }: FinancedCar, lender: FinanceLender, frequency: Frequency): number | null {
  const { deposit, establishmentFees, balloon, interestRate } = lender;
  const termYears = termYearsOf(lender);
  if (!price || !termYears || interestRate === null) return null;
  const fees = { deposit: deposit ?? 0, establishmentFee: establishmentFees ?? 0, residual: balloon ?? 0 };
  return repayment({ amount: price, ...fees, interestRate, termYears, frequency })?.repayment ?? 0;
}

function toEstimate({ provider, lender, frequency, perPeriod }: Quote): RepaymentEstimate {
  const isShown = perPeriod > NO_REPAYMENT_UP_TO;
  const termYears = termYearsOf(lender);
  const total = termYears && Math.round(perPeriod * frequency * termYears + (lender.balloon ?? 0));
  return {
    eligible: true,
    repayment: isShown ? perPeriod : null,
    frequency,
    interestRate: lender.interestRate,
    comparisonRate: lender.comparisonRate,
    termYears,
    deposit: lender.deposit,
    balloon: lender.balloon,
    totalPayable: isShown ? (lender.totalPayable ?? total) : null,
    lender: provider,
    disclaimer: lender.disclaimer,
  };
}
