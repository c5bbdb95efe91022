import type { Location } from '@shared-kit/contracts/location.contract';
import type { Site } from '@shared-kit/contracts/site-config.contract';

/** A place as lists of them have it, or as a vehicle carries it with its one number. */
type Reachable =
  | { contact_detail: Pick<Location['contact_detail'], 'phone' | 'landline_phone'> }
  | { phone: string | null | undefined };

/**
 * The number to call about what belongs to a place: its own, else its landline's (S9-51). Only where it has none, or
 * where the question is about no place, the site's. Whatever shows a number takes it from here: lint says so.
 */
export function phoneOf(place: Reachable | null | undefined, site: Pick<Site, 'phone'>): string {
  return ownPhoneOf(place) ?? site.phone;
}

/** The place's own number; null where it has none. */
export function ownPhoneOf(place: Reachable | null | undefined): string | null {
  if (!place) return null;
  if (!('contact_detail' in place)) return place.phone || null;
  const { phone, landline_phone: landline } = place.contact_detail;
  return phone || landline || null;
}
