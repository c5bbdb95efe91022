const wholeDollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  maximumFractionDigits: 0,
  signDisplay: 'negative',
});
const dollarsAndCents = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', signDisplay: 'negative' });

/** A price in dollars as every page writes it: thousands separators, no decimals (S9-46). */
export function formatMoney(dollars: number): string {
  return wholeDollars.format(dollars);
}

/** For amounts where cents matter, like a week's fuel. */
export function formatMoneyExact(dollars: number): string {
  return dollarsAndCents.format(dollars);
}
