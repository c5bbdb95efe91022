import { join } from 'node:path';
import { heroes, heroSize } from '../heroes';
import { openStudio } from '../host/studio';
import { keepMaster } from '../keep-picture';
import { readManifest } from '../manifest';
import { preparePart } from '../part-cache';

const cacheDir = join(import.meta.dirname, '../../../../.data/pictures');

/** The wide pictures of heroes.ts; `again` also those that are there, `quick` with rougher thin lines. */
export async function drawHeroes(again: boolean, quick: boolean): Promise<void> {
  const there = readManifest();
  const wanted = Object.entries(heroes).filter(([id]) => again || !(id in there));
  const bodies = wanted.flatMap(([, { placements }]) => placements.map(({ body }) => body));
  for (const body of new Set(bodies)) await preparePart(body, cacheDir);
  if (wanted.length === 0) return;
  const studio = await openStudio(cacheDir); // one for all: what it has compiled for a body serves the next picture
  try {
    for (const [id, { placements, view, dark = false }] of wanted) {
      await studio.show(...placements);
      const [pixels] = (await studio.shoot({ name: id, ...heroSize, view, colours: ['white'], quick, dark })).values();
      if (!pixels) throw new Error(`The studio sent no picture for ${id}`);
      const entry = { kind: 'hero', body: null, colour: null, view: null, ...heroSize } as const;
      await keepMaster(id, { ...entry, file: `masters/${id}.avif` }, pixels);
      console.log(id);
    }
  } finally {
    await studio.close();
  }
}
