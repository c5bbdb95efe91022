import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { colourIds, spinColourIds } from '../colours';
import { heroes } from '../heroes';
import { roomIds } from '../interior/room-plan';
import { picturesDir, readManifest } from '../manifest';
import { placeIds } from '../places/place-plan';
import { bodyIds } from '../shape/body-spec';
import { galleryViewIds, spinViewIds } from '../views';

type Sheet = { columns: number; tile: { width: number; height: number }; ids: string[] };

/** Every body in the views that all of them have, each body in another colour. */
function bodySheet(manifest: object): Sheet {
  const id = (body: string, i: number, view: string) => `${body}-${colourIds[(i + 4) % colourIds.length]}-${view}`;
  const views = galleryViewIds.filter((view) => bodyIds.every((body, i) => id(body, i, view) in manifest));
  return {
    columns: views.length,
    tile: { width: 360, height: 240 },
    ids: bodyIds.flatMap((body, i) => views.map((view) => id(body, i, view))),
  };
}

const otherSheets: Record<string, Sheet> = {
  colours: {
    columns: 4,
    tile: { width: 375, height: 250 },
    ids: ['suv-large', 'hatch'].flatMap((body) => colourIds.map((colour) => `${body}-${colour}-front34`)),
  },
  spins: {
    columns: 6,
    tile: { width: 240, height: 150 },
    ids: bodyIds.flatMap((body, i) =>
      spinViewIds
        .filter((_, frame) => frame % 6 === 0)
        .map((view) => `${body}-${spinColourIds[i % spinColourIds.length]}-${view}`),
    ),
  },
  interiors: {
    columns: 3,
    tile: { width: 480, height: 320 },
    // A ute carries its load outside: its tray is drawn with the body.
    ids: roomIds.flatMap((room) => [
      `interior-${room}-dash`,
      `interior-${room}-seats`,
      room === 'ute' ? 'ute-silver-boot' : `interior-${room}-boot`,
    ]),
  },
  around: { columns: 2, tile: { width: 720, height: 360 }, ids: roomIds.map((room) => `interior-${room}`) },
  places: { columns: 2, tile: { width: 720, height: 405 }, ids: [...placeIds] },
  heroes: { columns: 3, tile: { width: 480, height: 320 }, ids: Object.keys(heroes) },
};

/** Small overviews of the masters for the README. What is not drawn yet is left out. */
export async function drawContactSheets(): Promise<void> {
  const manifest = readManifest();
  mkdirSync(join(picturesDir, 'contact-sheets'), { recursive: true });
  for (const [name, { columns, tile, ids }] of Object.entries({ bodies: bodySheet(manifest), ...otherSheets })) {
    const there = ids.flatMap((id) => manifest[id]?.file ?? []);
    if (there.length === 0) continue;
    const tiles = await Promise.all(
      there.map(async (file, i) => ({
        input: await sharp(join(picturesDir, file)).resize(tile.width, tile.height, { fit: 'cover' }).toBuffer(),
        left: (i % columns) * tile.width,
        top: Math.floor(i / columns) * tile.height,
      })),
    );
    const rows = Math.ceil(there.length / columns);
    const ground = {
      width: columns * tile.width,
      height: rows * tile.height,
      channels: 3,
      background: '#dcdee0',
    } as const;
    await sharp({ create: ground })
      .composite(tiles)
      .webp({ quality: 74 })
      .toFile(join(picturesDir, 'contact-sheets', `${name}.webp`));
  }
}
