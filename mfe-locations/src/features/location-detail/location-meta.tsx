import type { LocationOfPage } from '@shared-kit/contracts/place/location.contract';
import { locationJsonLd } from '@shared-kit/domain/place/location-json-ld';
import { locationPath } from '@shared-kit/domain/place/location-path';
import { ownPhoneOf } from '@shared-kit/domain/place/place-contact';
import { phoneE164 } from '@shared-kit/domain/phone/format-phone';
import { CanonicalLink, useSiteAddress } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';

/** What tabs, links and machines say of the page. */
export function LocationMeta({ location }: { location: LocationOfPage }) {
  const site = useSite();
  const phone = ownPhoneOf(location);
  const address = useSiteAddress();
  const facts = locationJsonLd(location, {
    telephone: phone ? phoneE164(phone) : null,
    urlOf: (slug) => address(locationPath(slug)),
    phoneOf: (department) => department.phone && phoneE164(department.phone),
  });
  return (
    <>
      <title>{`${location.name} | ${site.name}`}</title>
      <meta
        name="description"
        content={`${location.name}: ${location.address.street}, ${location.address.city}. Phone, opening hours and directions.`}
      />
      <CanonicalLink path={locationPath(location.slug)} />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: facts }} />
    </>
  );
}
