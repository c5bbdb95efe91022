import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

const WINDOW_MS = 10 * 60_000;
/** People write "Is this still available?" in the same words; what is longer, or leads somewhere, they write themselves. */
const COMMON_LENGTH = 80;

/** Counts what this process saw in the last ten minutes: enough to notice a flood, and it may forget. */
export function createSubmissionCounts() {
  const seen = new LRUCache<string, number>({ max: 50_000, ttl: WINDOW_MS });
  return {
    /** How often the address and the text came before, on this site; this time included from now on. */
    count({ site, ipHash, text }: { site: string; ipHash: string; text: string }) {
      const repeated = isTelling(text) ? countUp(`${site} text ${digest(text)}`) : 0;
      return { fromSameAddress: countUp(`${site} ip ${ipHash}`), withSameText: repeated };
    },
  };

  function countUp(key: string): number {
    const before = seen.get(key) ?? 0;
    seen.set(key, before + 1);
    return before;
  }
}
export type SubmissionCounts = ReturnType<typeof createSubmissionCounts>;

function isTelling(text: string): boolean {
  return text.length >= COMMON_LENGTH || /https?:|www\./i.test(text);
}

function digest(text: string): string {
  return createHash('sha256').update(text.toLowerCase().replaceAll(/\s+/g, ' ')).digest('base64');
}
