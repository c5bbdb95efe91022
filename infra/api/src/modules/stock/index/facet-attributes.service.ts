import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { colourFamily } from '../car/simplify.service';
import { bucketOf, PRICE_STEPS } from './value-buckets.service';

/** What the index needs besides the car itself. Prices in whole dollars; `loanOffers` as `loanOffersText` writes them. */
export type IndexedCar = { car: Car; dealershipName: string; shownPrice: number | null; loanOffers: string | null };

/**
 * Attributes that search filters by and counts, each a column of `vehicle_facet` holding a
 * dictionary code. The value is what a results URL carries; null means that the car has none.
 */
export const facetAttributes = {
  make: ({ car }) => car.make,
  model: ({ car }) => car.model,
  make_model: ({ car }) => `${car.make} ${car.model}`,
  badge: ({ car }) => car.badge,
  body: ({ car }) => car.simple_body,
  fuel: ({ car }) => car.simple_fuel,
  drive: ({ car }) => car.simple_drive,
  transmission: ({ car }) => car.simple_transmission,
  colour: ({ car }) => colourFamily(car.colour),
  status: ({ car }) => car.status,
  car_type: ({ car }) => car.car_type,
  item_type: ({ car }) => car.item_type,
  city: ({ car }) => car.city,
  state: ({ car }) => car.state,
  location_name: ({ car }) => car.location_name,
  dealership_name: ({ dealershipName }) => dealershipName,
  dealership_slug: ({ car }) => car.dealership_slug,
  tag: ({ car }) => car.tag,
  certified: ({ car }) => (car.certified ? 'true' : null),
  price_range: ({ shownPrice }) => bucketOf(shownPrice, PRICE_STEPS),
  finance_offers: ({ loanOffers }) => loanOffers,
} as const satisfies Record<string, (indexed: IndexedCar) => string | null>;

export type CodedAttribute = keyof typeof facetAttributes;
export const codedAttributes = Object.keys(facetAttributes) as CodedAttribute[];

/** Attributes that are their own code; 0 means "none". */
export const numericAttributes = ['year', 'seats'] as const;
export type FacetAttribute = CodedAttribute | (typeof numericAttributes)[number];
export const facetAttributeNames: readonly FacetAttribute[] = [...codedAttributes, ...numericAttributes];
