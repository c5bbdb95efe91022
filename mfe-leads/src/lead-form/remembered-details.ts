/** A shopper's details, kept in this browser: only when asked to, for 90 days, under a key of this site (A-51, S3-02). */
const DETAILS = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

export type UserDetails = Partial<Record<(typeof DETAILS)[number], string>>;

const keyOf = (site: string) => `${site}:user-details`;

export function keepDetails(site: string, typed: Readonly<Record<string, string>>, nowMs = Date.now()): void {
  const details = Object.fromEntries(DETAILS.map((name) => [name, typed[name] ?? '']));
  try {
    localStorage.setItem(keyOf(site), JSON.stringify({ details, until: nowMs + KEPT_MS }));
  } catch {
    // A browser that refuses to store forgets: nothing else is lost.
  }
}

/** What this browser was asked to remember; null when it was not, or when that is too long ago. */
export function keptDetails(site: string, nowMs = Date.now()): UserDetails | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(site)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('until' in kept) || !('details' in kept)) return null;
    if (typeof kept.until !== 'number' || kept.until <= nowMs) {
      forgetDetails(site);
      return null;
    }
    return readDetails(kept.details);
  } catch {
    return null;
  }
}

export function forgetDetails(site: string): void {
  try {
    localStorage.removeItem(keyOf(site));
  } catch {
    // Nothing was kept there either.
  }
}

function readDetails(stored: unknown): UserDetails {
  const given = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  return Object.fromEntries(DETAILS.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]]] : [])));
}
