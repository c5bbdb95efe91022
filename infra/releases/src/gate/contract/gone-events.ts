import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { nameOf } from './around';
import type { Around } from './around';

type EventRef = RemoteManifest['events']['publishes'][number];

/**
 * Events that the stable version publishes and the candidate does not, or in another major only, and that somebody
 * listens to. One that another remote goes on publishing may be dropped.
 */
export function goneEvents(candidate: RemoteManifest, { stable, others, shells }: Around): string[] {
  const { publishes } = candidate.events;
  const isLost = (event: EventRef) =>
    !has(publishes, event) &&
    (publishes.some(({ type }) => type === event.type) || !others.some((other) => has(other.events.publishes, event)));
  return (stable?.events.publishes ?? [])
    .filter(isLost)
    .flatMap((event) =>
      [
        ...others.filter(({ events }) => has(events.subscribes, event)).map(nameOf),
        ...shells.filter(({ offer }) => has(offer.hears, event)).map(({ who }) => who),
      ].map((who) => `it no longer publishes ${event.type} (major ${event.major}), heard by ${who}`),
    );
}

function has(events: readonly EventRef[], { type, major }: EventRef): boolean {
  return events.some((event) => event.type === type && event.major === major);
}
