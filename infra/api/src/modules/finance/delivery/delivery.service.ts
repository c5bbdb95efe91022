import type { Delivery } from '@shared-kit/contracts/place/delivery.contract';
import { settingsOf } from '@shared-kit/contracts/settings/site-settings';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { distanceKm } from '@shared-kit/domain/place/haversine';
import { deliveryBandOf, deliveryZoneOf } from '@shared-kit/domain/price/delivery-price';
import type { DeliveryBand } from '@shared-kit/domain/price/delivery-price';
import { POSTCODE } from '@shared-kit/domain/place/postcode';
import type { ApiDeps } from '../../../api-deps';
import type { Tx } from '../../../db/db';
import { withScope } from '../../../db/scope';
import { scopeOf } from '../../../plugins/tenant';
import type { TenantSite } from '../../../plugins/tenant';
import { listPlacedLocations } from '../../locations/locations.service';
import type { PlacedLocation } from '../../locations/locations.service';
import { findSiteVehicle, findSiteVehicleById } from '../../stock/vehicles.service';
import { providerBudget } from '../../../provider-budget';
import { backedGeocoding } from './backed-geocoding.adapter';
import type { GeocodedPostcode, GeocodingPort } from './geocoding.port';
import { googleGeocoding } from './google-geocoding.adapter';
import { placesGeocoding } from './places-geocoding.adapter';

/** By a car's id or slug, or by where it stands, for whoever has read it already; `ip` asks, where a client does. */
type Asked = { postcode: string; ip?: string } & ({ carId?: string } | { location: Car['location'] });
export type Deliveries = (site: TenantSite, asked: Asked) => Promise<Delivery>;

/** What a site brings a car to a postcode for: by its price list, else by the distance. */
export function deliveries({
  config,
  db,
  log,
}: Pick<ApiDeps, 'config' | 'db'> & Partial<Pick<ApiDeps, 'log'>>): Deliveries {
  const geocode = geocodingOf(config, placesGeocoding(db), (error) => log?.warn({ err: error }, 'No geocoding'));
  return async (site, { postcode, ip = '', ...car }) => {
    const [place, yards] = await Promise.all([
      POSTCODE.test(postcode) ? geocode(postcode, { site: site.slug, ip }) : null,
      withScope(db, scopeOf(site), async (tx) =>
        yardsOf(tx, 'location' in car ? car.location : await locationOf(tx, site, car.carId)),
      ),
    ]);
    const pick_up = yards.map((yard) => ({ name: yard.name, km: place && wholeKm(yard, place) }));
    const settings = settingsOf(site.config, 'mfe-finance');
    const zone = deliveryZoneOf(settings.delivery_zones, postcode);
    // A zone may reach over numbers that are no postcodes (S8-05).
    if (!place) return { ...NO_PRICE, known: false, pick_up };
    if (zone) return { ...NO_PRICE, price: zone.price, name: zone.name, pick_up };
    return { ...byDistance(settings.delivery_bands ?? [], yards, place), pick_up };
  };
}

const NO_PRICE = { price: null, name: null, known: true, km: null, from: null, located_by: null };

/** What the nearest band says that reaches from the nearest yard; without a price where none does. */
function byDistance(bands: readonly DeliveryBand[], yards: readonly PlacedLocation[], place: GeocodedPostcode) {
  const [from] = yards.map((yard) => ({ name: yard.name, km: wholeKm(yard, place) })).toSorted((a, b) => a.km - b.km);
  const band = from && deliveryBandOf(bands, from.km);
  if (!band) return NO_PRICE;
  return { price: band.price, name: place.label, known: true, km: from.km, from: from.name, located_by: place.by };
}

function geocodingOf(
  config: ApiDeps['config'],
  places: GeocodingPort,
  failed: (error: unknown) => void,
): GeocodingPort {
  const { GOOGLE_GEOCODING_URL: url, GOOGLE_GEOCODING_KEY: key } = config;
  return key ? backedGeocoding(googleGeocoding(url, key, providerBudget(config)), places, failed) : places;
}

async function locationOf(tx: Tx, site: TenantSite, carId = ''): Promise<Car['location']> {
  if (carId === '') return null;
  const car = (await findSiteVehicleById(tx, site, carId)) ?? (await findSiteVehicle(tx, site, carId));
  return car?.location ?? null;
}

/** Where a car is handed over and brought from: its distribution locations, else where it stands. None for no car. */
async function yardsOf(tx: Tx, location: Car['location']): Promise<PlacedLocation[]> {
  return location ? locationsNamed(await listPlacedLocations(tx), location) : [];
}

/** A feed names locations by id, slug or name. */
function locationsNamed(
  all: readonly PlacedLocation[],
  { id, distribution_locations: names }: NonNullable<Car['location']>,
) {
  const wanted = new Set(names.map((name) => name.trim().toLowerCase()));
  const named = all.filter((place) =>
    [place.id, place.slug, place.name].some((name) => wanted.has(name.toLowerCase())),
  );
  return named.length > 0 ? named : all.filter((place) => place.id === id);
}

function wholeKm({ at }: PlacedLocation, place: GeocodedPostcode): number {
  return Math.round(distanceKm(at, place.at));
}
