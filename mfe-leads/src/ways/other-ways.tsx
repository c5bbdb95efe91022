import type { LeadCarCard } from '@shared-kit/contracts/lead/lead-car.contract';
import { useSite } from '@shared-kit/runtime/site-context';
import { LinkButton } from '@shared-kit/ui/link-button';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import * as s from './other-ways.module.css';
import { placeAsked } from '@shared-kit/domain/place/place-asked';
import { phoneOf } from '@shared-kit/domain/place/place-contact';
import { LOCATIONS_PATH } from '@shared-kit/domain/place/location-path';
import { PlacePhone } from './place-phone';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import { usePlaces } from '../places/place-fields';

/** What the form beside it is about, as far as its page knows: a place, a dealership, a car. */
export type About = Parameters<typeof placeAsked>[0] & { car?: LeadCarCard };

/** Beside every form: phone, mail and address of one place, for whoever would rather not fill one in. */
export function OtherWays({ about = {} }: { about?: About }) {
  const site = useSite();
  const place = placeAsked(about, usePlaces(null));
  // All of one place, or all of the site: a place has no mailbox that is told, and the site's is somebody else's.
  const isOfSite = !place && !about.car;
  const address = isOfSite ? site.address : place?.address;
  return (
    <aside className={s.ways} aria-label="Other ways to reach us">
      <h2 className={s.title}>Rather talk to someone?</h2>
      <ul className={s.list}>
        <li>
          <Phone aria-hidden />
          {about.car ? <PlacePhone car={about.car} /> : <PhoneLink number={phoneOf(place, site)} />}
        </li>
        {isOfSite && (
          <li>
            <Mail aria-hidden />
            <a href={`mailto:${site.email}`}>{site.email}</a>
          </li>
        )}
        {address && (
          <li>
            <MapPin aria-hidden />
            <span>
              {place && (
                <>
                  {place.name}
                  <br />
                </>
              )}
              {address.street}
              <br />
              {address.city} {address.state} {address.postcode}
            </span>
          </li>
        )}
      </ul>
      <LinkButton to={LOCATIONS_PATH}>Locations and opening hours</LinkButton>
    </aside>
  );
}
