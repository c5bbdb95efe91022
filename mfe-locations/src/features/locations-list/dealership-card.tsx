import type { ShownPlace } from '../../api/shown-place';
import { ownPhoneOf } from '@shared-kit/domain/place/place-contact';
import { contactPath, locationPath } from '@shared-kit/domain/place/location-path';
import { useSite } from '@shared-kit/runtime/site-context';
import { Picture } from '@shared-kit/ui/car/picture';
import { LinkButton } from '@shared-kit/ui/link-button';
import { Tabs } from '@shared-kit/ui/overlay/tabs';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import { Address } from '../../address/address';
import { HoursTable } from '../../hours/hours-table';
import { OpenNow } from '../../hours/open-now';
import type { DealershipCard as DealershipCardData, LocationType } from './dealership-cards';
import * as s from './dealership-card.module.css';
import { placeContact } from './place-contact';
import { VisitWebsite } from './visit-website';

/** A dealership, with a tab for each kind of place it has (S2-01, S2-02). */
export function DealershipCard({ card }: { card: DealershipCardData }) {
  const items = card.tabs.map(({ type, label, locations }) => ({
    id: `${card.slug}-${type}`,
    label,
    content: locations.map((location) => <Place key={location.id} location={location} type={type} />),
  }));
  return items.length === 1 ? items[0]?.content : <Tabs label={card.name} items={items} />;
}

/** The one button of each kind (S2-02). */
const buttons: Record<LocationType, string> = {
  sales: 'Contact Us',
  used: 'Contact Us',
  service: 'Book a Service',
  parts: 'Parts Enquiry',
};

type PlaceProps = { location: ShownPlace; type: LocationType };

function Place({ location, type }: PlaceProps) {
  const { picture, website } = location;
  const contact = placeContact(useSite(), location, type);
  return (
    <div className={s.place}>
      {picture && (
        <div className={s.picture}>
          <Picture
            id={picture.id}
            alt=""
            sizes="(width >= 75rem) 10rem, 30vw"
            widest={480}
            contain={picture.isLogo}
            rounded
          />
        </div>
      )}
      <div className={s.words}>
        <OpenNow location={location} />
        <p>
          <Address location={location} />
        </p>
        <Reach location={location} type={type} contact={contact} />
        {location.dealer_license_number && <p className={s.licence}>DL#{location.dealer_license_number}</p>}
      </div>
      <div className={s.hours}>
        <HoursTable hours={location.contact_detail.opening_hours} />
      </div>
      <div className={s.actions}>
        <LinkButton to={contact}>{buttons[type]}</LinkButton>
        {location.address.place_url && (
          <LinkButton to={location.address.place_url} variant="quiet" target="_blank" rel="noopener">
            Get Directions
          </LinkButton>
        )}
        <LinkButton to={locationPath(location.slug)} variant="quiet" aria-label={`View Details of ${location.name}`}>
          View Details
        </LinkButton>
        {buttons[type] !== 'Contact Us' && (
          <LinkButton to={contactPath(location.slug)} variant="quiet">
            Enquire Now
          </LinkButton>
        )}
        {website && <VisitWebsite website={website} />}
      </div>
    </div>
  );
}

/** Its number to call; who wants parts asks in writing (S2-02). */
function Reach({ location, type, contact }: PlaceProps & { contact: string }) {
  const number = ownPhoneOf(location);
  if (type === 'parts')
    return (
      <p>
        <a href={contact}>Parts Enquiry</a>
      </p>
    );
  return (
    number && (
      <p>
        <PhoneLink number={number} />
      </p>
    )
  );
}
