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

/** The address to come to about what belongs to a place; the site's where there is none. */
export function addressOf<Address>(
  place: { address: Address } | null | undefined,
  site: { address: Address },
): Address {
  return place?.address ?? site.address;
}

type Asked = { location_id?: string | undefined; dealership_slug?: string | undefined };
type Place = Pick<Location, 'id' | 'slug' | 'dealership_slug' | 'location_type' | 'primary'>;

/** Which of some places a question is for: the one it names, else the main one of the dealership it names, else none. */
export function placeAsked<Known extends Place>(asked: Asked, places: readonly Known[]): Known | undefined {
  const { location_id: wanted, dealership_slug: dealership } = asked;
  const named = wanted ? places.find(({ id, slug }) => id === wanted || slug === wanted) : undefined;
  return named ?? (dealership ? mainPlace(places.filter((place) => place.dealership_slug === dealership)) : undefined);
}

/** Of a dealership's places the one that sells, its primary one first. */
export function mainPlace<Known extends Place>(places: readonly Known[]): Known | undefined {
  const ofSales = places.filter(({ location_type: type }) => type === '' || type === 'sales');
  return ofSales.find(({ primary }) => primary) ?? ofSales[0] ?? places[0];
}
