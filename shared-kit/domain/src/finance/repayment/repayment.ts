import { presentValue } from './present-value';

/** Repayments a year. */
export type Frequency = 52 | 26 | 12;

/** Dollars, percent a year, years. */
export type LoanTerms = {
  amount: number;
  deposit?: number;
  establishmentFee?: number;
  /** Balloon: what is still owed after the last repayment. */
  residual?: number;
  interestRate: number;
  termYears: number;
  frequency: Frequency;
};

/** Whole dollars each period, and all of them plus the residual. The deposit is not in it. */
export type Repayment = { repayment: number; total: number };

/** A repayment this small is a mistake in the data: show ENQUIRE_FOR_FINANCE instead (S5-57, S9-28). */
export const NO_REPAYMENT_UP_TO = 25;
export const ENQUIRE_FOR_FINANCE = 'Enquire for Finance';

/** In a sentence: "$147 a week". */
export const periodNames: Readonly<Record<Frequency, string>> = { 52: 'week', 26: 'fortnight', 12: 'month' };

/** Written after a repayment (S9-22). */
export const frequencySuffix: Readonly<Record<Frequency, string>> = { 52: 'wk', 26: 'fn', 12: 'mo' };

/** How many repayments a loan has: a whole number, whatever its term, so that they and its schedule add up to its total. */
export function repaymentCount({ termYears, frequency }: Pick<LoanTerms, 'termYears' | 'frequency'>): number {
  return Math.max(1, Math.round(termYears * frequency));
}

/**
 * Exact level payment of an amortised loan on amount - deposit + establishment fee, in
 * dollars per period (S9-19). Not positive when there is nothing to lend.
 *
 * @throws {RangeError} for a rate or term that no calculator offers: that is a bug in the caller.
 */
export function exactRepayment(terms: LoanTerms): number {
  const { amount, deposit = 0, establishmentFee = 0, residual = 0, interestRate, termYears, frequency } = terms;
  if (!(interestRate >= 0) || !(termYears > 0) || Number.isNaN(amount)) {
    throw new RangeError(`Unusable loan terms: ${JSON.stringify(terms)}`);
  }
  const principal = amount - deposit + establishmentFee;
  if (principal <= 0) return 0;
  return levelPayment(principal, residual, presentValue(interestRate / 100 / frequency, repaymentCount(terms)));
}

/** What is paid in each period for a loan of which `residual` is still owed after the last, in dollars (S9-19). */
export function levelPayment(
  principal: number,
  residual: number,
  { annuity, discount }: ReturnType<typeof presentValue>,
): number {
  return (principal - residual * discount) / annuity;
}

/** An exact repayment before it is rounded to a dollar: as it is, 638.0000000001 would cost a dollar more. */
export function withoutNoise(exact: number): number {
  return Math.round(exact * 1e8) / 1e8;
}

/** What a repayment comes to in a week, in whole dollars, rounded up: what cards, sorting and filters go by. */
export function weeklyOf(repayment: number, frequency: Frequency): number {
  return Math.ceil((repayment * frequency) / 52);
}

/**
 * What a calculator shows, rounded up to whole dollars; null where 'Enquire for Finance'
 * stands instead. Given the car's advertised repayment it rounds towards that (S9-20, A-10).
 */
export function repayment(terms: LoanTerms, advertised?: number): Repayment | null {
  const exact = withoutNoise(exactRepayment(terms));
  const rounded = advertised !== undefined && exact > advertised ? Math.floor(exact) : Math.ceil(exact);
  if (rounded <= NO_REPAYMENT_UP_TO) return null;
  return { repayment: rounded, total: totalPaid(rounded, terms) };
}

/**
 * What a loan costs in all, in whole dollars: the repayment as it is shown, over all periods, with what is paid beside each
 * and the final payment; without the deposit. Every page adds up by this, so that a shopper's own sum comes out.
 *
 * @param shown whole dollars a period.
 * @param feePerPeriod account keeping and the like, in dollars with each repayment.
 */
export function totalPaid(
  shown: number,
  { residual = 0, ...terms }: Pick<LoanTerms, 'termYears' | 'frequency' | 'residual'>,
  feePerPeriod = 0,
): number {
  return Math.round((shown + feePerPeriod) * repaymentCount(terms) + residual);
}
