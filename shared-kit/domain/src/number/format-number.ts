import { decimalText } from './decimal-text';

/** A count with thousands separators (S9-45). */
export function formatNumber(count: number): string {
  // A results page writes hundreds: what needs one separator at most costs next to nothing.
  const isShort = Number.isInteger(count) && count >= 0 && count < 1_000_000;
  return isShort ? String(count).replace(/\B(?=\d{3}$)/, ',') : decimalText(count, 0);
}

/** A number with as many decimals as it has, at most `most` (1 or more): "5.25", "4.5", "1,200". */
export function formatDecimal(value: number, most: number): string {
  return decimalText(value, most).replace(/\.?0+$/, '');
}

/** A distance in kilometres, with the specification's suffix (S5-46). */
export function formatKms(km: number): string {
  return `${formatNumber(km)} kms`;
}

/** A star rating with one decimal (S9-45). */
export function formatRating(rating: number): string {
  return decimalText(rating, 1);
}

/** A rate in percent a year with two decimals, like 8.19%. */
export function formatRate(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

/** How long a loan runs: "1 year", "4.5 years", "5.25 years". To the hundredth, which tells any month from the next. */
export function formatYears(years: number): string {
  const text = formatDecimal(years, 2);
  return text === '1' ? '1 year' : `${text} years`;
}
