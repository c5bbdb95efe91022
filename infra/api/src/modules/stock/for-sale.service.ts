import { PLACEHOLDER_PRICE } from '@shared-kit/domain/price/real-price';
import { AVAILABLE_STATUSES } from '@shared-kit/domain/vehicle/availability/car-availability';
import { inArray } from 'drizzle-orm';
import { vehicles } from './stock.schema';

/** `isAvailable` as a condition on rows of `vehicle`. */
export const isForSale = inArray(vehicles.status, AVAILABLE_STATUSES);

/** The same in a statement that calls the table something else. */
export function forSaleSql(vehicle: string): string {
  return `${vehicle}.status in (${AVAILABLE_STATUSES.map((status) => `'${status}'`).join(', ')})`;
}

/** Whether a row of `vehicle` has an offer, or a price that has come down (S4-22, S4-26). */
export function reducedSql(vehicle: string): string {
  const dollars = (field: string) => `(${vehicle}.card ->> '${field}')::float8`;
  return `coalesce(${dollars('offer_price')} > ${PLACEHOLDER_PRICE} or ${dollars('before_price')} > ${dollars('price')}, false)`;
}
