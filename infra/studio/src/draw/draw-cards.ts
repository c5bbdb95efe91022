import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { picturesDir, readManifest, writeManifest } from '../manifest';
import { gallerySize } from '../views';

const { width, height } = gallerySize;
/** What a feed names where a car has no photo yet, and what `/img` answers for a picture that is not there: to a shopper the same. */
const cards = ['picture-to-come', 'not-found'];
const words = 'Picture to come';

/** The pictures that stand in for one. */
export async function drawCards(): Promise<void> {
  const silhouette = readFileSync(join(picturesDir, 'silhouettes/suv-small.svg'), 'utf8').match(/<path[^>]*>/)![0];

  for (const id of cards) {
    // the words are set by the system's sans serif once, here: visitors get the picture
    const card = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="${width}" height="${height}" fill="#e1e3e5"/>
      <g transform="translate(440 330) scale(6)" fill="#b2b6b9">${silhouette}</g>
      <text x="${width / 2}" y="740" font-family="DejaVu Sans" font-size="40" fill="#5a6066" text-anchor="middle">${words}</text>
    </svg>`;
    await sharp(Buffer.from(card))
      .webp({ quality: 84 })
      .toFile(join(picturesDir, 'masters', `${id}.webp`));
    writeManifest({
      ...readManifest(),
      [id]: { kind: 'card', body: null, colour: null, view: null, file: `masters/${id}.webp`, width, height },
    });
  }
}
