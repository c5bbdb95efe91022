import type { ListFilter, SearchState } from '@shared-kit/contracts/search/search.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { isListed } from '@shared-kit/domain/vehicle/availability/car-availability';
import { colourFamily } from '../../src/modules/stock/car/simplify.service';

/** The rules of search written the slow and obvious way, for tests to compare the engine with. */
const valueOf: Partial<Record<ListFilter, (car: Car) => string | number | null>> = {
  make: (car) => car.make,
  model: (car) => car.model,
  badge: (car) => car.badge,
  body: (car) => car.simple_body,
  make_model: (car) => `${car.make} ${car.model}`,
  fuel: (car) => car.simple_fuel,
  drive: (car) => car.simple_drive,
  transmission: (car) => car.simple_transmission,
  colour: (car) => colourFamily(car.colour),
  status: (car) => car.status,
  car_type: (car) => car.car_type,
  city: (car) => car.city,
  year: (car) => car.year,
  seats: (car) => car.seats,
  certified: (car) => (car.certified ? 'true' : null),
  state: (car) => car.state,
  location_name: (car) => car.location_name,
  tag: (car) => car.tag,
  item_type: (car) => car.item_type,
};

/** Filters by bands of a number: the lower end belongs to a band, the upper one does not. */
const bandedBy: Partial<Record<ListFilter, (car: Car) => number | null>> = {
  price: priceOf,
  price_range: priceOf,
  km: (car) => car.km,
  subscription_price: (car) => car.subscription_price,
  weekly_price_range: (car) => car.weekly_repayment,
};

/** The price a shopper reads. */
function priceOf({ offer_price: offer, price }: Car): number | null {
  if (offer !== null && offer > 10) return offer;
  return price !== null && price > 10 ? price : null;
}

/** The cars that a state finds; with `open`, as if the filter of that name were not set. */
export function expectedCars(cars: readonly Car[], state: Partial<SearchState>, now: Date, open?: ListFilter): Car[] {
  return cars.filter((car) => {
    if (!car.show_on_dealer_website || !isListed(car, 3, now) || isUnwanted(car, state)) return false;
    for (const [name, values] of Object.entries(state.filters ?? {}) as [ListFilter, string[]][]) {
      if (name !== open && !meets(car, name, values)) return false;
    }
    const numbers = { price: priceOf(car), km: car.km, year: car.year, weekly: car.weekly_repayment };
    return Object.entries(state.ranges ?? {}).every(([name, { min = -Infinity, max = Infinity }]) => {
      const value = numbers[name as keyof typeof numbers];
      return value !== null && value >= min && value <= max;
    });
  });
}

/** Value in lower case -> number of cars. */
export function expectedFacet(
  cars: readonly Car[],
  state: Partial<SearchState>,
  now: Date,
  name: ListFilter,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const car of expectedCars(cars, opened(state, name), now, name)) {
    const value = valueOf[name]?.(car);
    if (value === null || value === undefined) continue;
    const key = String(value).toLowerCase();
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

function isUnwanted(car: Car, { excluded = {} }: Partial<SearchState>): boolean {
  const lists = Object.entries(excluded) as [ListFilter, string[]][];
  return lists.some(([name, values]) => values.some((value) => meets(car, name, [value])));
}

function meets(car: Car, name: ListFilter, values: readonly string[]): boolean {
  const banded = bandedBy[name];
  if (banded) return values.some((band) => inBand(banded(car), band));
  if (name === 'filtered_features') return values.every((value) => hasFeature(car, value));
  const own = valueOf[name]?.(car);
  return own !== null && own !== undefined && values.some((value) => value.toLowerCase() === String(own).toLowerCase());
}

function inBand(value: number | null, band: string): boolean {
  const [min = '', max = ''] = band.split(':');
  return value !== null && value >= Number(min) && (max === '' || value < Number(max));
}

/** The demo feeds write features as the filter does, in any case. */
function hasFeature({ standardEquipment }: Car, feature: string): boolean {
  return standardEquipment.some((line) => line.toLowerCase() === feature.toLowerCase());
}

/** Makes are counted as if no model of theirs were chosen: another one can be. */
function opened(state: Partial<SearchState>, name: ListFilter): Partial<SearchState> {
  const filters = { ...state.filters };
  if (name !== 'make' || !filters.make?.length || !filters.model?.length) return state;
  delete filters.model;
  delete filters.badge;
  return { ...state, filters };
}
