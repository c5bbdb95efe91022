import type { CalculatorState } from './calculator-state';

/** What the calculator's address knows that the form wants to know too. */
export const CARRIED: readonly string[] = ['car_id', 'preferredDealership'];

/** The form that asks for a quote, with the figures that are shown and the vehicle they are about; no personal data. */
export function quoteAddress({ amount, deposit, residual, term }: CalculatorState, from: URLSearchParams): string {
  const query = new URLSearchParams({
    amount: String(amount),
    ...(deposit > 0 && { deposit: String(deposit) }),
    ...(residual > 0 && { residual: String(residual) }),
    term_years: String(term),
  });
  for (const name of CARRIED) {
    const value = from.get(name);
    if (value) query.set(name, value);
  }
  return `/finance-enquiry?${query}`;
}
