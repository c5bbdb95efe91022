import { calculatorQuery, OWED, SHORTFALL, shortfallIn } from '@shared-kit/domain/finance/calculator/calculator-state';
import type { CalculatorState } from '@shared-kit/domain/finance/calculator/calculator-state';

/** What the calculator's address knows that the form wants to know too. */
const CARRIED: readonly string[] = ['car_id', 'car_type', 'vin', 'preferredDealership'];

/** Where the server signs figures: a form's button can ask there too. */
export const SIGN_PATH = '/finance-quote/new';

/**
 * The part of an address that goes along from step to step, with what is owed on a trade-in beyond what it brings.
 *
 * @param withoutCar leaves out a car that the figures are not for: one that nobody knows, or that is sold.
 * @param shortfall whole dollars; left out, what the address says.
 */
export function carriedOf(
  query: URLSearchParams,
  { withoutCar = false, shortfall = shortfallIn(query) } = {},
): URLSearchParams {
  const names = CARRIED.filter((name) => !(withoutCar && ['car_id', 'vin'].includes(name)));
  const carried = new URLSearchParams([...query].filter(([name, value]) => names.includes(name) && value !== ''));
  return withShortfall(carried, shortfall);
}

/** With the whole dollars that are owed on a trade-in beyond what it brings: it counts as none, and figures say so. */
export function withShortfall(carried: URLSearchParams, shortfall: number): URLSearchParams {
  return new URLSearchParams([...carried, ...(shortfall > 0 ? [[SHORTFALL, String(shortfall)]] : [])]);
}

/**
 * Where figures are shown or signed, with the vehicle that they are about. Signed they lead on to the link itself, or with
 * `ask` to the form that asks for a quote.
 */
export function figuresAddress(
  path: string,
  state: CalculatorState,
  carried: Iterable<[string, string]>,
  ask = '',
): string {
  const along = [...carried].filter(([name]) => !OWED.includes(name) || state.trade_in === 0);
  return `${path}?${new URLSearchParams([...calculatorQuery(state), ...along])}${ask}`;
}
