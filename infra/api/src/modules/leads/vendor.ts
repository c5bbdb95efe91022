import type { Location } from '@shared-kit/contracts/location.contract';
import type { Site } from '@shared-kit/contracts/site-config.contract';
import type { Dealer } from '../locations/locations.service';

/** Whose lead it is, as mails and ADF name them: a dealership with its own address, phone and mailbox. */
export type Vendor = { name: string; email: string; phone: string; address: Site['address'] };

export type VendorSite = Pick<Site, 'name' | 'phone' | 'email' | 'address'>;

/**
 * The dealership that a lead belongs to, at the place that it is about, else at its main one. A lead that belongs to none
 * is the site's own, and a dealership that says nothing about itself answers under the site's.
 */
export function vendorOf(site: VendorSite, dealer: Dealer | null, locationId: string): Vendor {
  if (!dealer) return { name: site.name, email: site.email, phone: site.phone, address: site.address };
  const place = dealer.places.find(({ id }) => id === locationId) ?? mainPlace(dealer.places);
  const phone = place?.contact_detail.phone ?? place?.contact_detail.landline_phone;
  return {
    name: dealer.name,
    email: dealer.leadEmail || site.email,
    phone: phone || site.phone,
    address: place?.address ?? site.address,
  };
}

function mainPlace(places: readonly Location[]): Location | undefined {
  const ofSales = places.filter(({ location_type: type }) => type === '' || type === 'sales');
  return ofSales.find(({ primary }) => primary) ?? ofSales[0] ?? places[0];
}

/** "18 Plover Avenue, Maroochydore QLD 4558". */
export function addressLine({ street, city, state, postcode }: Vendor['address']): string {
  return `${street}, ${city} ${state.toUpperCase()} ${postcode}`;
}
