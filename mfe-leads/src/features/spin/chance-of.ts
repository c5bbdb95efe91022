import { formatNumber } from '@shared-kit/domain/number/format-number';

/** A game says its chances: "1 in 25" where that is as good as exact, else "45 in 100". */
export function chanceOf(weight: number, whole: number): string {
  const oneIn = whole / weight;
  const rounded = Math.round(oneIn);
  return Math.abs(oneIn - rounded) / oneIn > 0.02 && oneIn < 20
    ? `${Math.round((100 * weight) / whole)} in 100`
    : `1 in ${formatNumber(rounded)}`;
}
