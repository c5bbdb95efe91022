import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { mainPlace, placeAsked } from '@shared-kit/domain/place/place-asked';
import { phoneOf } from '@shared-kit/domain/place/place-contact';
import type { Dealer } from '../../locations/locations.service';

/**
 * Whose lead it is, as mails and ADF name them: a dealership with its own address, phone and mailbox. `email` is null
 * where it has none and the site does not say that its own takes the place. `place` is the one of its places that the lead
 * names; empty where it names none.
 */
export type Vendor = { name: string; place: string; email: string | null; phone: string; address: Site['address'] };

export type VendorSite = Pick<Site, 'name' | 'phone' | 'email' | 'address' | 'flags'>;

/**
 * The dealership that a lead belongs to, at the place that it is about, else at its main one. A lead that belongs to none
 * is named as the site's own, and a dealership without a phone or an address answers under the site's.
 */
export function vendorOf(site: VendorSite, dealer: Dealer | null, locationId: string): Vendor {
  const siteMailbox = site.flags.leads_to_site_mailbox ? site.email : null;
  if (!dealer)
    return { name: site.name, place: '', email: siteMailbox, phone: phoneOf(null, site), address: site.address };
  const named = placeAsked({ location_id: locationId }, dealer.places);
  const place = named ?? mainPlace(dealer.places);
  return {
    name: dealer.name,
    place: named?.name ?? '',
    email: dealer.leadEmail || siteMailbox,
    phone: phoneOf(place, site),
    address: place?.address ?? site.address,
  };
}

/** "18 Plover Avenue, Maroochydore QLD 4558". */
export function addressLine({ street, city, state, postcode }: Vendor['address']): string {
  return `${street}, ${city} ${state.toUpperCase()} ${postcode}`;
}
