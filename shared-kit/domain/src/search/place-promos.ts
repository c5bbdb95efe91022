import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import { toSlug } from '../text/to-slug';

/** When and where a promo card is shown. */
export type PromoRules = {
  /** Counts from 1 in the list as it is drawn. */
  position: number;
  start: string | null;
  expiry: string | null;
  display: readonly string[];
  strictDisplay: boolean;
};

/** Words of the results path, and what the shopper filters by besides. */
type Where = { words: readonly string[]; filters: SearchState['filters'] };

/** Instants with offset; without one it has always been there, or stays. */
type Running = { start?: string | null | undefined; expiry?: string | null | undefined };

/** From its start until the instant it expires (S4-51). */
export function isRunning({ start, expiry }: Running, now: Date): boolean {
  const time = now.getTime();
  return (!start || Date.parse(start) <= time) && (!expiry || time < Date.parse(expiry));
}

/** Whether a promo belongs on a page: everywhere, on pages it names, or, unless strict, where a filter says the same. */
export function isDisplayed(
  { display, strictDisplay }: Pick<PromoRules, 'display' | 'strictDisplay'>,
  where: Where,
): boolean {
  if (display.length === 0) return true;
  const isNamed = (word: string) => display.includes(word);
  if (where.words.some(isNamed)) return true;
  return !strictDisplay && Object.values(where.filters).flat().map(toSlug).some(isNamed);
}

export type Placed<Item, Promo> = { kind: 'item'; item: Item } | { kind: 'promo'; promo: Promo };

/**
 * Puts promos among the items at their positions, counted from 1 in the finished list. One beyond the end is
 * left out, and of several at one place the first is shown. `shift` moves all of them down.
 */
export function placePromos<Item, Promo extends Pick<PromoRules, 'position'>>(
  items: readonly Item[],
  promos: readonly Promo[],
  shift = 0,
): Placed<Item, Promo>[] {
  const byPosition = new Map<number, Promo>();
  for (const promo of promos) {
    const position = promo.position + shift;
    if (!byPosition.has(position)) byPosition.set(position, promo);
  }
  const placed: Placed<Item, Promo>[] = [];
  for (const item of items) {
    for (let promo = byPosition.get(placed.length + 1); promo; promo = byPosition.get(placed.length + 1))
      placed.push({ kind: 'promo', promo });
    placed.push({ kind: 'item', item });
  }
  return placed;
}

/** A number from 0 to `most` that stays the same for one page view: its time is the seed (S9-43). */
export function shiftOf(renderedAt: Date, most: number): number {
  return most <= 0 ? 0 : Math.floor(renderedAt.getTime() / 1000) % (most + 1);
}
