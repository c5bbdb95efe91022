import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ColourId } from '../colours';
import { openStudio } from '../host/studio';
import { preparePart } from '../part-cache';
import type { BodyId } from '../shape/body-spec';
import { spinCamera } from '../spin-camera';
import { isSpinView, viewOf } from '../views';
import type { ViewId } from '../views';

const cacheDir = join(import.meta.dirname, '../../../../.data/pictures-look');
const width = 720;
const height = 480;

/** Quick small pictures while shaping a body, from a coarser mesh, beside the masters' cache. */
export async function drawLook(
  bodies: readonly BodyId[],
  colours: readonly ColourId[],
  viewsWanted: readonly ViewId[],
): Promise<void> {
  mkdirSync(cacheDir, { recursive: true });
  for (const body of bodies) await preparePart(body, cacheDir, 1.3);
  const studio = await openStudio(cacheDir);
  try {
    for (const body of bodies) {
      await studio.show({ body });
      for (const view of viewsWanted) {
        const shots = await studio.shoot({
          name: view,
          width,
          height,
          view: viewOf(view, spinCamera(body)),
          colours,
          quick: isSpinView(view),
        });
        for (const [colour, pixels] of shots) {
          const file = join(cacheDir, `${body}-${colour}-${view}.png`);
          await sharp(pixels, { raw: { width, height, channels: 4 } })
            .removeAlpha()
            .png()
            .toFile(file);
          console.log(file);
        }
      }
    }
  } finally {
    await studio.close();
  }
}
