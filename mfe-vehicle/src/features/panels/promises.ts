import type { VehicleSettings } from '@shared-kit/contracts/settings/vehicle-settings.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';

type Promises = Pick<VehicleSettings, 'warranties' | 'protection_plans'>;

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** What stands behind a car, by brand and condition; a demonstrator is told about as a new car. */
export function warrantyText(
  { make, car_type: type }: Pick<Car, 'make' | 'car_type'>,
  { warranties }: Promises,
): string {
  const told = [type, type === 'demo' ? 'new' : type];
  const own = told
    .map((wanted) => warranties.find((entry) => same(entry.make, make) && entry.car_type === wanted))
    .find((entry) => entry !== undefined);
  if (own) return own.text;
  return type === 'used'
    ? `Every used ${make} is inspected in our workshop before it is offered, and statutory warranty applies as your state’s law says.`
    : `Your ${make} comes with the maker’s full new-vehicle warranty, which our own technicians look after.`;
}

/** The length of the mechanical protection plan that is offered for a brand. */
export function protectionPlan({ make }: Pick<Car, 'make'>, { protection_plans: plans }: Promises): string {
  return Object.entries(plans).find(([brand]) => same(brand, make))?.[1] ?? '3-year';
}
