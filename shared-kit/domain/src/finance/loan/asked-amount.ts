import type { FinanceSettings } from '@shared-kit/contracts/settings/finance-settings.contract';
import { readAmount } from '../../number/read-amount';

/** Dollars that a link from elsewhere says a vehicle may cost. */
export function budgetIn(query: URLSearchParams): number | null {
  const budget = readAmount(query.get('vehiclePriceBudget') ?? '');
  return budget > 0 && budget < 1e9 ? budget : null;
}

/** Whether the address has a budget that is no amount: it counts for nothing, and that is said. */
export function isBudgetUnread(query: URLSearchParams): boolean {
  return !!query.get('vehiclePriceBudget')?.trim() && budgetIn(query) === null;
}

/**
 * The one amount of a page about a loan, for its calculator and its form's question alike: the price of the vehicle
 * in view, else the budget of the address; null without either.
 *
 * @param price dollars to buy the vehicle that the address names; null for none, and for one without a loan.
 */
export function askedAmount(query: URLSearchParams, price: number | null): number | null {
  return price || budgetIn(query);
}

/** An asked amount, more than none, as a calculator starts with it: whole dollars within what the site calculates with. */
export function calculatedAmount(
  amount: number,
  { amount_min: min = 0, amount_max: max = Infinity }: Partial<Pick<FinanceSettings, 'amount_min' | 'amount_max'>>,
): number {
  return Math.round(Math.min(max, Math.max(min, amount)));
}
