import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { imageSrc } from '@shared-kit/domain/picture/image-src';
import { isAvailable } from '@shared-kit/domain/vehicle/availability/car-availability';
import type { MailBlock } from './mail-body.service';

/** Twice the pixels of a mail's column on a phone. */
const WIDTH = 640;

type Pictured = Pick<CarCard, 'name' | 'path' | 'status'> & Partial<Pick<CarCard, 'primary_image_url'>>;

/**
 * The picture of a vehicle that can still be had, leading to its page; nothing for one without a photo.
 *
 * @param site an address of the site that the mail is from.
 */
export function carPicture(car: Pictured | null, site: string): MailBlock[] {
  const picture = car?.primary_image_url;
  if (!car || !picture || !isAvailable(car)) return [];
  // A feed may give an address instead of an id.
  const src = picture.includes('/') ? picture : imageSrc(picture, WIDTH);
  return [{ kind: 'picture', src: new URL(src, site).href, alt: car.name, href: new URL(car.path, site).href }];
}
