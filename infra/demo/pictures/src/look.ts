import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ColourId } from './colours';
import { openStudio } from './host/studio';
import { preparePart } from './part-cache';
import type { BodyId } from './shape/body-spec';
import { views } from './views';
import type { ViewId } from './views';

// A quick small picture while shaping a body: tsx look.ts hatch,ute blue front34,side 800 1.4
const [bodies = 'hatch', colour = 'blue', viewList = 'front34', width = '900', coarser = '1.3'] = process.argv.slice(2);
const cacheDir = join(import.meta.dirname, '../../../../.data/pictures-look');
mkdirSync(cacheDir, { recursive: true });
for (const body of bodies.split(',') as BodyId[]) {
  const started = Date.now();
  await preparePart(body, cacheDir, Number(coarser));
  const studio = await openStudio(cacheDir);
  try {
    await studio.show({ body });
    for (const view of viewList.split(',') as ViewId[]) {
      const size = { width: Number(width), height: Math.round((Number(width) * 2) / 3) };
      const shots = await studio.shoot({
        name: view,
        ...size,
        view: views[view],
        colours: colour.split(',') as ColourId[],
      });
      for (const [id, pixels] of shots)
        await sharp(pixels, { raw: { ...size, channels: 4 } })
          .removeAlpha()
          .png()
          .toFile(join(cacheDir, `${body}-${id}-${view}.png`));
      console.log(body, view, `${Math.round((Date.now() - started) / 1000)} s`);
    }
  } finally {
    await studio.close();
  }
}
