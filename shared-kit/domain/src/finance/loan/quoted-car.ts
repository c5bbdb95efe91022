import type { QuotedCar } from '@shared-kit/contracts/finance/youx.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import type { PricedCar, PriceRules } from '../../price/price-display';
import { financedPrice } from './loan-car';

type QuotingSite = PriceRules & { flags: { youx_quote: boolean } };
type QuotableCar = PricedCar & Pick<Car, 'id' | 'make' | 'year' | 'vin' | 'nvic' | 'status'>;

/**
 * What a finance quote is asked about: the car at its price to buy. Null where the site has no such quotes, and for a car
 * without a price above 0 (S7-03), without a VIN, or without a loan.
 */
export function quotedCar(car: QuotableCar, site: QuotingSite): QuotedCar | null {
  const { id, year, vin, nvic } = car;
  if (!site.flags.youx_quote || !vin) return null;
  const amount = financedPrice(car, site)?.amount ?? 0;
  return amount > 0 ? { car_id: id, purchasePrice: Math.round(amount), year, vin, nvic } : null;
}
