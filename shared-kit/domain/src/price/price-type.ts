/** Beside a price of which neither the feed nor the site says what it includes. */
export const PRICE_TYPE_NOT_STATED = 'Price type not stated';

/** What a price includes by the first of these who says it, the vehicle's own type before the site's. */
export function statedPriceType(...types: readonly (string | null | undefined)[]): string {
  for (const type of types) {
    const words = type?.trim();
    if (words) return words;
  }
  return PRICE_TYPE_NOT_STATED;
}

/** The type of what a vehicle is had for by the week, without being bought. */
export const BY_SUBSCRIPTION = 'a week by subscription';

/** The type of a price with every government charge in it (R-LEGAL-02); the model library has no other prices. */
export const DRIVE_AWAY = 'Drive Away';

/** The type of a price to which government charges are added, as it is usually written. */
export const EXCLUDING_CHARGES = 'Excl. Govt. Charges';

/** The type of a total that we work out: for which state and of which day follows. */
export const ESTIMATED_DRIVE_AWAY = 'estimated drive-away';

// Of words in small letters, with single spaces for everything else; a feed is free to write what it likes. Literals: a
// bundler leaves out those that a page does not use.
const INCLUDED =
  /drive ?away( price)?( no more to pay)?|no more to pay|incl(uding|udes)? (all )?(gov|gov t|govt|government) charges/;
const ADDED = /(price )?(egc|(ex|excl|excluding|excludes|plus) (all )?(gov|gov t|govt|government) charges)/;

/**
 * Whether government charges are in the price; null where nobody said, which words that are on neither list do not either:
 * charges are added to a price that says so alone.
 */
export function governmentCharges(type: string | null): 'included' | 'added' | null {
  const words = smallLetters(type ?? '');
  if (INCLUDED.exec(words)?.[0] === words) return 'included';
  return ADDED.exec(words)?.[0] === words ? 'added' : null;
}

/** Whether a text says somewhere what a price in it includes, in any of those words or by its on-road costs (R-LEGAL-02). */
export function namesPriceType(text: string): boolean {
  return new RegExp(`\\b(${INCLUDED.source}|${ADDED.source}|on ?road)\\b`).test(smallLetters(text));
}

function smallLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
}

/** What a price's type means for what is paid in the end, as a sentence; null where nobody said. */
export function chargesNote(type: string | null): string | null {
  const charges = governmentCharges(type);
  if (charges === 'included') return 'Government charges are included.';
  return charges && 'Government charges are added to this price.';
}
