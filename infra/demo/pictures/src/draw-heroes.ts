import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { heroes, heroSize } from './heroes';
import { openStudio } from './host/studio';
import { keepMaster } from './keep-picture';
import { picturesDir } from './manifest';
import { preparePart } from './part-cache';

const cacheDir = join(import.meta.dirname, '../../../../.data/pictures');

/** The wide pictures of heroes.ts; `again` also those that are there. */
export async function drawHeroes(again: boolean): Promise<void> {
  for (const [id, { placements, view }] of Object.entries(heroes)) {
    const file = join(picturesDir, 'masters', `${id}.avif`);
    if (existsSync(file) && !again) continue;
    for (const { body } of placements) await preparePart(body, cacheDir);
    const studio = await openStudio(cacheDir);
    try {
      await studio.show(...placements);
      const [pixels] = (await studio.shoot({ name: id, ...heroSize, view, colours: ['white'] })).values();
      if (!pixels) throw new Error(`The studio sent no picture for ${id}`);
      const entry = { kind: 'hero', body: null, colour: null, view: null, ...heroSize } as const;
      await keepMaster(id, { ...entry, file: `masters/${id}.avif` }, pixels);
      console.log(id);
    } finally {
      await studio.close();
    }
  }
}
