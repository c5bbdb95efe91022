import type { ScopedSearchResponse } from '@shared-kit/contracts/search/search.contract';
import type { CarCard, ListedCar } from '@shared-kit/contracts/vehicle/car.contract';

/** A results page's answer as it is kept, and sent with the page: of its cars what a list reads. */
export type Results = Omit<ScopedSearchResponse, 'hits'> & { hits: ListedCar[] };

/** Keeps of an answer what a results page reads. An answer is never changed: Immer need not walk through it. */
export function resultsOf({ hits, ...answer }: ScopedSearchResponse): Results {
  return Object.freeze({ ...answer, hits: hits.map(listedCar) });
}

function listedCar(car: CarCard): ListedCar {
  const { colour, custom_rank, dealership_slug, seats, simple_drive, weekly_repayment, ...listed } = car;
  return listed;
}
