import { useParams } from 'react-router';
import { Slot } from '@shared-kit/runtime/slot';
import { useSuspenseQuery } from '@shared-kit/runtime/use-suspense-query';
import { vehicleApi } from '../../api/vehicle.api';

export function VehiclePage() {
  const { slug = '' } = useParams();
  const car = useSuspenseQuery(vehicleApi.endpoints.getCar, slug);
  return (
    <article>
      <title>{car.name}</title>
      <h1>{car.name}</h1>
      <p>${car.price}</p>
      <Slot name="vehicle.sidebar.finance" props={{ carId: car.id, slug: car.slug }} />
      <Slot
        name="vehicle.enquiry"
        props={{ carId: car.id, slug, carName: car.name, dealershipSlug: car.dealership_slug, locationId: '', available: true }}
      />
    </article>
  );
}
