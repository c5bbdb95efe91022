/** The fields of a sign-in address that leads back to `path`. */
export function signInFields(path: string): { type: string; redirect: string; back: string } {
  return { type: 'watchlist', redirect: path, back: path };
}

/** Where a shopper signs in to save the car at `path` (S4-30). */
export function signInLink(path: string): string {
  return `/sign-in?${new URLSearchParams(signInFields(path)).toString()}`;
}
