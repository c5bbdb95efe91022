/**
 * Whose it is what a browser keeps. `shopper`: of who sent or typed something, gone once they have signed out; `browser`: of
 * whoever uses it, signed in or not, gone with a deletion; `answer`: how it may be used at all, which stays: nobody is asked
 * again for having had their data deleted.
 */
export type KeptFor = 'shopper' | 'browser' | 'answer';

/**
 * All that the code of the sites keeps in the storages of a browser, by the name after the site's (S3-02); `*` is any text. A
 * test of `infra` holds it against every name that the code writes.
 */
export const KEPT_IN_BROWSER: Readonly<Record<string, KeptFor>> = {
  compare: 'browser',
  'enquired-car': 'shopper',
  favourites: 'browser',
  'form-error:*': 'shopper',
  measuring: 'answer',
  'results-view': 'browser',
  'signed-in': 'shopper',
  'success-category': 'shopper',
  'trade-in-plate': 'shopper',
  // Whose session ended while they typed finds it again; it is theirs for a quarter of an hour.
  'typed-before-sign-in': 'browser',
  // Asked for in words, for so many days, with a button that forgets it.
  'user-details': 'browser',
  'viewed-cars': 'browser',
  'visit-trail': 'shopper',
  '*-typed': 'shopper',
};

type Kept = Pick<Storage, 'length' | 'key' | 'removeItem'>;

/** Takes out of a storage what it keeps for these at a site. */
export function forgetKept(storage: Kept, site: string, whose: readonly KeptFor[]): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  for (const key of keys) {
    const kept = keptFor(site, key);
    if (kept !== null && whose.includes(kept)) storage.removeItem(key);
  }
}

/** Whose it is what is kept under a key; null for what is no site's, or another's. */
export function keptFor(site: string, key: string): KeptFor | null {
  if (!key.startsWith(`${site}:`)) return null;
  const name = key.slice(site.length + 1);
  const found = Object.entries(KEPT_IN_BROWSER).find(([pattern]) => isNamed(name, pattern));
  return found?.[1] ?? null;
}

function isNamed(name: string, pattern: string): boolean {
  const [before = '', after] = pattern.split('*');
  return after === undefined ? name === pattern : name.startsWith(before) && name.endsWith(after);
}
