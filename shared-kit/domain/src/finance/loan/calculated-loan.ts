import type { CarRepayment } from '@shared-kit/contracts/vehicle/car.contract';
import { comparisonRate, isForbiddenRate } from '../repayment/comparison-rate';
import { exactRepayment, repayment, totalPaid } from '../repayment/repayment';
import type { Frequency, LoanTerms, Repayment } from '../repayment/repayment';
import { loanFees, paidFees } from '../calculator/calculator-ranges';
import type { CalculatorRanges, PaidFees } from '../calculator/calculator-ranges';
import type { CalculatorField, CalculatorState } from '../calculator/calculator-state';

/** What a calculator is set to, and what that comes to. */
export type CalculatedLoan = {
  state: CalculatorState;
  /** Its deposit is money and trade-in together. */
  terms: LoanTerms;
  /** Borrowed with the amount, and paid each month. */
  fees: PaidFees;
  /** Dollars with each repayment. */
  feePerPeriod: number;
  /** Null where there is no repayment (A-41, A-42, S5-57) or no rate can be compared with it. */
  answer: (Repayment & { comparison: number }) | null;
  /** No lender may offer it. */
  isForbidden: boolean;
  advertised: { amount: number; frequency: Frequency } | null;
  /** Whether the vehicle stands for it; null where nobody says. */
  secured: boolean | null;
};

/** @param advertised the repayment to round towards, for repayments as often (S9-20). */
export function loanOf(
  state: CalculatorState,
  ranges: Pick<CalculatorRanges, 'establishmentFee' | 'fees' | 'secured'>,
  advertised: CalculatedLoan['advertised'] = null,
): CalculatedLoan {
  const { amount, residual, term, interest, frequency } = state;
  const deposit = state.deposit + state.trade_in;
  const fees = paidFees(ranges);
  const { establishmentFee, feePerPeriod } = loanFees(fees, frequency);
  const terms = { interestRate: interest, termYears: term, amount, deposit, residual, establishmentFee, frequency };
  const towards = advertised?.frequency === frequency ? advertised.amount : undefined;
  // Where the deposit pays for the car, only the fee would be lent: no rate can be compared with that. Nobody owes more at
  // the end than was lent.
  const lent = amount - deposit;
  const repaid = lent > 0 && residual <= lent ? repayment(terms, towards) : null;
  const comparison = repaid ? comparisonRate({ ...terms, feePerPeriod }) : 0;
  const isForbidden = isForbiddenRate(comparison);
  const answer = repaid && !isForbidden ? { ...repaid, comparison } : null;
  return { state, terms, fees, feePerPeriod, answer, isForbidden, advertised, secured: ranges.secured ?? null };
}

/** As a page shows it, beside any other repayment; null where there is none. */
export function repaymentOf({ state, terms, answer, secured }: CalculatedLoan): CarRepayment | null {
  if (!answer) return null;
  const { frequency, interest: interestRate, term: termYears, residual: balloon } = state;
  // Money and trade-in are both paid at first.
  const deposit = terms.deposit!;
  const { repayment: amount, comparison: comparisonRate } = answer;
  const loanAmount = state.amount - deposit;
  const paid = { deposit, tradeIn: state.trade_in };
  return { amount, frequency, interestRate, comparisonRate, termYears, loanAmount, ...paid, balloon, secured };
}

/** Where what is paid at first leaves no loan. */
export const NOTHING_TO_BORROW = 'Deposit and trade-in pay for all of it: there is nothing to borrow.';

type PaidAtFirst = Pick<CalculatorState, 'amount' | 'deposit' | 'trade_in'>;

/** The field that what is paid at first is too much in; null where something is left to borrow, or no amount is said. */
export function paidAllBy({ amount, deposit, trade_in }: PaidAtFirst): 'trade_in' | 'deposit' | null {
  if (amount <= 0 || deposit + trade_in < amount) return null;
  return trade_in >= amount ? 'trade_in' : 'deposit';
}

/** What is wrong with one figure beside the others, in words for its field. */
export function faultsOf({ state, terms }: CalculatedLoan): Partial<Record<CalculatorField, string>> {
  const { amount, deposit, trade_in, residual } = state;
  const loan = amount - deposit - trade_in;
  if (amount <= 0) return {};
  const paying = paidAllBy(state);
  if (paying) return { [paying]: NOTHING_TO_BORROW };
  if (exactRepayment(terms) <= 0)
    return { residual: 'This is more than would be owed: there is nothing to repay before it.' };
  return residual > loan ? { residual: 'This is more than the loan.' } : {};
}

/** Repayments and final payment, and what is paid beside them each month; 0 without a repayment. */
export function totalOfLoan({
  answer,
  feePerPeriod,
  terms,
}: Pick<CalculatedLoan, 'answer' | 'feePerPeriod' | 'terms'>): number {
  return answer ? totalPaid(answer.repayment, terms, feePerPeriod) : 0;
}
