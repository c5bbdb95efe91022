import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { locationsApi } from '../../api/locations.api';
import { isRow, LocationsCarousel } from './locations-carousel';

/** On a vehicle page: all dealerships of the site, the vehicle's own first; nothing where there is one alone. */
export function VehicleLocations({ dealershipSlug }: SlotProps['vehicle.location']) {
  const row = useSuspenseQuery(locationsApi.endpoints.getCarousel, dealershipSlug);
  return isRow(row) && <LocationsCarousel row={row} small />;
}
