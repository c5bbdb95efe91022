import type { QuotedCar } from '@shared-kit/contracts/finance/youx.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { isAvailable } from '../vehicle/car-availability';
import { isNeverFinanced } from './lender-rules';
import { priceDisplay } from '../price/price-display';

type QuotingSite = Parameters<typeof priceDisplay>[1] & { flags: { youx_quote: boolean } };
type QuotableCar = Parameters<typeof priceDisplay>[0] & Pick<Car, 'id' | 'make' | 'year' | 'vin' | 'nvic' | 'status'>;

/**
 * What a finance quote is asked about: the car at the price its page shows. Null where the site has no such quotes, and
 * for a car without a price above 0 (S7-03), without a VIN, not for sale, by the week, or of a make that is never
 * financed (S9-48).
 */
export function quotedCar(car: QuotableCar, site: QuotingSite): QuotedCar | null {
  const { id, make, year, vin, nvic } = car;
  if (!site.flags.youx_quote || !vin || isNeverFinanced(make) || !isAvailable(car)) return null;
  const { kind, amount } = priceDisplay(car, site);
  if (kind === 'subscription' || amount === null || amount <= 0) return null;
  return { car_id: id, purchasePrice: Math.round(amount), year, vin, nvic };
}
