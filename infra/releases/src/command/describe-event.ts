import { utcText } from '@shared-kit/domain/time/utc-text';
import type { ReleaseEvent, ReleaseRequest } from '../registry/log/release-event.contract';
import { formatWeight } from '../registry/parse-weight';

/** What happened, in words: "promoted 1.2.0"; of automation also by which judgement. */
export function describeEvent(event: ReleaseEvent): string {
  const judgement = 'judgement' in event.payload ? event.payload.judgement : undefined;
  const others = 'with' in event.payload ? describeSet(event.payload.with ?? {}) : '';
  const despite = 'althoughTakenBack' in event.payload ? event.payload.althoughTakenBack : undefined;
  const although = despite === undefined ? '' : `, although automation took it back by judgement ${despite}`;
  return `${describeAct(event)}${others}${judgement === undefined ? '' : ` by judgement ${judgement}`}${although}`;
}

/** ", with mfe-vehicle 2.1.0", or nothing. */
export function describeSet(others: Readonly<Record<string, string>>): string {
  const named = Object.entries(others).map(([remote, version]) => `${remote} ${version}`);
  return named.length > 0 ? `, with ${named.join(', ')}` : '';
}

function describeAct(event: ReleaseEvent): string {
  switch (event.kind) {
    case 'published':
      return [`published ${event.payload.version}`, ...(event.payload.passed ?? []).map(describePassed)].join(', ');
    case 'signed-again':
      return `signed ${event.payload.version} again: key ${event.payload.before} named ${event.payload.by}`;
    case 'rolled':
      return `rolled ${event.payload.version} out to ${formatWeight(event.payload.weightBps)} of ${whichSites(event.payload.sites, event.payload.ring)}`;
    case 'pinned':
      return `pinned ${event.payload.site} to ${event.payload.version}`;
    case 'unpinned':
      return `unpinned ${event.payload.site}`;
    case 'promoted':
      return `promoted ${event.payload.version}`;
    case 'rolledback':
      return `took ${event.payload.from} back${event.payload.ring ? ` from ring ${event.payload.ring}` : ''}, to ${event.payload.to}`;
    case 'requested':
      return `asked to ${describeRequest(event.payload)}: a second person has to approve it`;
    case 'blocked':
      return `blocked ${event.payload.version}`;
    case 'unblocked':
      return `unblocked ${event.payload.version}`;
    case 'load-overridden':
      return `set ${event.payload.widget} to load ${event.payload.mode ?? 'as its manifest says'}`;
  }
}

function describeRequest({ act, version, weightBps, sites, ring }: ReleaseRequest): string {
  if (act === 'promoted') return `promote ${version}`;
  if (act === 'pinned') return `pin ${sites.join(', ')} to ${version}, by which more than half of all visitors have it`;
  return `roll ${version} out to ${weightBps === 10_000 ? 'everybody' : formatWeight(weightBps)} of ${whichSites(sites, ring)}`;
}

function describePassed({ gate, reason, refusals }: { gate: string; reason: string; refusals: string[] }): string {
  return `despite ${refusals.length} ${refusals.length === 1 ? 'refusal' : 'refusals'} of the gate ${gate} ("${reason}")`;
}

/** "anna, 2026-05-03 10:12 UTC". */
export function describeOrigin({ actor, at }: Pick<ReleaseEvent, 'actor' | 'at'>): string {
  return `${actor}, ${utcText(at, 'minutes')}`;
}

/** "all sites", "harbor, northshore", "ring pilot (harbor, northshore)". */
export function whichSites(sites: readonly string[], ring?: string | null): string {
  const named = sites.length === 0 ? 'all sites' : sites.join(', ');
  return ring ? `ring ${ring} (${named})` : named;
}
