import type { Site } from '@shared-kit/contracts/site/site-config.contract';

type Numbers = { phone: string | null | undefined; landline_phone?: string | null };

/** A place as lists of them have it, or as a vehicle carries it with its one number. */
type Reachable = Numbers | { contact_detail: Numbers };

/**
 * The number to call about what belongs to a place: its own, else its landline's (S9-51). Only where it has none, or
 * where the question is about no place, the site's. Whatever shows a number takes it from here: lint says so.
 */
export function phoneOf(place: Reachable | null | undefined, site: Pick<Site, 'phone'>): string {
  return ownPhoneOf(place) ?? site.phone;
}

/** The place's own number; null where it has none. */
export function ownPhoneOf(place: Reachable | null | undefined): string | null {
  const numbers = place && ('contact_detail' in place ? place.contact_detail : place);
  return numbers?.phone || numbers?.landline_phone || null;
}
