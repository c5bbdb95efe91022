import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { ColourId } from './colours';
import { picturesDir, readManifest, writeManifest } from './manifest';
import type { Entry } from './manifest';
import type { BodyId } from './shape/body-spec';
import { isSpinView, pictureSize } from './views';
import type { CropId, ViewId } from './views';

type PictureName = { body: BodyId; colour: ColourId; view: ViewId };
type AnyName = { body: BodyId; colour: ColourId; view: ViewId | CropId };

export const pictureId = ({ body, colour, view }: AnyName): string => `${body}-${colour}-${view}`;

/** Path below infra/demo/pictures. */
function fileOf(name: PictureName): string {
  return join(isSpinView(name.view) ? 'spins' : 'masters', `${pictureId(name)}.avif`);
}

/** Encodes a finished picture of a vehicle and enters it in the manifest. `pixels` are RGBA, top row first. */
export async function keepPicture(name: PictureName, pixels: Buffer): Promise<void> {
  const kind = isSpinView(name.view) ? 'spin' : 'vehicle';
  await keepMaster(pictureId(name), { kind, ...name, file: fileOf(name), ...pictureSize(name.view) }, pixels);
}

/**
 * AVIF, by measurement on our own pictures (README): two thirds of WebP's bytes at the same error. A spin's
 * frames are seen one after the other and never alone, so they take less.
 */
export async function keepMaster(id: string, entry: Entry, pixels: Buffer): Promise<void> {
  const { width, height } = entry;
  const file = join(picturesDir, entry.file);
  mkdirSync(dirname(file), { recursive: true });
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .avif({ quality: entry.kind === 'spin' ? 48 : 64, effort: 2 })
    .toFile(file);
  const manifest = readManifest();
  const before = manifest[id]?.file;
  writeManifest({ ...manifest, [id]: entry });
  if (before !== undefined && before !== entry.file) rmSync(join(picturesDir, before));
}
