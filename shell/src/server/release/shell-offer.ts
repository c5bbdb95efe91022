import type { ShellOffer } from '@shared-kit/contracts/release/shell-offer.contract';
import { describeSlots } from '@shared-kit/contracts/release/describe-slots';
import { contentSlots } from '@shared-kit/domain/content/content-slot-names';
import { scopePath } from '@shared-kit/domain/search/search-path';
import { LOCATIONS_PATH } from '@shared-kit/domain/place/location-path';
import { SIGN_IN_PATH } from '@shared-kit/domain/account/sign-in-path';
import { events } from '@shared-kit/events/events';
import type { EventType } from '@shared-kit/events/events';
import { homeSlots, layoutSlots } from '../../app/slot-names';

/** The events that the shell's own part of a page listens to. */
const HEARD: readonly EventType[] = ['analytics:tracked', 'cars:shown', 'lead:submitted', 'toast:show'];

/** The remotes' pages that the frame, the shell's own pages and what stands in for a remote lead to. */
const LINKS = [SIGN_IN_PATH, LOCATIONS_PATH, scopePath(':scope')];

/**
 * What this shell tells the registry that remotes may count on: a version that does not fit it is refused when it is
 * published.
 *
 * @param shared version of each shared module.
 */
export function shellOffer(shared: Readonly<Record<string, string>>): ShellOffer {
  return {
    shared,
    slots: describeSlots([...homeSlots, ...layoutSlots, ...contentSlots]),
    hears: HEARD.map((type) => ({ type, major: events[type].major })),
    links: LINKS,
  };
}
