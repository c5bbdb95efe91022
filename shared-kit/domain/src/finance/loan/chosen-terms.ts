import type { FinanceAssumption } from '@shared-kit/contracts/finance/finance-assumption';
import { assumedBalloon } from './assumed-loan';
import type { CalculatorRanges } from '../calculator/calculator-ranges';
import { amountWithin } from '../calculator/calculator-ranges';

/**
 * A calculator starts with the term, deposit and final payment that a shopper chose for all repayments, so that it
 * contradicts no figure beside it; its own beginning where they chose none. The final payment is of the amount it starts with.
 */
export function withChosenTerms(
  ranges: CalculatorRanges,
  chosen: FinanceAssumption | null | undefined,
): CalculatorRanges {
  if (!chosen) return ranges;
  const amount = amountWithin(ranges.start.amount, ranges);
  const { termYears: term, deposit } = chosen;
  return { ...ranges, start: { ...ranges.start, term, deposit, residual: assumedBalloon(amount, chosen) } };
}
