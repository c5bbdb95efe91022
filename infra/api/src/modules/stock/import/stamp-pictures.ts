import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import type { PictureStamper } from '../../images/images.service';

/** A vehicle whose pictures' ids carry their stamps: a picture redrawn gets another address with the next import. */
export async function stampPictures(car: Car, stamp: PictureStamper): Promise<Car> {
  const all = (ids: readonly string[]) => Promise.all(ids.map(stamp));
  const ids = await all(car.images.map(({ image }) => image.url));
  return {
    ...car,
    images: ids.map((id) => ({ image: { url: id, thumb: { url: id } } })),
    thumbnails: await all(car.thumbnails),
    primary_image_url: car.primary_image_url && (await stamp(car.primary_image_url)),
    spin_images: await all(car.spin_images),
    spin_interior_image: car.spin_interior_image && (await stamp(car.spin_interior_image)),
  };
}
