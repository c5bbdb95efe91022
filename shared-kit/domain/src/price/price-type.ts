/** Beside a price of which neither the feed nor the site says what it includes. */
export const PRICE_TYPE_NOT_STATED = 'Price type not stated';

/** The type of a price with every government charge in it (R-LEGAL-02); the model library has no other prices. */
export const DRIVE_AWAY = 'Drive Away';

/** Whether government charges are in the price; null where nobody said. */
export function governmentCharges(type: string | null): 'included' | 'added' | null {
  if (/drive\s*-?away/i.test(type ?? '')) return 'included';
  return /\bexcl|\begc\b|government charges|govt/i.test(type ?? '') ? 'added' : null;
}

/** What a price's type means for what is paid in the end, as a sentence; null where nobody said. */
export function chargesNote(type: string | null): string | null {
  const charges = governmentCharges(type);
  if (charges === 'included') return 'Government charges are included.';
  return charges && 'Government charges are added to this price.';
}
