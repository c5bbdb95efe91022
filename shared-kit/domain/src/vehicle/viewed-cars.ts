/** Cars a browser remembers as looked at. */
const MAX_VIEWED = 50;
/** And shows in a row. */
export const MOST_VIEWED_SHOWN = 12;

/** What is kept of a car that was looked at. */
export type ViewedCar = {
  id: string;
  stocknum: string;
  make: string;
  model: string;
  body: string | null;
  simple_body: string | null;
};

type KeptValues = Pick<Storage, 'getItem' | 'setItem'>;

/** Where a browser keeps them: under the site's name (S3-02). */
export function viewedCarsKey(siteSlug: string): string {
  return `${siteSlug}:viewed-cars`;
}

/** What is kept under that key, the latest first; none where nothing can be read. */
export function readViewedCars(text: string | null): ViewedCar[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isViewedCar) : [];
  } catch {
    return [];
  }
}

function isViewedCar(value: unknown): value is ViewedCar {
  return typeof value === 'object' && value !== null && typeof (value as ViewedCar).id === 'string';
}

/**
 * Remembers a car. A browser that keeps nothing is left alone.
 *
 * @param openStore opens the browser's storage: one that forbids it throws there already.
 */
export function rememberViewedCar(openStorage: () => KeptValues, siteSlug: string, car: ViewedCar): void {
  const { id, stocknum, make, model, body, simple_body } = car;
  const key = viewedCarsKey(siteSlug);
  try {
    const storage = openStorage();
    const others = readViewedCars(storage.getItem(key)).filter((other) => other.id !== id);
    const kept = [{ id, stocknum, make, model, body, simple_body }, ...others].slice(0, MAX_VIEWED);
    storage.setItem(key, JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: marks in a list are not worth a failure.
  }
}
