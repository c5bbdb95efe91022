import type { SearchState } from '@shared-kit/contracts/search/search.contract';
import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { distanceKm } from '@shared-kit/domain/place/haversine';
import type { Coordinates } from '@shared-kit/domain/place/haversine';
import type { Tx } from '../../../db/db';
import { locationCoordinates } from '../../locations/locations.service';
import type { FacetLabels } from '../facets/facet-labels.repository';
import type { ChosenFilter } from '../filters/filter-table';
import type { PlaceTable } from '../places/place-table';

const MAX_GROUPS = 100;
/** How soon a moved location shows, in milliseconds. */
const COORDINATES_AGE_MS = 60_000;

/** The shopper's place among a group's cars. */
export type Nearby = {
  label: string | null;
  /** Only where a radius was asked for. */
  filter: ChosenFilter | undefined;
  /** Whole metres of each row, null where nobody knows; undefined while the place is unknown. */
  metres: SQL | undefined;
  /** Kilometres by code of location; undefined while the place is unknown. */
  kmByCode: ReadonlyMap<number, number> | undefined;
  distanceOf: (car: Pick<CarCard, 'location_name'>) => number | undefined;
};

/** Reads a group's coordinates at most once a minute. */
export function rememberCoordinates() {
  const known = new LRUCache<string, Map<string, Coordinates>>({ max: MAX_GROUPS, ttl: COORDINATES_AGE_MS });
  return async (tx: Tx, group: string): Promise<ReadonlyMap<string, Coordinates>> => {
    const coordinates = known.get(group) ?? (await locationCoordinates(tx));
    known.set(group, coordinates, { ttl: known.getRemainingTTL(group) || COORDINATES_AGE_MS });
    return coordinates;
  };
}

type Surroundings = { coordinates: ReadonlyMap<string, Coordinates>; labels: FacetLabels; places: PlaceTable };

/** Every car is as far as its location: as the crow flies, 6371 km of earth (S9-40). */
export function findNearby(
  near: NonNullable<SearchState['near']>,
  { coordinates, labels, places }: Surroundings,
): Nearby {
  const place = places.find(near.place, coordinates.values());
  if (!place)
    return { label: null, filter: undefined, metres: undefined, kmByCode: undefined, distanceOf: () => undefined };
  const kilometres = new Map([...coordinates].map(([name, at]) => [name, distanceKm(place.at, at)]));
  const byCode = labels
    .entries('location_name')
    .flatMap(([key, code]) => (kilometres.has(key) ? [{ code, km: kilometres.get(key) ?? 0 }] : []));
  return {
    label: place.label,
    filter: near.radius === undefined ? undefined : within(byCode, near.radius),
    metres: metresByCode(byCode),
    kmByCode: new Map(byCode.map(({ code, km }) => [code, km])),
    distanceOf: ({ location_name: name }) => kilometres.get(name?.trim().toLowerCase() ?? ''),
  };
}

type Distance = { code: number; km: number };

function within(byCode: readonly Distance[], radius: number): ChosenFilter {
  const codes = byCode.filter(({ km }) => km <= radius).map(({ code }) => code);
  const condition = { kind: 'codes', attribute: 'location_name', codes } as const;
  return { facet: undefined, condition, part: { kind: 'near', name: '' } };
}

/** An array by code, its first element for code 0, cars without a location. */
function metresByCode(byCode: readonly Distance[]): SQL {
  const size = Math.max(0, ...byCode.map(({ code }) => code)) + 1;
  const metres = Array.from({ length: size }, () => 'null');
  for (const { code, km } of byCode) metres[code] = String(Math.round(km * 1000));
  return sql`(${sql.raw(`array[${metres.join(', ')}]::int[]`)})[f.location_name + 1]`;
}
