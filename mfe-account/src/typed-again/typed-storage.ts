/** What stood in a form when it was sent; `about` says which of its kind, as a car's id. */
export type Typed = { form: string; about: string; fields: Record<string, string>; hasSignedIn: boolean };

const keyOf = (site: string) => `${site}:typed-before-sign-in`;

/** As long as signing in takes; somebody else may sign in here later, in milliseconds. */
const KEPT_MS = 15 * 60_000;

/** Keeps what was sent last, in this tab only. */
export function keepTyped(site: string, typed: Typed): void {
  try {
    sessionStorage.setItem(keyOf(site), JSON.stringify({ ...typed, untilMs: Date.now() + KEPT_MS }));
  } catch {
    // It is typed again.
  }
}

/** What was sent last in this tab; null for nothing. */
export function keptTyped(site: string): Typed | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(site)) ?? 'null');
    const isKept = typeof kept === 'object' && kept !== null && 'untilMs' in kept && Number(kept.untilMs) > Date.now();
    return isKept ? (kept as Typed & typeof kept) : null;
  } catch {
    return null;
  }
}

export function forgetTyped(site: string): void {
  try {
    sessionStorage.removeItem(keyOf(site));
  } catch {
    // Nothing was kept there either.
  }
}

/** Somebody has signed in: the page that is reached next shows what was typed there. */
export function noteSignIn(site: string): void {
  const typed = keptTyped(site);
  if (typed) keepTyped(site, { ...typed, hasSignedIn: true });
}
