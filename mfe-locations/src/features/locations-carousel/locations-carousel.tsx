import { formatNumber } from '@shared-kit/domain/number/format-number';
import { LOCATIONS_PATH, locationPath } from '@shared-kit/domain/place/location-path';
import { Picture } from '@shared-kit/ui/car/picture';
import { IconButton } from '@shared-kit/ui/icon-button';
import { SectionHeading } from '@shared-kit/ui/layout/section-heading';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import MapPin from 'lucide-react/icons/map-pin';
import { useId } from 'react';
import type { CarouselPlace, CarouselPlaces } from '../../api/carousel-places';
import { OpenNow } from '../../hours/open-now';
import * as s from './locations-carousel.module.css';
import { useRow } from './use-row';

/** Whether there is anything to choose from. */
export function isRow({ count }: CarouselPlaces): boolean {
  return count > 1;
}

type LocationsCarouselProps = {
  row: CarouselPlaces;
  /** Among the sections of a vehicle's page, whose headings are smaller. */
  small?: boolean;
};

/**
 * "Our Locations": a row of dealerships that snaps. A finger swipes it, which the row says; a mouse and a keyboard have
 * buttons once there are scripts, and without them it scrolls.
 */
export function LocationsCarousel({ row: { places, count }, small }: LocationsCarouselProps) {
  const title = useId();
  const { list, edge, isMoved, step, onScroll } = useRow();
  return (
    <section aria-labelledby={title} {...(small && { className: s.small })}>
      <SectionHeading id={title} title="Our Locations" action={<All count={count} />} />
      <p className={isMoved ? s.swiped : s.hint} aria-hidden>
        Swipe to see more <ChevronRight />
      </p>
      <ul ref={list} className={s.row} onScroll={onScroll}>
        {places.map((place) => (
          <li key={place.slug}>
            <Card place={place} />
          </li>
        ))}
      </ul>
      {edge !== 'both' && (
        <div className={s.steps}>
          <IconButton label="Previous locations" disabled={edge === 'start'} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <IconButton label="Next locations" disabled={edge === 'end'} onClick={() => step(1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </div>
      )}
    </section>
  );
}

function All({ count }: { count: number }) {
  return (
    <a href={LOCATIONS_PATH} className={s.all}>
      All {formatNumber(count)} locations
    </a>
  );
}

function Card({ place }: { place: CarouselPlace }) {
  const { slug, name, city, picture } = place;
  return (
    <a href={locationPath(slug)} className={s.card}>
      {picture ? (
        <Picture id={picture.id} alt="" sizes="(width >= 48rem) 26rem, 78vw" widest={640} contain={picture.isLogo} />
      ) : (
        <span className={s.none}>
          <MapPin aria-hidden />
        </span>
      )}
      <div className={s.words}>
        <h3 className={s.name}>{name}</h3>
        {city && <span className={s.city}>{city}</span>}
        <OpenNow location={place} as="span" />
      </div>
    </a>
  );
}
