// A process of its own, behind pages: drawing a page keeps a core busy for half a second, and shoppers come first.
import { stat } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { renderToBuffer } from '@react-pdf/renderer';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { CarBrochure } from '@shared-kit/domain/car-brochure';
import { brochureDocument } from './brochure-document';

export type BrochureOrder = { id: number; brochure: CarBrochure; pictureFile: string | null };
export type BrochureDelivery = { id: number; pdf: Uint8Array } | { id: number; failure: string };

const PICTURE_WIDTH = 1100;

/** Kept pictures, in bytes. */
const pictures = new LRUCache<string, Buffer>({ maxSize: 10_000_000, sizeCalculation: ({ length }) => length });

/** Nice value for a drawing that no longer stands back. At the lowest it did not get its turn for a minute. */
const BEHIND_PAGES = 5;

setPriority(BEHIND_PAGES);
sharp.concurrency(1);

process.on('message', (order: BrochureOrder) => {
  make(order).then(
    (delivery) => process.send?.(delivery),
    (error: unknown) => process.send?.({ id: order.id, failure: String(error) } satisfies BrochureDelivery),
  );
});
// The API is gone: nobody waits any more.
process.on('disconnect', () => process.exit(0));

async function make({ id, brochure, pictureFile }: BrochureOrder): Promise<BrochureDelivery> {
  // A picture that cannot be read is no reason to give nothing.
  const picture = pictureFile ? await pictureOf(pictureFile).catch(() => null) : null;
  return { id, pdf: await renderToBuffer(brochureDocument(brochure, picture)) };
}

/** PDF knows JPEG, not what the web uses. Making it is half of the work, and new cars of a model share their pictures. */
async function pictureOf(file: string): Promise<Buffer> {
  const key = `${file} ${(await stat(file)).mtimeMs}`;
  const made =
    pictures.get(key) ?? (await sharp(file).resize({ width: PICTURE_WIDTH }).jpeg({ quality: 78 }).toBuffer());
  pictures.set(key, made);
  return made;
}
