import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import type { FinanceSettings } from '@shared-kit/contracts/settings/finance-settings.contract';
import type { Flags } from '@shared-kit/contracts/site/site-config.contract';
import { providerKey } from '../eligibility/lender-rules';
import { establishmentFeeOf, perRepayment } from '../fees/site-fees';
import type { LoanFees } from '../repayment/comparison-rate';
import type { Frequency } from '../repayment/repayment';

type Range = { min: number; max: number };
type Fee = FinanceSettings['fees'][number];

/** Between what a calculator's figures lie and what they start with. Whole dollars, years, percent a year. */
export type CalculatorRanges = {
  amount: Range;
  term: Range;
  interest: Range;
  /** Deposit and final payment are none where nothing is said. */
  start: { amount: number; term: number; interest: number; deposit?: number; residual?: number };
  establishmentFee: number;
  fees: readonly Fee[];
  /** Whether the vehicle stands for the loan; null where nobody says. */
  secured?: boolean | null;
  presets: readonly number[];
};

/** Most a deposit, trade-in or final payment can be, in dollars (S5-42). */
export const OTHER_MAX = 250_000;
/** Dollars of a price above which the flag lets more than the usual maximum be calculated with (S5-31). */
const LIFTED_ABOVE = 100_000;
/** What may be borrowed then, in hundredths of the price. */
const ABOVE_PRICE = 105;

type Estimate = Pick<FinanceEstimate, 'loan_for' | 'lender'> & Partial<Pick<FinanceEstimate, 'secured'>>;

/**
 * The calculator of a page of its own, to 250,000 dollars (S5-32). About a vehicle it starts with the term of the one on
 * that vehicle's page, so that following a link changes no figure.
 *
 * @param price dollars of the vehicle that the page is about, if any, and the estimate that its own page shows.
 */
export function financePageRanges(
  config: FinanceSettings,
  price: number | null,
  estimate?: Estimate,
): CalculatorRanges {
  return {
    amount: { min: config.amount_min, max: config.amount_max },
    term: { min: 1, max: config.term_max },
    interest: { min: config.interest_min, max: config.interest_max },
    start: {
      amount: price || config.default_amount,
      term: startTerm(config, estimate),
      interest: config.default_interest,
    },
    establishmentFee: feeOf(estimate, config),
    fees: estimate?.loan_for?.fees ?? config.fees,
    secured: estimate?.secured ?? null,
    presets: config.money_presets,
  };
}

/**
 * The calculator on a vehicle's page: to 100,000 dollars, or where the site says so to 1.05 times a price above that
 * (S5-30, S5-31), with the fees of the lender whose repayment the page shows (S9-27).
 */
export function carPageRanges(
  config: FinanceSettings,
  flags: Pick<Flags, 'finance_amount_above_price'>,
  estimate: Estimate,
): CalculatorRanges {
  const price = estimate.loan_for?.price ?? null;
  const lifted = flags.finance_amount_above_price && price !== null && price > LIFTED_ABOVE;
  const max = lifted ? Math.round((price * ABOVE_PRICE) / 100) : config.car_page.amount_max;
  const base = financePageRanges(config, price, estimate);
  return { ...base, amount: { ...base.amount, max } };
}

/**
 * What a page takes that figures of a vehicle's page are led to: no less than that page, where it goes further (S5-31), so that
 * a link changes no figure.
 *
 * @param price as `financePageRanges` has it; `estimate` what the vehicle's own page shows, none without a vehicle.
 */
export function linkedRanges(
  config: FinanceSettings,
  flags: Pick<Flags, 'finance_amount_above_price'>,
  price: number | null,
  estimate?: Estimate,
): CalculatorRanges {
  const page = financePageRanges(config, price, estimate);
  const max = estimate ? carPageRanges(config, flags, estimate).amount.max : 0;
  return { ...page, amount: { ...page.amount, max: Math.max(page.amount.max, max) } };
}

/** Years at first: six about a vehicle, five without one (S9-25). */
function startTerm({ car_page, default_term }: FinanceSettings, estimate: Estimate | undefined): number {
  return estimate ? car_page.default_term : default_term;
}

/** Of the lender whose repayment a page shows. */
function feeOf(estimate: Estimate | undefined, config: FinanceSettings): number {
  return establishmentFeeOf(estimate?.lender ?? '', estimate?.loan_for?.establishment_fee ?? null, config);
}

/** Fees by when they are paid: once for the loan, or each month. */
export type PaidFees = Record<Fee['each'], readonly Fee[]>;

/** What a loan costs besides. */
export function paidFees({ establishmentFee, fees }: Pick<CalculatorRanges, 'establishmentFee' | 'fees'>): PaidFees {
  const establishment = { name: 'Establishment fee', amount: establishmentFee, each: 'loan' as const };
  return {
    loan: [...(establishmentFee > 0 ? [establishment] : []), ...fees.filter(({ each }) => each === 'loan')],
    month: fees.filter(({ each }) => each === 'month'),
  };
}

/** The same in dollars, for a loan that is repaid so often. */
export function loanFees({ loan, month }: PaidFees, frequency: Frequency): LoanFees {
  return { establishmentFee: sum(loan), feePerPeriod: perRepayment(sum(month), frequency) };
}

function sum(fees: readonly Fee[]): number {
  return fees.reduce((total, { amount }) => total + amount, 0);
}

/** An amount brought within its range; of nothing or less there is nothing to borrow (S5-36). */
export function amountWithin(amount: number, { amount: range }: Pick<CalculatorRanges, 'amount'>): number {
  return amount <= 0 ? 0 : clamp(amount, range);
}

/** A value brought within a range. */
export function clamp(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, value));
}

/** The repayment that the car's own is rounded towards, where the site does so for its lender (S9-20); null elsewhere. */
export function roundedTowards(
  { lender, repayment, frequency }: Pick<FinanceEstimate, 'lender' | 'repayment' | 'frequency'>,
  { round_to_advertised }: FinanceSettings,
): { amount: number; frequency: Frequency } | null {
  if (lender === null || repayment === null) return null;
  const isRounded = round_to_advertised.some((name) => providerKey(name) === providerKey(lender));
  return isRounded ? { amount: repayment, frequency } : null;
}
