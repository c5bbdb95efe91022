import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { Container } from '@shared-kit/ui/layout/container';
import { locationsApi } from '../../api/locations.api';
import { isRow, LocationsCarousel } from './locations-carousel';

/** The row of dealerships on a home page; nothing where there is one alone. */
export function HomeLocations() {
  const row = useSuspenseQuery(locationsApi.endpoints.getCarousel, '');
  return (
    isRow(row) && (
      <Container>
        <LocationsCarousel row={row} />
      </Container>
    )
  );
}
