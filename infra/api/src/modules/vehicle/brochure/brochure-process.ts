// A process of its own, behind pages: drawing a page keeps a core busy for half a second, and shoppers come first.
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { CarBrochure } from '@shared-kit/domain/vehicle/car-brochure';
import { answerOrders } from '../../../concurrency/answer-orders';
import type { ImageMaster } from '../../images/image-source.port';
import { openMaster } from '../../images/open-master.service';
import { drawBrochure } from './draw-brochure';
import type { BrochureLook } from './draw-brochure';

/** What is printed: its words, in a site's font and colour, with a picture's master. */
export type Printable = { brochure: CarBrochure; look: BrochureLook; picture: ImageMaster | null };

const PICTURE_WIDTH = 1100;

/** Kept pictures, in bytes. */
const pictures = new LRUCache<string, Buffer>({ maxSize: 10_000_000, sizeCalculation: ({ length }) => length });

/** Nice value for a drawing that no longer stands back. At the lowest it did not get its turn for a minute. */
const BEHIND_PAGES = 5;

sharp.concurrency(1);
answerOrders(make, BEHIND_PAGES);

async function make({ brochure, look, picture: master }: Printable): Promise<Uint8Array> {
  // A picture that cannot be read is no reason to give nothing.
  const picture = master ? await pictureOf(master).catch(() => null) : null;
  return drawBrochure(brochure, look, picture);
}

/** PDF knows JPEG, not what the web uses. Making it is half of the work, and new cars of a model share their pictures. */
async function pictureOf({ file, crop, stamp }: ImageMaster): Promise<Buffer> {
  // What is drawn and no file is told by its stamp.
  const key = typeof file === 'string' ? `${file} ${stamp}` : stamp;
  const made =
    pictures.get(key) ??
    (await openMaster({ file, crop })
      .resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
      .jpeg({ quality: 78 })
      .toBuffer());
  pictures.set(key, made);
  return made;
}
