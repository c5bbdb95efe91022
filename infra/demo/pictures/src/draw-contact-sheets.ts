import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { colourIds } from './colours';
import { heroes } from './heroes';
import { picturesDir, readManifest } from './manifest';
import { bodyIds } from './shape/body-spec';
import { galleryViewIds } from './views';

type Sheet = { columns: number; tile: { width: number; height: number }; ids: string[] };

const tile = { width: 300, height: 200 };
const sheets: Record<string, Sheet> = {
  bodies: {
    columns: galleryViewIds.length,
    tile,
    ids: bodyIds.flatMap((body) => galleryViewIds.map((view) => `${body}-blue-${view}`)),
  },
  colours: {
    columns: 4,
    tile: { width: 375, height: 250 },
    ids: ['suv-large', 'hatch'].flatMap((body) => colourIds.map((colour) => `${body}-${colour}-front34`)),
  },
  heroes: { columns: 2, tile: { width: 750, height: 375 }, ids: Object.keys(heroes) },
};

/** Small overviews of the masters for the README. A picture that is not drawn yet leaves its place empty. */
export async function drawContactSheets(): Promise<void> {
  const manifest = readManifest();
  mkdirSync(join(picturesDir, 'contact-sheets'), { recursive: true });
  for (const [name, { columns, tile: size, ids }] of Object.entries(sheets)) {
    const tiles = await Promise.all(
      ids.map(async (id, i) => {
        const entry = manifest[id];
        if (!entry) return [];
        const input = await sharp(join(picturesDir, entry.file)).resize(size.width, size.height).toBuffer();
        return [{ input, left: (i % columns) * size.width, top: Math.floor(i / columns) * size.height }];
      }),
    );
    await sharp({
      create: {
        width: columns * size.width,
        height: Math.ceil(ids.length / columns) * size.height,
        channels: 3,
        background: '#dcdee0',
      },
    })
      .composite(tiles.flat())
      .webp({ quality: 72 })
      .toFile(join(picturesDir, 'contact-sheets', `${name}.webp`));
  }
}
