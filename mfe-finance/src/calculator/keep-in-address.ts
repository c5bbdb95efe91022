import { calculatorQuery, OWED, SHORTFALL, shortfallIn } from '@shared-kit/domain/finance/calculator/calculator-state';
import type { CalculatorState, TypedText } from '@shared-kit/domain/finance/calculator/calculator-state';
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
 * @returns is called with figures as they change, and with the text of those that cannot be read: it stands in the address for
 * them, as in the fields.
 */
export function useKeptAddress(
  start: CalculatorState | null,
  key: string,
  shortfall: number,
): (state: CalculatorState, unread: TypedText) => void {
  const keep = (state: CalculatorState, unread: TypedText) => {
    const page = location.pathname;
    clearTimeout(keeping);
    keeping = setTimeout(() => {
      if (location.pathname === page)
        history.replaceState(history.state, '', addressWith(state, unread, location, shortfall));
    }, RESTS_MS);
  };
  const isKept = start !== null;
  const begin = useEffectEvent(() => start && keep(start, {}));
  useEffect(() => void begin(), [isKept, key]);
  return keep;
}

/** What is owed on a trade-in is taken off the figure already; what is owed beyond it stays said. */
function addressWith(
  state: CalculatorState,
  unread: TypedText,
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  owed: number,
): string {
  const query = new URLSearchParams(search);
  const shortfall = state.trade_in === 0 ? shortfallIn(query) || owed : 0;
  for (const name of OWED) query.delete(name);
  if (shortfall > 0) query.set(SHORTFALL, String(shortfall));
  for (const [name, value] of [...calculatorQuery(state), ...Object.entries(unread)]) query.set(name, value);
  return `?${query}${hash}`;
}
