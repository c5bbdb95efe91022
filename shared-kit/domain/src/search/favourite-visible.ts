import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { isAvailable } from '../vehicle/availability/car-availability';

type SavableCar = Pick<CarCard, 'status' | 'price' | 'photos_count' | 'car_type'>;
/** The part of a site that decides about it; a `Site` fits. */
type FavouriteRules = { flags: { favourite_used_only: boolean } };

/** Whether a car may be newly saved or compared (S4-05, S5-58); some sites also want a price, pictures and used only (S5-59). */
export function isFavouriteVisible(car: SavableCar, { flags }: FavouriteRules): boolean {
  if (!isAvailable(car)) return false;
  return !flags.favourite_used_only || ((car.price ?? 0) > 0 && car.photos_count > 0 && car.car_type === 'used');
}
