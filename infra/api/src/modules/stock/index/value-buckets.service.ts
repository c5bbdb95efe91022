/** Lower ends of the price bands that shoppers pick from, in whole dollars. */
export const PRICE_STEPS = [
  0, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000, 150_000,
] as const;
/** Lower ends of the weekly repayment bands, in whole dollars. */
export const WEEKLY_STEPS = [0, 75, 100, 125, 150, 200, 250, 300, 400] as const;

/** Lower ends of the bands of kilometres. */
export const KM_STEPS = [0, 10_000, 30_000, 60_000, 100_000, 150_000, 200_000] as const;

/**
 * The band a value falls in, as `min:max`: the minimum belongs to it, the maximum to the next
 * one. The last band has no maximum. Null for no value.
 */
export function bucketOf(value: number | null, steps: readonly number[]): string | null {
  if (value === null) return null;
  const index = steps.findLastIndex((step) => value >= step);
  return index < 0 ? null : `${steps[index]}:${steps[index + 1] ?? ''}`;
}
