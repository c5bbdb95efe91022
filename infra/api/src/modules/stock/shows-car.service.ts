import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { stockRules } from './stock-rules.service';
import type { BaseFact, StockRule } from './stock-rules.service';

/** Whether a site shows a car that its group lets sites show (`isForWebsites`): `siteStock` for a car in memory. */
export function showsCar(site: Site, car: Car): boolean {
  return stockRules(site).every((rule) => meets(car, rule));
}

const facts: Readonly<Record<BaseFact, (car: Car) => string | null>> = {
  make: (car) => car.make,
  item_type: (car) => car.item_type,
  // The row's fuel is this one too (`index/vehicle-columns.ts`): a feed's own word is no base filter's.
  fuel: (car) => car.simple_fuel,
  car_type: (car) => car.car_type,
  dealership_slug: (car) => car.dealership_slug,
};

function meets(car: Car, rule: StockRule): boolean {
  switch (rule.kind) {
    case 'values': {
      const given = facts[rule.attribute](car)?.toLowerCase();
      return rule.values.some((value) => value.toLowerCase() === given);
    }
    case 'withheld':
      return !rule.stocknums.includes(car.stocknum);
    case 'sold':
      // As for `siteStock`: `isListed` decides.
      return true;
  }
}
