import type { EnquiryBody } from '@shared-kit/contracts/lead/lead.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { readReleaseSet } from '@shared-kit/domain/release/release-seal';
import type { TenantSite } from '../../../../plugins/tenant';
import { onCarCard, onVehiclePage } from '../../../vehicle/page/on-page.service';
import type { OnPage } from '../../../vehicle/page/on-page.service';
import { readShown } from '../../../vehicle/page/shown-seal.service';
import type { Shown } from '../../../vehicle/page/shown-seal.service';

/**
 * Why something the page showed is not known. `not said`: the form did not tell, as one of an older release or of a
 * page that shows no price. `not ours`: it told what we never said. `older release`: the lead is older than this record.
 */
type Unknown = { unknown: 'not said' | 'not ours' | 'older release' };

/** What the shopper saw, kept with the lead: prices change and disputes come later. */
export type Seen = {
  /** What the page said of its vehicle; null where the lead is about none of ours. */
  page: Shown | Unknown | null;
  /** What a page would have said when the form came in. */
  whenSent: OnPage | null;
  /** Versions that page was made with, like "mfe-leads@1.2.0 mfe-vehicle@1.4.1". */
  remotes: string | Unknown;
};

/** Leads of older releases keep only what was true when the form came in. */
export type StoredSeen = Seen | (OnPage & { remotes: string });

type Secrets = { sessionSecret: string; stampSecret: string | undefined };

/** Tells what a form's page showed from what the form brings back: only what carries one of our signatures counts. */
export function createSeenReader({ sessionSecret, stampSecret }: Secrets) {
  return ({ shown, release_set }: EnquiryBody, car: Car | null, site: TenantSite): Seen => {
    const page = car && (readShown(sessionSecret, site.slug, car.id, shown) ?? unknown(shown));
    const remotes = stampSecret ? readReleaseSet(stampSecret, release_set) : null;
    return {
      page,
      whenSent: car && onSuchPage(page, car, site),
      remotes: remotes ?? unknown(stampSecret ? release_set : ''),
    };
  };
}
export type SeenReader = ReturnType<typeof createSeenReader>;

/** What was stored with a lead, whichever release stored it. */
export function seenOf(stored: StoredSeen | null): Seen | null {
  if (!stored || 'whenSent' in stored) return stored;
  const { remotes: _claimed, ...whenSent } = stored;
  return { page: { unknown: 'older release' }, whenSent, remotes: { unknown: 'older release' } };
}

/** What the page said; null where that is not known, or there was no vehicle. */
export function shownBy(seen: Seen | null): Shown | null {
  return seen?.page && 'at' in seen.page ? seen.page : null;
}

function onSuchPage(page: Seen['page'], car: Car, site: TenantSite): OnPage {
  const isCard = page && 'at' in page && page.as === 'card';
  return isCard ? onCarCard(car, site.config) : onVehiclePage(car, site, new Date());
}

function unknown(told: string): Unknown {
  return { unknown: told === '' ? 'not said' : 'not ours' };
}
