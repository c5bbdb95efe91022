import type { ShownPlace } from '../../api/shown-place';
import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { usePhoneReveal } from '@shared-kit/runtime/phone-reveal';
import { useRemoteConfig } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Fold } from '@shared-kit/ui/overlay/fold';
import { LinkButton } from '@shared-kit/ui/link-button';
import { PhoneNumber } from '@shared-kit/ui/phone-number';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import { locationsApi } from '../../api/locations.api';
import { HoursTable } from '../../hours/hours-table';
import { OpenNow } from '../../hours/open-now';
import { Address } from '../../address/address';
import { PlaceRating } from '../../reviews/place-rating';
import * as s from './location-block.module.css';
import { ownPhoneOf } from '@shared-kit/domain/place/place-contact';
import { locationPath } from '@shared-kit/domain/place/location-path';

/**
 * On a vehicle page: where the car is, whether somebody is there now, and how to get there. A site may show more of
 * the dealership's locations, like its workshop (`vehicle_filter`).
 */
export function LocationBlock({ carId, slug }: SlotProps['vehicle.location']) {
  const { vehicle_filter: filter } = useRemoteConfig('mfe-locations');
  const { locations } = useSuspenseQuery(locationsApi.endpoints.getCarLocations, { slug, filter });
  return (
    <section aria-label="Where to find it" className={s.all}>
      <SectionHeading title="Where to find it" />
      {locations.map((location) => (
        <Place key={location.id} carId={carId} location={location} />
      ))}
    </section>
  );
}

function Place({ carId, location }: { carId: string; location: ShownPlace }) {
  const { hidden, reveal } = usePhoneReveal(carId);
  const phone = ownPhoneOf(location);
  const { hide_reviews: hidesReviews } = useRemoteConfig('mfe-locations');
  return (
    <div className={s.block}>
      <div className={s.words}>
        <h3 className={s.name}>{location.name}</h3>
        {!hidesReviews && <PlaceRating place={location} />}
        <OpenNow location={location} />
        <p className={s.line}>
          <MapPin aria-hidden />
          <span>
            <Address location={location} />
          </span>
        </p>
        {phone && (
          // What folds may not stand in a paragraph.
          <div className={s.line}>
            <Phone aria-hidden />
            <PhoneNumber phone={phone} hidden={hidden} onReveal={reveal} inline />
          </div>
        )}
        <div className={s.actions}>
          {location.address.place_url && (
            <LinkButton to={location.address.place_url} rel="noopener">
              Get Directions
            </LinkButton>
          )}
          <LinkButton to={locationPath(location.slug)} variant="quiet">
            View Details
          </LinkButton>
        </div>
      </div>
      <div>
        <Fold small level={4} title="Opening hours">
          <HoursTable hours={location.contact_detail.opening_hours} />
        </Fold>
      </div>
    </div>
  );
}
