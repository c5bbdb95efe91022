import type { Car } from '@shared-kit/contracts/vehicle/car.contract';

/** What feeds send where a car has no photo: a picture of no car. */
const NO_PHOTO =
  /(^|[/_-])(default|placeholder|no[-_]?(image|photo)|not[-_]found|picture-to-come|coming[-_]soon)(\.\w+)?$/i;

/** Ids of a car's own photos: placeholders count as none (S5-14), and one that comes twice is shown once. */
export function carPictures({ images }: Pick<Car, 'images'>): string[] {
  return [...new Set(images.map(({ image }) => image.url))].filter((id) => id !== '' && !NO_PHOTO.test(id));
}
