import { createHash } from 'node:crypto';
import { toSlug } from '@shared-kit/domain/text/to-slug';
import type { FeedCar } from '../feed/feed-car.contract';

/** The same car has the same id in every feed: the feed's own id, else dealership and stock number. */
export function carId(car: FeedCar, dealershipSlug: string): string {
  return car.id ?? toSlug(`${dealershipSlug}-${car.stocknum}`);
}

/**
 * The last part of a car's address. Eight characters of a hash of the id keep it unique within
 * the group and the same on every site and at every import.
 */
export function carSlug(car: FeedCar, id: string): string {
  const digest = createHash('sha256').update(id).digest();
  const suffix = digest.readUIntBE(0, 6).toString(36).padStart(10, '0').slice(-8);
  return toSlug([car.year, car.make, car.model, car.badge, suffix].filter(Boolean).join(' '));
}
