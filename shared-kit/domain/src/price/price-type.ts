/** Beside a price of which neither the feed nor the site says what it includes. */
export const PRICE_TYPE_NOT_STATED = 'Price type not stated';

/** The type of a price with every government charge in it (R-LEGAL-02); the model library has no other prices. */
export const DRIVE_AWAY = 'Drive Away';

// Of words in small letters, with single spaces for everything else; a feed is free to write what it likes. Literals: a
// bundler leaves out those that a page does not use.
const INCLUDED =
  /^(drive ?away( price)?( no more to pay)?|no more to pay|incl(uding|udes)? (all )?(gov|gov t|govt|government) charges)$/;
const ADDED = /^(price )?(egc|(ex|excl|excluding|excludes|plus) (all )?(gov|gov t|govt|government) charges)$/;

/**
 * Whether government charges are in the price; null where nobody said, which words that are on neither list do not either:
 * charges are added to a price that says so alone.
 */
export function governmentCharges(type: string | null): 'included' | 'added' | null {
  const words = (type ?? '')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  if (INCLUDED.test(words)) return 'included';
  return ADDED.test(words) ? 'added' : null;
}

/** What a price's type means for what is paid in the end, as a sentence; null where nobody said. */
export function chargesNote(type: string | null): string | null {
  const charges = governmentCharges(type);
  if (charges === 'included') return 'Government charges are included.';
  return charges && 'Government charges are added to this price.';
}
