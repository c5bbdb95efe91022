import { decimalText } from './decimal-text';
import { formatNumber } from './format-number';

/** A price in dollars as every page writes it: thousands separators, no decimals (S9-46). */
export function formatMoney(dollars: number): string {
  return withSign(formatNumber(dollars));
}

/** For amounts where cents matter, like a week's fuel. */
export function formatMoneyExact(dollars: number): string {
  return withSign(decimalText(dollars, 2));
}

function withSign(amount: string): string {
  return amount.startsWith('-') ? `-$${amount.slice(1)}` : `$${amount}`;
}
