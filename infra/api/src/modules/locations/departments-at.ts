import type { Department, Location } from '@shared-kit/contracts/place/location.contract';
import { ownPhoneOf } from '@shared-kit/domain/place/place-contact';

/** As tabs stand (S2-01): a place of no kind first. */
const order: readonly Location['location_type'][] = ['', 'sales', 'used', 'service', 'parts'];

/** The departments of a place's dealership at its very address, itself included (S2-05). */
export function departmentsAt(place: Location, all: readonly Location[]): Department[] {
  const here = all.filter(
    (other) => other.dealership_slug === place.dealership_slug && addressOf(other) === addressOf(place),
  );
  const rank = ({ location_type: type }: Location) => order.indexOf(type);
  return here
    .toSorted((a, b) => rank(a) - rank(b))
    .map((department) => {
      const { slug, name, location_type } = department;
      return { slug, name, location_type, phone: ownPhoneOf(department) };
    });
}

/** Feeds write one address in several ways: neither case nor space tells two apart. */
function addressOf({ address: { street, city, postcode } }: Location): string {
  return [street, city, postcode].map((part) => part.trim().replaceAll(/\s+/g, ' ').toLowerCase()).join('|');
}
