import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { siteParts } from './site-parts.service';
import type { BaseFact, SitePart } from './site-parts.service';

/** Whether a site shows a car of its group: `siteStock` for a car in memory. */
export function showsCar(site: Site, car: Car): boolean {
  return siteParts(site).every((part) => meets(car, part));
}

const facts: Readonly<Record<BaseFact, (car: Car) => string | null>> = {
  make: (car) => car.make,
  item_type: (car) => car.item_type,
  fuel: (car) => car.simple_fuel ?? car.fuel,
  car_type: (car) => car.car_type,
  dealership_slug: (car) => car.dealership_slug,
};

function meets(car: Car, part: SitePart): boolean {
  switch (part.kind) {
    case 'values': {
      const given = facts[part.attribute](car)?.toLowerCase();
      return part.values.some((value) => value.toLowerCase() === given);
    }
    case 'withheld':
      return !part.stocknums.includes(car.stocknum);
    case 'sold':
      // As for `siteStock`: `isListed` decides.
      return true;
  }
}
