import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { isRealPrice } from '../../price/real-price';

/** A tag some sites give to cars that may be driven but not bought. */
export function isTestDriveOnly({ tag }: Pick<CarCard, 'tag'>): boolean {
  return /^\s*test[\s-]*drive[\s-]*only\s*$/i.test(tag ?? '');
}

/** Whether a deposit may be taken; `offered` says whether the site reserves cars at all (A-32, S4-50). */
export function isReservable(car: Pick<CarCard, 'status' | 'reserved' | 'price' | 'tag'>, offered: boolean): boolean {
  return offered && car.status === 'in_stock' && !car.reserved && isRealPrice(car.price) && !isTestDriveOnly(car);
}
