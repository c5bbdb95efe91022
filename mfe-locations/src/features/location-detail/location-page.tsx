import type { LocationOfPage } from '@shared-kit/contracts/place/location.contract';
import { comingHolidays } from '@shared-kit/domain/place/opening-hours';
import { LOCATIONS_PATH } from '@shared-kit/domain/place/location-path';
import { asProblem } from '@shared-kit/runtime/as-problem';
import { useRenderTime } from '@shared-kit/runtime/render-time';
import { Slot } from '@shared-kit/runtime/slot';
import { useRemoteConfig, useSite } from '@shared-kit/runtime/site-context';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Breadcrumb } from '@shared-kit/ui/navigation/breadcrumb';
import { Container } from '@shared-kit/ui/layout/container';
import { useParams } from 'react-router';
import { Address } from '../../address/address';
import { locationsApi } from '../../api/locations.api';
import { HoursTable } from '../../hours/hours-table';
import { OpenNow } from '../../hours/open-now';
import { TodaysHours, useHoursToday } from '../../hours/todays-hours';
import { PlacesMap } from '../../map/places-map';
import { Departments } from './departments';
import { HolidayHours } from './holiday-hours';
import { LocationActions } from './location-actions';
import { LocationHead } from './location-head';
import { NextTimes } from './next-times';
import { LocationMeta } from './location-meta';
import { RatingSummary } from '../../reviews/rating-summary';
import { Reviews } from '../../reviews/reviews';
import { Team } from './team';
import { UnknownLocation } from './unknown-location';
import * as s from './location-page.module.css';

export function LocationPage() {
  const { slug = '' } = useParams();
  const { error } = locationsApi.endpoints.getLocation.useQueryState(slug);
  return asProblem(error)?.code === 'not_found' ? <UnknownLocation /> : <KnownLocation slug={slug} />;
}

/** A place: what it looks like, whether somebody is there, how to reach it, what it has, and a form that goes to it. */
function KnownLocation({ slug }: { slug: string }) {
  const known = useSuspenseQuery(locationsApi.endpoints.getLocation, slug);
  const site = useSite();
  const location = { ...known, special_hours: comingHolidays(known.special_hours, site.time_zone, useRenderTime()) };
  const { hide_reviews: hidesReviews } = useRemoteConfig('mfe-locations');
  const reviews = !hidesReviews && known.reviews?.count ? known.reviews : null;
  return (
    <Container page>
      <LocationMeta location={location} />
      <Breadcrumb
        items={[
          { label: 'Home', href: '/' },
          { label: 'Our locations', href: LOCATIONS_PATH },
          { label: location.name },
        ]}
      />
      <LocationHead location={location} />
      {reviews && <RatingSummary reviews={reviews} />}
      <Departments location={location} />
      <div className={s.columns}>
        <div className={s.words}>
          <TodaysHours location={location} />
          <OpenNow location={location} />
          <p>
            <Address location={location} />
          </p>
          <LocationActions location={location} />
          <NextTimes location={location} />
          {location.dealer_license_number && (
            <p className={s.licence}>Dealer licence DL#{location.dealer_license_number}</p>
          )}
        </div>
        <Hours location={location} />
        <Where location={location} />
      </div>
      <div className={s.sections}>
        {location.team && location.team.length > 0 && <Team team={location.team} />}
        <Slot
          name="location.stock"
          props={{ dealershipSlug: location.dealership_slug, dealershipName: location.dealership_name }}
        />
        <div className={s.beside}>
          <section id="enquire" aria-labelledby="enquire-title" className={s.enquire}>
            <h2 id="enquire-title">{`Ask ${location.name}`}</h2>
            <Slot name="content.form" props={{ form: 'enquiry', place: location.slug }} />
          </section>
          {reviews && <Reviews reviews={reviews} />}
        </div>
      </div>
    </Container>
  );
}

function Hours({ location }: { location: LocationOfPage }) {
  const { weekday } = useHoursToday(location);
  return (
    <section aria-labelledby="hours-title" className={s.hours}>
      <h2 id="hours-title">Opening hours</h2>
      <HoursTable hours={location.contact_detail.opening_hours} today={weekday} />
      <HolidayHours days={location.special_hours} />
    </section>
  );
}

/** Of its map, in the map's units (1.1 km): a coast and a town that one knows. */
const FAR = 700;

/** Nothing where nobody has placed it on a map: its address stands above. */
function Where({ location: { id, name, address } }: { location: LocationOfPage }) {
  const { lat, long, place_url: place } = address;
  if (lat === null || long === null) return null;
  return (
    <section id="map" aria-labelledby="map-title" className={s.where}>
      <h2 id="map-title">Where to find us</h2>
      <PlacesMap label={`Schematic map: ${name}`} points={[{ id, name, at: { lat, long } }]} narrowest={FAR} />
      {place && (
        <a href={place} target="_blank" rel="noopener">
          Open a street map<span className="visually-hidden"> (in a new tab)</span>
        </a>
      )}
    </section>
  );
}
