/** A car somebody wanted to save before signing in. `path` is its page. */
export type PendingSave = { carId: string; carName: string; path: string };

const keyOf = (site: string) => `${site}:pending-save`;

/** Remembers the car in this tab until the shopper has signed in. */
export function rememberPendingSave(site: string, pending: PendingSave): void {
  try {
    sessionStorage.setItem(keyOf(site), JSON.stringify(pending));
  } catch {
    // Without storage the shopper comes back to the car and presses again.
  }
}

/** Takes the remembered car, once, if the sign-in leads back to its page. */
export function takePendingSave(site: string, redirect: string): PendingSave | null {
  try {
    const stored = sessionStorage.getItem(keyOf(site));
    sessionStorage.removeItem(keyOf(site));
    const pending: unknown = stored === null ? null : JSON.parse(stored);
    return isPendingSave(pending) && pending.path === redirect ? pending : null;
  } catch {
    return null;
  }
}

function isPendingSave(value: unknown): value is PendingSave {
  if (typeof value !== 'object' || value === null) return false;
  return ['carId', 'carName', 'path'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');
}
