import type { Asset, ResolvedRemote } from '../../app/page-payload';

/** One step of a remote's failure ladder: what the federation knows it by, and the entry that opens its container. */
export type Step = { name: string; globalName: string; entry: Asset };

/**
 * A remote's ladder, best first: the version the page was made with, the same from another address (past whatever a
 * cache may hold under the first), and the good version before it.
 */
export function stepsOf({ globalName, entry, previous }: ResolvedRemote): Step[] {
  const step = (name: string, from: Asset): Step => ({ name, globalName, entry: from });
  return [
    step(globalName, entry),
    step(`${globalName}.retry`, { ...entry, href: `${entry.href}?retry` }),
    ...(previous ? [step(`${globalName}.previous`, previous.entry)] : []),
  ];
}
