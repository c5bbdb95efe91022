import type { ShownPlace } from '../../api/shown-place';
import { contactSlug } from '@shared-kit/domain/place/contact-slug';
import { useSite } from '@shared-kit/runtime/site-context';
import { Card } from '@shared-kit/ui/layout/card';
import { LinkButton } from '@shared-kit/ui/link-button';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import { Tabs } from '@shared-kit/ui/overlay/tabs';
import { HoursTable } from '../../hours/hours-table';
import { OpenNow } from '../../hours/open-now';
import { Address } from '../../address/address';
import type { DealershipCard as DealershipCardData, LocationType } from './dealership-cards';
import * as s from './locations-page.module.css';
import { placeContact } from './place-contact';
import { ownPhoneOf } from '@shared-kit/domain/place/place-contact';
import { locationPath } from '@shared-kit/domain/place/location-path';

/** A dealership, with a tab for each kind of place it has. */
export function DealershipCard({ card }: { card: DealershipCardData }) {
  const items = card.tabs.map(({ type, label, locations }) => ({
    id: `${card.slug}-${type}`,
    label,
    content: locations.map((location) => <Place key={location.id} location={location} type={type} />),
  }));
  return (
    <Card labelledBy={`${card.slug}-name`}>
      <h2 id={`${card.slug}-name`} className={s.name}>
        {card.name}
      </h2>
      {items.length === 1 ? items[0]?.content : <Tabs label={card.name} items={items} />}
    </Card>
  );
}

/** The one button of each kind (S2-02). */
const buttons: Record<LocationType, string> = {
  sales: 'Contact Us',
  used: 'Contact Us',
  service: 'Book a Service',
  parts: 'Parts Enquiry',
};

function Place({ location, type }: { location: ShownPlace; type: LocationType }) {
  const { opening_hours: hours } = location.contact_detail;
  const number = ownPhoneOf(location);
  const contact = placeContact(useSite(), location, type);
  return (
    <div className={s.place}>
      <OpenNow location={location} />
      <p>
        <Address location={location} />
      </p>
      {type === 'parts' ? (
        <p>
          <a href={contact}>Parts Enquiry</a>
        </p>
      ) : (
        number && (
          <p>
            <PhoneLink number={number} />
          </p>
        )
      )}
      <HoursTable hours={hours} />
      {location.dealer_license_number && (
        <p className={s.licence}>Dealer licence DL#{location.dealer_license_number}</p>
      )}
      <div className={s.actions}>
        <LinkButton to={contact}>{buttons[type]}</LinkButton>
        <LinkButton
          to={locationPath(contactSlug(location.slug))}
          variant="quiet"
          aria-label={`View details of ${location.name}`}
        >
          View Details
        </LinkButton>
      </div>
    </div>
  );
}
