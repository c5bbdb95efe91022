import { formatMoney } from '@shared-kit/domain/text/format-money';
import { useSite } from '@shared-kit/runtime/site-context';
import type { ReactNode } from 'react';
import type { CalculatorRanges } from '@shared-kit/domain/finance/calculator-ranges';
import { OTHER_MAX } from '@shared-kit/domain/finance/calculator-ranges';
import { changed, readCalculator } from '@shared-kit/domain/finance/calculator-state';
import type { CalculatorState } from '@shared-kit/domain/finance/calculator-state';
import { useEquity } from './equity';

/**
 * What a calculator starts with: what the address says, and as the trade-in what one brings that was valued in this
 * tab. What was typed into the address comes before that.
 *
 * @returns `key` changes with the trade-in; `note` says so.
 */
export function useInitial(
  query: URLSearchParams,
  ranges: CalculatorRanges,
): { initial: CalculatorState; key: string; note: ReactNode } {
  const { flags } = useSite();
  const equity = useEquity();
  const read = readCalculator(query, ranges, flags);
  if (equity === null || query.has('trade_in')) return { initial: read, key: '', note: null };
  const initial = changed(read, { trade_in: Math.min(equity, OTHER_MAX) });
  const note = <p role="status">{`Your trade-in's ${formatMoney(initial.trade_in)} is set below.`}</p>;
  return { initial, key: String(equity), note };
}
