import { calculatorQuery, shortfallIn } from '@shared-kit/domain/finance/calculator/calculator-state';
import type { CalculatorState } from '@shared-kit/domain/finance/calculator/calculator-state';
import { useEffect, useEffectEvent } from 'react';

/** Figures that have not changed for so long rest, in milliseconds. */
const RESTS_MS = 300;

let keeping: ReturnType<typeof setTimeout> | undefined;

/**
 * The address of the page follows the figures, so that it can be kept or sent: once they rest, as browsers refuse to have it
 * changed often. What else it says stays. Past the router, which would render the page anew, and with it the control that is
 * being moved.
 *
 * @param start what a calculator begins with where the address does not say it, as with a trade-in that was valued in this tab;
 * null where the address has it, or has text that no figure may stand for.
 * @param key changes with the calculator.
 * @param shortfall whole dollars owed on the trade-in beyond what it brings.
 * @returns is called with figures as they change.
 */
export function useKeptAddress(
  start: CalculatorState | null,
  key: string,
  shortfall: number,
): (state: CalculatorState) => void {
  const keep = (state: CalculatorState) => {
    const page = location.pathname;
    clearTimeout(keeping);
    keeping = setTimeout(() => {
      if (location.pathname === page) history.replaceState(history.state, '', addressWith(state, location, shortfall));
    }, RESTS_MS);
  };
  const isKept = start !== null;
  const begin = useEffectEvent(() => start && keep(start));
  useEffect(() => void begin(), [isKept, key]);
  return keep;
}

/** What is owed on a trade-in is taken off the figure already; what is owed beyond it stays said. */
function addressWith(
  state: CalculatorState,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  owed: number,
): string {
  const query = new URLSearchParams(search);
  const shortfall = state.trade_in === 0 ? shortfallIn(query) || owed : 0;
  query.delete('owed');
  if (shortfall > 0) query.set('owed', String(shortfall));
  for (const [name, value] of calculatorQuery(state)) query.set(name, value);
  return `?${query}${hash}`;
}
