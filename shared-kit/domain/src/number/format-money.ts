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

/** An amount as it is: with its cents where it has some, "$69,800.50", and without where it has none, "$30,000". */
export function formatMoneyInFull(dollars: number): string {
  return formatMoneyExact(dollars).replace('.00', '');
}

function withSign(amount: string): string {
  return amount.startsWith('-') ? `-$${amount.slice(1)}` : `$${amount}`;
}
