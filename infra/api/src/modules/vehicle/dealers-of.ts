import type { Location } from '@shared-kit/contracts/place/location.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { phoneE164 } from '@shared-kit/domain/phone/format-phone';
import { dealerJsonLd } from '@shared-kit/domain/place/location-json-ld';
import { locationPath } from '@shared-kit/domain/place/location-path';
import { ownPhoneOf } from '@shared-kit/domain/place/place-contact';
import { departmentsAt } from '../locations/locations.service';

/**
 * What search engines are told of each dealership's address, by the first of its departments; that of the site's phone before
 * all others. Its holidays stand on its own page, which is named: a hundred bytes each are too much for a page of 31 dealers.
 */
export function dealersOf(phone: Location | null, places: readonly Location[]): Site['dealers'] {
  const heads = [...(phone ? [phone] : []), ...places].flatMap((place) => {
    const departments = departmentsAt(place, places);
    const head = places.find(({ slug }) => slug === departments[0]?.slug);
    return head ? [{ ...head, departments }] : [];
  });
  return [...new Map(heads.map((head) => [head.slug, head])).values()].map((head) => {
    const number = ownPhoneOf(head);
    return dealerJsonLd(
      { ...head, special_hours: [] },
      {
        telephone: number ? phoneE164(number) : null,
        urlOf: locationPath,
        phoneOf: ({ phone: own }) => own && phoneE164(own),
      },
    );
  });
}
