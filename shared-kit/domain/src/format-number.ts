const grouped = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });
const upToOneDecimal = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 });
const oneDecimal = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A count with thousands separators (S9-45). */
export function formatNumber(count: number): string {
  return grouped.format(count);
}

/** A distance in kilometres, with the specification's suffix (S5-46). */
export function formatKms(km: number): string {
  return `${grouped.format(km)} kms`;
}

/** A star rating with one decimal (S9-45). */
export function formatRating(rating: number): string {
  return oneDecimal.format(rating);
}

/** A rate in percent a year with two decimals, like 8.19%. */
export function formatRate(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

/** How long a loan runs: "1 year", "4.5 years". Terms that lenders give in months or weeks are rounded to a tenth. */
export function formatYears(years: number): string {
  const text = upToOneDecimal.format(years);
  return text === '1' ? '1 year' : `${text} years`;
}
