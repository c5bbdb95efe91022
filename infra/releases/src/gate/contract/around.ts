import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import type { ShellOffer } from '@shared-kit/contracts/release/shell-offer.contract';

/** Who may use something of a version: everything that visitors are given beside it. */
export type Around = {
  /** What of the same remote everybody has now; null before its first. */
  stable: RemoteManifest | null;
  /** The live versions of the other remotes. */
  others: readonly RemoteManifest[];
  /** Shells that say what they offer, those that offer the same together. */
  shells: readonly OfferingShells[];
};
/** `who` is for sentences: "the shell web-1/412". */
export type OfferingShells = { who: string; offer: ShellOffer };

/** Shells that say what they offer, those that offer the same as one. */
export function offeringShells(shells: readonly { shell: string; offer?: ShellOffer }[]): OfferingShells[] {
  const alike = new Map<string, { names: string[]; offer: ShellOffer }>();
  for (const { shell, offer } of shells) {
    if (!offer) continue;
    const key = JSON.stringify(offer);
    alike.set(key, { names: [...(alike.get(key)?.names ?? []), shell], offer });
  }
  return [...alike.values()].map(({ names, offer }) => ({
    who: `the ${names.length === 1 ? 'shell' : 'shells'} ${names.join(', ')}`,
    offer,
  }));
}

/** "mfe-search 1.4.0". */
export function nameOf({ name, version }: Pick<RemoteManifest, 'name' | 'version'>): string {
  return `${name} ${version}`;
}
