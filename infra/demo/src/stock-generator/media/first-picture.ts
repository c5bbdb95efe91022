import { createHash } from 'node:crypto';

/** How a dealer's photographer begins: most do with the quarter that shows nose and flank at once. */
export const FIRST_VIEWS = ['front34', 'side', 'front', 'rear34'] as const;
export type FirstView = (typeof FIRST_VIEWS)[number];

/** Of a hundred vehicles: those that begin as their dealer likes best, then with each of the other views. */
const SHARES = [50, 25, 15, 10];

/**
 * The same pictures, beginning with another than the library does: a page of cars that all show one angle reads as one
 * photo repeated. Which it is follows from the vehicle's number, so that each import says the same.
 */
export function firstPictureBy(images: readonly string[], stocknum: string, liked: FirstView): string[] {
  const first = images.find((id) => id.endsWith(`-${viewOf(stocknum, liked)}`));
  return first === undefined ? [...images] : [first, ...images.filter((id) => id !== first)];
}

function viewOf(stocknum: string, liked: FirstView): FirstView {
  let left = createHash('sha256').update(stocknum).digest().readUInt32BE() % 100;
  const views = [liked, ...FIRST_VIEWS.filter((view) => view !== liked)];
  return views.find((_, index) => (left -= SHARES[index] ?? 0) < 0) ?? liked;
}
