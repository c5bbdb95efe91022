import { formatMoney } from '@shared-kit/domain/number/format-money';
import { useSite } from '@shared-kit/runtime/site-context';
import type { ReactNode } from 'react';
import type { CalculatorRanges } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import { OTHER_MAX } from '@shared-kit/domain/finance/calculator/calculator-ranges';
import {
  changed,
  hasFigures,
  readCalculator,
  shortfallIn,
} from '@shared-kit/domain/finance/calculator/calculator-state';
import type { CalculatorState } from '@shared-kit/domain/finance/calculator/calculator-state';
import { useValued } from './equity';

/**
 * What a calculator starts with: what the address says, and as the trade-in what one brings that was valued in this
 * tab. What was typed into the address comes before that.
 *
 * @returns `key` changes with the trade-in, `isValued` where there is one; `shortfall` in whole dollars is owed beyond what
 * it brings; `note` says all of it, and that it starts with the terms of all repayments.
 */
export function useInitial(
  query: URLSearchParams,
  ranges: CalculatorRanges,
): { initial: CalculatorState; key: string; isValued: boolean; shortfall: number; note: ReactNode } {
  const { flags } = useSite();
  const { equity, shortfall: beyond } = useValued();
  const read = readCalculator(query, ranges, flags);
  const isValued = equity !== null && !query.has('trade_in');
  const initial = isValued ? changed(read, { trade_in: Math.min(equity, OTHER_MAX) }) : read;
  const isChosen = ranges.start.deposit !== undefined && !hasFigures(query);
  const shortfall = (isValued ? beyond : shortfallIn(query)) ?? 0;
  const note = (
    <>
      {isChosen && <p>It starts with the terms that you chose for all repayments.</p>}
      {shortfall > 0 ? (
        <p>{`${formatMoney(shortfall)} more is owed on your trade-in than it brings: it starts at $0. Type what it brings beyond that.`}</p>
      ) : (
        equity === initial.trade_in && (
          <p role="status">{`Your trade-in's ${formatMoney(initial.trade_in)} is set below.`}</p>
        )
      )}
    </>
  );
  return { initial, key: String(isValued && equity), isValued, shortfall, note };
}

/** Changes with whatever a calculator starts with: one of another beginning is another calculator. */
export function startOf({ start, establishmentFee }: CalculatorRanges): string {
  return [...Object.values(start), establishmentFee].join(' ');
}
