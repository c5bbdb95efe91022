import { forgetKept } from '@shared-kit/domain/account/kept-in-browser';
import type { KeptFor } from '@shared-kit/domain/account/kept-in-browser';

/** Takes what this browser keeps for these out of it, and tells the page; other sites keep theirs. */
export function forgetHere(site: string, whose: readonly KeptFor[]): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      forgetKept(storage(), site, whose);
    } catch {
      // A browser that refuses to store keeps nothing either.
    }
  }
  dispatchEvent(new StorageEvent('storage'));
}
