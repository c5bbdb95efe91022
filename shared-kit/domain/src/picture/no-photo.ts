import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';

type Bodied = Pick<CarCard, 'item_type' | 'simple_body'>;

const NO_PHOTO = 'no-photo-';

/**
 * The picture that stands for a vehicle without photos: its body's silhouette, by an id that the picture service answers
 * like any other. What is no car is known by its kind, a car by its body.
 */
export function noPhotoId({ item_type: kind, simple_body: body }: Bodied): string {
  return NO_PHOTO + ((kind === 'car' && body) || kind);
}

/** The body that such an id names; null for any other picture's id. */
export function noPhotoBody(id: string): string | null {
  return id.startsWith(NO_PHOTO) ? id.replace(NO_PHOTO, '') : null;
}
