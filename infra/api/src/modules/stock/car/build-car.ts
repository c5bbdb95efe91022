import type { Location } from '@shared-kit/contracts/place/location.contract';
import { carSchema } from '@shared-kit/contracts/vehicle/car.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import type { FeedCar } from '../feed/feed-car.contract';
import { carId, carSlug } from './car-identity';
import { salesLocation } from './group-places.repository';
import type { Dealership, GroupPlaces } from './group-places.repository';
import { simpleBody, simpleDrive, simpleFuel, simpleTransmission } from './simplify.service';
import { ownPhoneOf } from '@shared-kit/domain/place/place-contact';
import { keyFigures } from '@shared-kit/domain/vehicle/words/key-figures';
import { vehiclePath } from '@shared-kit/domain/vehicle/vehicle-path';

/** A reason not to take a row. */
export type Refusal = { field: string; reason: string; value: string };

type BuildContext = {
  places: GroupPlaces;
  /** Where cars stand that name no dealership. */
  fallbackDealership: Dealership | undefined;
  /** Becomes `created_at` of cars whose feed gives none. */
  now: Date;
};

/** Turns a checked feed row into a car of the group, or says why it cannot be one. */
export function buildCar(feed: FeedCar, { places, fallbackDealership, now }: BuildContext): Car | Refusal {
  const dealership = findDealership(feed, places, fallbackDealership);
  if ('reason' in dealership) return dealership;
  const location =
    feed.location_id === undefined ? salesLocation(places, dealership.slug) : places.locations.get(feed.location_id);
  if (feed.location_id !== undefined && !location) {
    return { field: 'location_id', reason: 'the group has no such location', value: feed.location_id };
  }
  const id = carId(feed, dealership.slug);
  const slug = carSlug(feed, id);
  const status = feed.status?.toLowerCase().replaceAll(/[\s-]+/g, '_') ?? 'in_stock';
  const soldAt = feed.sold_date_timestamp;
  const place = placeOf(feed, location);
  // Parsed, so that what is stored can never drift from the contract.
  const car = carSchema.parse({
    ...withoutUndefined(feed),
    ...place,
    ...simplified(feed),
    ...pictures(feed.images),
    id,
    slug,
    path: vehiclePath(slug),
    name: [feed.year, feed.make, feed.model, feed.badge].filter(Boolean).join(' '),
    status,
    sold: status === 'sold',
    sold_date_timestamp: soldAt ? Math.floor(soldAt.getTime() / 1000) : null,
    created_at: (feed.created_at ?? now).toISOString(),
    has_nvic: feed.nvic !== undefined,
    dealership_id: dealership.id,
    dealership_slug: dealership.slug,
    repayment: null,
    weekly_repayment: null,
    interest_rate: null,
    comparison_rate: null,
    autograb_data: marketPrices(feed),
  });
  const figures = keyFigures(car).join(' · ');
  return figures === '' ? car : { ...car, figures };
}

function findDealership(feed: FeedCar, places: GroupPlaces, fallback: Dealership | undefined): Dealership | Refusal {
  if (feed.dealership_slug === undefined) {
    return (
      fallback ?? { field: 'dealership_slug', reason: 'missing, and the group has several dealerships', value: '' }
    );
  }
  return (
    places.dealerships.get(feed.dealership_slug) ?? {
      field: 'dealership_slug',
      reason: 'the group has no such dealership',
      value: feed.dealership_slug,
    }
  );
}

/** The feed's own words win over the location's: a car may stand elsewhere than its dealership. */
function placeOf(feed: FeedCar, location: Location | undefined) {
  const { city, state } = location?.address ?? { city: null, state: null };
  return {
    location_name: feed.location_name ?? location?.name ?? null,
    location_phone: ownPhoneOf(location),
    city: feed.city ?? city,
    state: upperCase(feed.state ?? state),
    location: location ? standingAt(location) : null,
  };
}

function upperCase(text: string | null): string | null {
  return text && text.toUpperCase();
}

function standingAt(location: Location) {
  const { id, name, slug, location_type, address } = location;
  const { street, city, state, postcode } = address;
  const oneLine = `${street}, ${city} ${state} ${postcode}`;
  return { id, name, phone: ownPhoneOf(location), slug, location_type, city, state, address: oneLine };
}

function simplified(feed: FeedCar) {
  return {
    simple_fuel: simpleFuel(feed.simple_fuel ?? feed.fuel),
    simple_body: simpleBody(feed.simple_body ?? feed.bodyconfiguration),
    simple_transmission: simpleTransmission(feed.simple_transmission ?? feed.trans),
    simple_drive: simpleDrive(feed.simple_drive ?? feed.drive),
  };
}

/** What feeds send where a car has no picture: "default.png", ".../no-photo.jpg?w=800". */
const PLACEHOLDER = /(^|\/)(default|placeholder|no[-_]?(image|photo)s?|awaiting[-_]?(image|photo)s?)([-_.\d]|$)[^/]*$/i;

/** Pictures are ids of the image service, which serves every width, or addresses. Placeholders are none (S5-14). */
function pictures(given: readonly string[]) {
  const ids = given.filter((id) => !PLACEHOLDER.test(id));
  return {
    images: ids.map((id) => ({ image: { url: id, thumb: { url: id } } })),
    photos_count: ids.length,
    thumbnails: ids.slice(0, 8),
    primary_image_url: ids[0] ?? null,
  };
}

function marketPrices({ average_market_price: average, state_average_market_price: state }: FeedCar) {
  return average === undefined && state === undefined
    ? null
    : { average_market_price: average ?? null, state_average_market_price: state ?? null };
}

function withoutUndefined<T extends object>(object: T) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
