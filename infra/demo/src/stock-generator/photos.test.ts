import { loadPictureLibrary } from '@infra/api/modules/stock/car/library-pictures';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDemoGroups } from '../groups/read-demo-groups';
import { generateStock } from './generate-stock';
import { carPhotos } from './photos';
import { Random } from './random';
import { loadSpinLibrary } from './spins';
import type { Spin } from './spins';

const directory = join(import.meta.dirname, '../../pictures');
const pickPictures = await loadPictureLibrary(directory);
const pickSpin = await loadSpinLibrary(directory);
type Entry = { kind: string; body: string | null; colour: string | null; bodies?: string[] };
const manifest = JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')) as Record<string, Entry>;

type Row = { simple_body: string; images: string[]; spin_images?: string[]; spin_interior_image?: string };
const now = new Date('2026-11-21T00:00:00Z');
const rows = (await readDemoGroups()).flatMap(
  (group) => [...generateStock({ group, count: 400, seed: 1, now, pickPictures, pickSpin })] as Row[],
);

/** What may stand in for what in the demo's catalogue. */
const fitting: Record<string, string[]> = {
  Hatch: ['hatch'],
  Sedan: ['sedan'],
  Wagon: ['wagon'],
  SUV: ['suv-small', 'suv-large'],
  Ute: ['ute'],
  Van: ['van'],
  'People Mover': ['van'],
  Coupe: ['coupe'],
  Convertible: ['coupe'],
  Truck: ['truck'],
  Motorcycle: ['motorcycle'],
  Caravan: ['caravan'],
};

test('every vehicle shows its own body, inside and out, in one colour', () => {
  for (const { simple_body: body, images, spin_images: frames = [] } of rows) {
    const shown = [...images, ...frames].map((id) => manifest[id]);
    const odd = shown.filter(
      (entry) => !(entry?.bodies ?? [entry?.body]).some((each) => fitting[body]?.includes(each ?? '')),
    );
    const colours = new Set(shown.flatMap((entry) => entry?.colour ?? []));

    expect({ body, odd, colours: colours.size <= 1 }).toEqual({ body, odd: [], colours: true });
  }
});

test('no photo is shown twice, and some cars have none, one and three', () => {
  for (const { images } of rows) expect(new Set(images).size).toBe(images.length);
  const counts = new Set(rows.map(({ images }) => images.length));
  for (const count of [0, 1, 3]) expect(counts).toContain(count);
});

const spin: Spin = {
  spin_images: Array.from({ length: 36 }, (_, frame) => `turn-${frame}`),
  spin_interior_image: undefined,
  hotspots: [],
};

test('a dealer who took twenty photos went around the car', () => {
  const gallery = Array.from({ length: 9 }, (_, view) => `view-${view}`);
  const library = { pickPictures: () => gallery, pickSpin: () => spin };
  const all = Array.from({ length: 200 }, (_, seed) =>
    carPhotos(new Random(seed), { body: 'Hatch', colour: 'White', seats: 5 }, library),
  );
  const most = all.find(({ images }) => images.length > 8)!;

  expect(most.images).toHaveLength(20);
  expect(most.images.slice(0, 9)).toEqual(gallery);
  expect(new Set(most.images).size).toBe(20);
  expect(most.images).not.toContain('turn-0');
});

test('some of the cars that could turn do, each with all frames', () => {
  const able = rows.filter(({ images }) => pickSpin(images[0]) !== null);
  const turning = rows.filter(({ spin_images: frames }) => frames !== undefined);
  for (const { spin_images: frames } of turning) expect(frames).toHaveLength(36);

  expect(turning.length / able.length).toBeGreaterThan(0.3);
  expect(turning.length / able.length).toBeLessThan(0.55);
});
