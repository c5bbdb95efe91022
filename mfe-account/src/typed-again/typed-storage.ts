/** What stood in a form when it was sent; `about` says which of its kind, as a car's id. */
export type Typed = { form: string; about: string; fields: Record<string, string>; hasSignedIn: boolean };

const keyOf = (site: string) => `${site}:typed-before-sign-in`;

/** Keeps what was sent last, in this tab only. */
export function keepTyped(site: string, typed: Typed): void {
  try {
    sessionStorage.setItem(keyOf(site), JSON.stringify(typed));
  } catch {
    // It is typed again.
  }
}

/** What was sent last in this tab; null for nothing. */
export function keptTyped(site: string): Typed | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(site)) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'fields' in kept ? (kept as Typed) : null;
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
