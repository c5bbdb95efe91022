/** The slider's span and step in whole dollars (S5-47). */
export const PRICE_LIMITS = { min: 5_000, max: 250_000, step: 500 } as const;

type Range = readonly [from: number, to: number];

/** The two ends after one was moved: the lower never reaches the upper (S5-47). */
export function apart([from, to]: Range, [before]: Range): Range {
  const { min, max, step } = PRICE_LIMITS;
  const clamp = (value: number) => Math.min(Math.max(value, min), max);
  const [low, high] = [clamp(from), clamp(to)];
  if (low < high) return [low, high];
  // Whichever was moved gives way.
  return low === before ? [low, Math.min(low + step, max)] : [Math.max(high - step, min), high];
}
