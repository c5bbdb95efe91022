import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { locationPath } from '@shared-kit/domain/place/location-path';
import { ownPhoneOf } from '@shared-kit/domain/place/place-contact';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import { locationsApi } from '../../api/locations.api';
import type { ShownPlace } from '../../api/shown-place';
import { Address } from '../../address/address';
import { OpenNow } from '../../hours/open-now';
import * as s from './content-locations.module.css';

/** Places of the site within a page of its own text: whether they are open, where they are, and their number. */
export function ContentLocations({ places }: SlotProps['content.locations']) {
  const { locations } = useSuspenseQuery(locationsApi.endpoints.getLocations, undefined);
  const shown = chosen(locations, places === '' ? [] : places.split(','));
  if (shown.length === 0) return <p>There is no location to show here right now.</p>;
  return (
    <ul className={s.list}>
      {shown.map((location) => (
        <li key={location.id} className={s.place}>
          <h3 className={s.name}>
            <a href={locationPath(location.slug)}>{location.name}</a>
          </h3>
          <OpenNow location={location} />
          <p>
            <Address location={location} />
          </p>
          <Phone location={location} />
        </li>
      ))}
    </ul>
  );
}

/** In the order in which the page names them; one that the site has no more is left out. */
function chosen(locations: readonly ShownPlace[], slugs: readonly string[]): readonly ShownPlace[] {
  if (slugs.length === 0) return locations;
  return slugs.flatMap((slug) => locations.find((location) => location.slug === slug) ?? []);
}

function Phone({ location }: { location: ShownPlace }) {
  const number = ownPhoneOf(location);
  return (
    number && (
      <p>
        <PhoneLink number={number} />
      </p>
    )
  );
}
