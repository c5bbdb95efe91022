import type { LocationOfPage } from '@shared-kit/contracts/place/location.contract';
import { ownPhoneOf } from './place-contact';

export type NamedPhone = { label: string; phone: string };

type Place = Pick<LocationOfPage, 'contact_detail' | 'departments'>;

/**
 * The numbers of a place by what one calls about (S9-51): where several departments share its address each has its own, and
 * one that answers for used vehicles leaves the new ones to the other. One number that all share is said once.
 */
export function placePhones(place: Place): NamedPhone[] {
  const { departments } = place;
  const hasUsed = departments.some(({ location_type: type, phone }) => type === 'used' && phone);
  const sales = hasUsed ? 'New and demo' : 'Sales';
  const labels = { '': sales, sales, used: 'Used', service: 'Service', parts: 'Parts' };
  const named = departments.flatMap(({ location_type: type, phone }) =>
    phone ? [{ label: labels[type], phone }] : [],
  );
  const first = named.filter(({ label }, index) => named.findIndex((other) => other.label === label) === index);
  if (new Set(first.map(({ phone }) => phone)).size > 1) return first;
  const own = ownPhoneOf(place) ?? first[0]?.phone;
  return own ? [{ label: 'Phone', phone: own }] : [];
}
