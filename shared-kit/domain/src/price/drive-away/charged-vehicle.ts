import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import type { RegoState } from '@shared-kit/contracts/vehicle/rego-states';

/** What of a car decides the charges; a card has it as it is stored. */
export type ChargedCar = Pick<Car, 'car_type' | 'item_type' | 'simple_fuel' | 'simple_body' | 'state'> & {
  cylinders?: number | null | undefined;
  rego_expiry?: string | null | undefined;
};

/** A car as the tables of charges ask about it. */
export type ChargedVehicle = {
  condition: 'new' | 'used';
  use: 'passenger' | 'goods';
  power: 'electric' | 'plug-in' | 'hybrid' | 'fuel';
  /** Null where nobody says how many. */
  cylinders: number | null;
  /** The last day of its registration in the state asked about; null where it has none there. */
  registeredUntil: string | null;
};

/** The tables are made for cars: null for motorcycles, trucks and caravans. `today` is a day like 2026-11-23. */
export function chargedVehicle(car: ChargedCar, state: RegoState, today: string): ChargedVehicle | null {
  if (car.item_type !== null && car.item_type !== 'car') return null;
  return {
    // A demonstrator has been registered.
    condition: car.car_type === 'new' ? 'new' : 'used',
    use: /\b(ute|van|cab chassis|commercial|pick-?up)\b/i.test(car.simple_body ?? '') ? 'goods' : 'passenger',
    power: powerOf(car.simple_fuel ?? ''),
    cylinders: car.cylinders ?? null,
    // Feeds write it as they like.
    registeredUntil: car.state?.trim().toUpperCase() === state ? current(car, today) : null,
  };
}

function powerOf(fuel: string): ChargedVehicle['power'] {
  if (/plug|phev/i.test(fuel)) return 'plug-in';
  if (/hybrid/i.test(fuel)) return 'hybrid';
  return /electric/i.test(fuel) ? 'electric' : 'fuel';
}

function current({ car_type: age, rego_expiry: expiry }: ChargedCar, today: string): string | null {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(expiry ?? '') ?? [];
  return age !== 'new' && day !== undefined && day >= today ? day : null;
}
