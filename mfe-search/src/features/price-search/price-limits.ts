import { readEnd } from '@shared-kit/domain/search/search-url';

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

/** What is asked for, in whole dollars: an end that was left open asks for nothing. */
export type PriceRange = { min?: number; max?: number };

/** Whether two fields hold a price from that is more than the price to. */
export function isReversed(from: string, to: string): boolean {
  const [first, second] = [readEnd(from), readEnd(to)];
  return first !== undefined && second !== undefined && first > second;
}

/** Whether a field holds what is no price: it asks for nothing, and that is said. */
export function isUnread(typed: string): boolean {
  return typed.trim() !== '' && readEnd(typed) === undefined;
}

/** What two fields hold; the wrong way round they are exchanged. */
export function priceRangeOf(from: string, to: string): PriceRange {
  return isReversed(from, to) ? typedPrice(to, from) : typedPrice(from, to);
}

/** What two fields hold, as it stands there. */
export function typedPrice(from: string, to: string): PriceRange {
  const [min, max] = [readEnd(from), readEnd(to)];
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** Where the slider's thumbs stand for it. */
export function thumbsOf({ min, max }: PriceRange): Range {
  const { min: least, max: most } = PRICE_LIMITS;
  return apart([min ?? least, max ?? most], [min ?? least, most]);
}

/** What thumbs ask for: one left at its end asks for nothing. */
export function rangeOfThumbs([from, to]: Range): PriceRange {
  return { ...(from > PRICE_LIMITS.min && { min: from }), ...(to < PRICE_LIMITS.max && { max: to }) };
}
