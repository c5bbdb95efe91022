import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { carPictures } from './car-pictures';

/** Fewer pictures than this are no turn. */
const MIN_FRAMES = 8;

export function turns({ spin_images: frames }: Pick<Car, 'spin_images'>): boolean {
  return frames.length >= MIN_FRAMES;
}

/**
 * The picture a car's page opens with, its largest: the first of the turn, or on sites that want it so, and for
 * cars without a turn, the first photo (S4-33). Null for a car without any.
 */
export function leadPicture(
  car: Pick<Car, 'images' | 'spin_images'>,
  { gallery_first: galleryFirst }: { gallery_first: boolean },
): string | null {
  const [photo = null] = carPictures(car);
  return turns(car) && !galleryFirst ? (car.spin_images[0] ?? photo) : photo;
}
