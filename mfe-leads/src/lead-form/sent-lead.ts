/** What the success page may know of the enquiry that led to it. No personal data. */
export type SentLead = { category: string; car: { slug: string; name: string } | null };

const keysOf = (site: string) => ({ category: `${site}:success-category`, car: `${site}:enquired-car` });

/**
 * Keeps the last enquiry's category and car in local storage (S4-39), under keys of this site only (S3-02).
 * A browser that refuses to store loses a sentence on the success page, nothing else.
 */
export function storeSentLead(site: string, { category, car }: SentLead): void {
  const keys = keysOf(site);
  try {
    localStorage.setItem(keys.category, category);
    if (car) localStorage.setItem(keys.car, JSON.stringify(car));
    else localStorage.removeItem(keys.car);
  } catch (error) {
    console.warn('The enquiry is not remembered in this browser', error);
  }
}

/** The last enquiry sent from this browser, as one string that is the same until it changes; null when none is known. */
export function storedLead(site: string): string | null {
  const keys = keysOf(site);
  try {
    const category = localStorage.getItem(keys.category);
    return category === null ? null : JSON.stringify([category, localStorage.getItem(keys.car)]);
  } catch {
    return null;
  }
}

/** Reads what `storedLead` gave. */
export function parseSentLead(stored: string | null): SentLead | null {
  if (stored === null) return null;
  const [category, car] = JSON.parse(stored) as [string, string | null];
  return { category, car: carFrom(car) };
}

function carFrom(stored: string | null): SentLead['car'] {
  try {
    const car: unknown = JSON.parse(stored ?? 'null');
    if (typeof car !== 'object' || car === null || !('slug' in car) || !('name' in car)) return null;
    return typeof car.slug === 'string' && typeof car.name === 'string' ? { slug: car.slug, name: car.name } : null;
  } catch {
    return null;
  }
}
