import type { Location } from '@shared-kit/contracts/place/location.contract';
import { phoneE164 } from '@shared-kit/domain/text/format-phone';
import { comingHolidays } from '@shared-kit/domain/place/opening-hours';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { CanonicalLink } from '@shared-kit/runtime/site-address';
import { useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Breadcrumb } from '@shared-kit/ui/layout/breadcrumb';
import { Container } from '@shared-kit/ui/layout/container';
import { EmptyState } from '@shared-kit/ui/message/empty-state';
import { LinkButton } from '@shared-kit/ui/link-button';
import { PhoneLink } from '@shared-kit/ui/phone-link';
import { Picture } from '@shared-kit/ui/car/picture';
import { useParams } from 'react-router';
import { locationsApi } from '../../api/locations.api';
import { HoursTable } from '../../hours/hours-table';
import { OpenNow } from '../../hours/open-now';
import { Address } from '../../address/address';
import { HolidayHours } from './holiday-hours';
import { locationJsonLd } from './location-json-ld';
import * as s from './location-page.module.css';
import { ownPhoneOf } from '@shared-kit/domain/place/place-contact';
import { contactPath, locationPath } from '@shared-kit/domain/place/location-path';

export function LocationPage() {
  const { slug = '' } = useParams();
  const { error } = locationsApi.endpoints.getLocation.useQueryState(slug);
  return asProblem(error)?.code === 'not_found' ? <UnknownLocation /> : <KnownLocation slug={slug} />;
}

function KnownLocation({ slug }: { slug: string }) {
  const known = useSuspenseQuery(locationsApi.endpoints.getLocation, slug);
  const site = useSite();
  const location = { ...known, special_hours: comingHolidays(known.special_hours, site.time_zone, useRenderTime()) };
  const phone = ownPhoneOf(location);
  return (
    <Container>
      <div className={s.page}>
        <title>{`${location.name} | ${site.name}`}</title>
        <meta
          name="description"
          content={`${location.name}: ${location.address.street}, ${location.address.city}. Phone, opening hours and directions.`}
        />
        <CanonicalLink path={locationPath(location.slug)} />
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: locationJsonLd(location, phone ? phoneE164(phone) : null) }}
        />
        <Breadcrumb
          items={[
            { label: 'Home', href: '/' },
            { label: 'Our locations', href: '/dealer-locator' },
            { label: location.name },
          ]}
        />
        <div className={s.columns}>
          <div className={s.words}>
            {location.image && (
              <Picture
                id={location.image.image.url}
                alt=""
                sizes="(width >= 48rem) 45rem, 100vw"
                ratio="21:9"
                rounded
                priority
              />
            )}
            <h1>{location.name}</h1>
            <OpenNow location={location} />
            <p>
              <Address location={location} />
            </p>
            {phone && (
              <p className={s.phone}>
                <PhoneLink number={phone} />
              </p>
            )}
            <Actions location={location} />
            {location.dealer_license_number && (
              <p className={s.licence}>Dealer licence DL#{location.dealer_license_number}</p>
            )}
          </div>
          <section aria-labelledby="hours-title" className={s.hours}>
            <h2 id="hours-title">Opening hours</h2>
            <HoursTable hours={location.contact_detail.opening_hours} />
            <HolidayHours days={location.special_hours} />
          </section>
        </div>
      </div>
    </Container>
  );
}

function Actions({ location }: { location: Location }) {
  return (
    <div className={s.actions}>
      <LinkButton to={contactPath(location.slug)} variant="primary">
        Enquire Now
      </LinkButton>
      {location.address.place_url && (
        <LinkButton to={location.address.place_url} rel="noopener">
          Get Directions
        </LinkButton>
      )}
    </div>
  );
}

function UnknownLocation() {
  return (
    <Container section>
      <title>Location not found</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        level={1}
        title="We have no location by that name"
        text="It may have moved. All our locations are on one page."
        action={
          <LinkButton to="/dealer-locator" variant="primary">
            See our locations
          </LinkButton>
        }
      />
    </Container>
  );
}
