import type { Location } from '@shared-kit/contracts/location.contract';
import type { Site } from '@shared-kit/contracts/site-config.contract';
import type { Dealer } from '../locations/locations.service';

/**
 * Whose lead it is, as mails and ADF name them: a dealership with its own address, phone and mailbox. `email` is null
 * where it has none and the site does not say that its own takes the place.
 */
export type Vendor = { name: string; email: string | null; phone: string; address: Site['address'] };

export type VendorSite = Pick<Site, 'name' | 'phone' | 'email' | 'address' | 'flags'>;

/**
 * The dealership that a lead belongs to, at the place that it is about, else at its main one. A lead that belongs to none
 * is named as the site's own, and a dealership without a phone or an address answers under the site's.
 */
export function vendorOf(site: VendorSite, dealer: Dealer | null, locationId: string): Vendor {
  const siteMailbox = site.flags.leads_to_site_mailbox ? site.email : null;
  if (!dealer) return { name: site.name, email: siteMailbox, phone: site.phone, address: site.address };
  const place = dealer.places.find(({ id }) => id === locationId) ?? mainPlace(dealer.places);
  return {
    name: dealer.name,
    email: dealer.leadEmail || siteMailbox,
    phone: phoneOf(place) || site.phone,
    address: place?.address ?? site.address,
  };
}

function phoneOf(place: Location | undefined): string | null | undefined {
  return place?.contact_detail.phone ?? place?.contact_detail.landline_phone;
}

function mainPlace(places: readonly Location[]): Location | undefined {
  const ofSales = places.filter(({ location_type: type }) => type === '' || type === 'sales');
  return ofSales.find(({ primary }) => primary) ?? ofSales[0] ?? places[0];
}

/** "18 Plover Avenue, Maroochydore QLD 4558". */
export function addressLine({ street, city, state, postcode }: Vendor['address']): string {
  return `${street}, ${city} ${state.toUpperCase()} ${postcode}`;
}
