import type { Ring, RingLog } from './ring-log';
import { isOfRing } from './ring-rule';
import type { RingSite } from './ring-rule';

/** Where rings reach now. A ring that there is not reaches nobody. */
export type RingReach = {
  /** Slugs of its sites. */
  sitesOf: (ring: string) => string[];
  /** Time zones of its sites, or of all for null. */
  timeZonesOf: (ring: string | null) => string[];
};

type Sources = { rings: Pick<RingLog, 'rings'>; sites: () => Promise<readonly RingSite[]> };

/** Reads the rings and the stored sites once, for all that is asked of them. */
export async function readReach({ rings, sites }: Sources): Promise<RingReach> {
  return reachOf(...(await Promise.all([rings.rings(), sites()])));
}

/** Where these rings reach among these sites. */
export function reachOf(known: readonly Pick<Ring, 'name' | 'rule'>[], all: readonly RingSite[]): RingReach {
  const of = (name: string) => {
    const rule = known.find((ring) => ring.name === name)?.rule;
    return all.filter((site) => rule && isOfRing(rule, site));
  };
  return {
    sitesOf: (ring) => of(ring).map(({ slug }) => slug),
    timeZonesOf: (ring) => (ring === null ? all : of(ring)).map(({ timeZone }) => timeZone),
  };
}
