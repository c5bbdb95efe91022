import type { Car } from '@shared-kit/contracts/vehicle/car.contract';

/** What the calculators are told of a car's fuel, in L/100 km. */
export function fuelProps(car: Car) {
  return {
    itemType: car.item_type,
    fuel: car.simple_fuel ?? car.fuel,
    litresPer100Km: car.variant?.fuelconsumptioncombined ?? null,
  };
}
