import type { ReleaseEvent } from '../registry/release-event.contract';
import { formatWeight } from '../registry/parse-weight';

/** What happened, in words: "promoted 1.2.0". */
export function describeEvent(event: ReleaseEvent): string {
  switch (event.kind) {
    case 'published':
      return `published ${event.payload.version}`;
    case 'rolled':
      return `rolled ${event.payload.version} out to ${formatWeight(event.payload.weightBps)} of ${whichSites(event.payload.sites)}`;
    case 'pinned':
      return `pinned ${event.payload.site} to ${event.payload.version}`;
    case 'unpinned':
      return `unpinned ${event.payload.site}`;
    case 'promoted':
      return `promoted ${event.payload.version}`;
    case 'rolledback':
      return `took ${event.payload.from} back, to ${event.payload.to}`;
    case 'blocked':
      return `blocked ${event.payload.version}`;
    case 'unblocked':
      return `unblocked ${event.payload.version}`;
    case 'load-overridden':
      return `set ${event.payload.widget} to load ${event.payload.mode ?? 'as its manifest says'}`;
  }
}

/** "anna, 2026-05-03 10:12 UTC". */
export function describeOrigin({ actor, at }: Pick<ReleaseEvent, 'actor' | 'at'>): string {
  return `${actor}, ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

export function whichSites(sites: readonly string[]): string {
  return sites.length === 0 ? 'all sites' : sites.join(', ');
}
