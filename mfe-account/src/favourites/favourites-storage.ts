import { favouritesKey } from '@shared-kit/domain/account/favourites-key';
import { CAR_ID_LENGTH, WATCHLIST_LIMIT } from '@shared-kit/domain/account/watchlist-limit';

/** What a browser keeps of a car somebody likes (S4-47). */
export type Favourite = {
  id: string;
  name: string;
  slug: string;
  make: string;
  model: string;
  primary_image_url: string | null;
};

const CHANGED = 'mfe-account:favourites';
const NONE: readonly Favourite[] = [];
const read = new Map<string, { text: string; cars: readonly Favourite[] }>();

/** The favourites of this browser at a site, the latest first: the same array until something else is kept. */
export function readFavourites(site: string): readonly Favourite[] {
  const text = storedText(favouritesKey(site));
  if (text === null) return NONE;
  const last = read.get(site);
  if (last?.text === text) return last.cars;
  const cars = favouritesIn(text);
  read.set(site, { text, cars });
  return cars;
}

/** Keeps what `change` makes of them and tells the page. False where the browser stores nothing, or nothing more. */
export function changeFavourites(site: string, change: (cars: readonly Favourite[]) => readonly Favourite[]): boolean {
  try {
    const cars = change(readFavourites(site));
    if (cars.length === 0) localStorage.removeItem(favouritesKey(site));
    else localStorage.setItem(favouritesKey(site), JSON.stringify(cars));
  } catch {
    return false;
  }
  dispatchEvent(new Event(CHANGED));
  return true;
}

/** Calls when this tab or another may have changed them, and when a page comes back that slept meanwhile. */
export function onFavouritesChange(changed: () => void): () => void {
  const events = [CHANGED, 'storage', 'pageshow'];
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Anybody can write there: what is no favourite is left out, and so is what comes twice. */
function favouritesIn(text: string): readonly Favourite[] {
  try {
    const stored: unknown = JSON.parse(text);
    const cars = Array.isArray(stored) ? stored.flatMap(favouriteIn) : [];
    return [...new Map(cars.map((car) => [car.id, car])).values()].slice(0, WATCHLIST_LIMIT);
  } catch {
    return NONE;
  }
}

const TEXTS = ['id', 'name', 'slug'] as const;

function favouriteIn(value: unknown): Favourite[] {
  const given = (value ?? {}) as Record<keyof Favourite, unknown>;
  if (!TEXTS.every((key) => typeof given[key] === 'string')) return [];
  const { id, name, slug, primary_image_url: image } = given as Favourite;
  // The API would refuse the others along with it.
  if (id === '' || id.length > CAR_ID_LENGTH || id.includes('\0')) return [];
  // A heart that was pressed before its script was there says no more (`early-hearts.ts` of the shell).
  const [make, model] = [textOf(given.make), textOf(given.model)];
  return [{ id, name, slug, make, model, primary_image_url: typeof image === 'string' ? image : null }];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
