import { join } from 'node:path';
import sharp from 'sharp';
import type { ColourId } from './colours';
import { picturesDir, readManifest, writeManifest } from './manifest';
import type { BodyId } from './shape/body-spec';
import { masterSize } from './views';
import type { ViewId } from './views';

type PictureName = { body: BodyId; colour: ColourId; view: ViewId };

const pictureId = ({ body, colour, view }: PictureName): string => `${body}-${colour}-${view}`;

export function masterFile(body: BodyId, colour: ColourId, view: ViewId): string {
  return join(picturesDir, 'masters', `${pictureId({ body, colour, view })}.webp`);
}

/** Encodes a finished picture and enters it in the manifest. `pixels` are RGBA, top row first. */
export async function keepPicture(name: PictureName, pixels: Buffer): Promise<void> {
  await sharp(pixels, { raw: { ...masterSize, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 84, effort: 5, smartSubsample: true })
    .toFile(masterFile(name.body, name.colour, name.view));
  const id = pictureId(name);
  writeManifest({ ...readManifest(), [id]: { kind: 'vehicle', ...name, file: `masters/${id}.webp`, ...masterSize } });
}
