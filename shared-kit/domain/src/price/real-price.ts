/** Feeds carry 1 or 10 dollars for "no price". */
export const PLACEHOLDER_PRICE = 10;

/** Whether a car has this price, in whole dollars, or the feed only filled its field. */
export function isRealPrice(dollars: number | null | undefined): dollars is number {
  return typeof dollars === 'number' && dollars > PLACEHOLDER_PRICE;
}
