import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { vehicleWord } from '../../text/vehicle-word';
import type { PriceDisplay } from '../price-display';
import { governmentCharges } from '../price-type';

/**
 * Why nothing says what a vehicle costs on the road whose price is without government charges, and what to do: nobody is
 * left to take the price for all there is to pay (R-LEGAL-02). Null where an estimate stands, and where none is due.
 */
export function noEstimateNote(
  { item_type }: Pick<Car, 'item_type'>,
  { amount, type, estimate }: Pick<PriceDisplay, 'amount' | 'type' | 'estimate'>,
): string | null {
  if (amount === null || estimate || governmentCharges(type) !== 'added') return null;
  const kind = vehicleWord(item_type);
  const why =
    kind === 'car'
      ? 'We do not know enough of this vehicle to estimate them.'
      : `We cannot estimate them for a ${kind}, as our tables are for cars.`;
  return `Government charges come on top of this price. ${why} Ask us for the drive-away price in your state.`;
}
