import type { Model } from '@shared-kit/contracts/vehicle/model.contract';
import { makePath } from '@shared-kit/domain/search/search-path';
import { buildSearch, searchHref } from '@shared-kit/domain/search/search-url';
import { AVAILABLE_STATUSES } from '@shared-kit/domain/vehicle/availability/car-availability';

type Named = Pick<Model, 'make' | 'name'>;

/** New and demonstrator cars that can be had, now or soon. */
const CAN_BE_HAD = { car_type: ['new', 'demo'], status: AVAILABLE_STATUSES };

/** What search is asked for a model. */
export function stockQuery({ make, name }: Named): string {
  return buildSearch({ filters: { ...CAN_BE_HAD, make: [make], model: [name] } }).toString();
}

/** What search is asked for a brand: of any condition, what can be had now or soon. */
export function brandStockQuery(make: string): string {
  return buildSearch({ filters: { status: AVAILABLE_STATUSES, make: [make] } }).toString();
}

/** The results page of the same cars: as many as the model's page says there are. */
export function stockPath({ make, name }: Named): string {
  return searchHref(makePath(make, name), { filters: CAN_BE_HAD });
}
