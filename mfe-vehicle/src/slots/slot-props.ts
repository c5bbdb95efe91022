import type { Car } from '@shared-kit/contracts/vehicle/car.contract';

/** What every slot of a car's page is told of the car. */
export function slotProps(car: Car) {
  return {
    carId: car.id,
    slug: car.slug,
    carName: car.name,
    carType: car.car_type,
    itemType: car.item_type,
    dealershipSlug: car.dealership_slug,
    locationId: car.location?.id ?? '',
  };
}
