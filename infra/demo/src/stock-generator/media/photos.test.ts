import { colourFamily } from '@infra/api/modules/stock/car/simplify.service';
import { loadPictureLibrary } from '@infra/api/modules/stock/car/library-pictures';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDemoGroups } from '../../groups/read-demo-groups';
import { loadCloserLooks } from './closer-looks';
import { generateStock } from '../generate-stock';
import { carPhotos } from './photos';
import { Random } from '../random';
import { loadSpinLibrary } from './spins';
import type { Spin } from './spins';

const directory = join(import.meta.dirname, '../../../pictures');
const pickPictures = await loadPictureLibrary(directory);
const pickSpin = await loadSpinLibrary(directory);
const pickCloserLooks = await loadCloserLooks(directory);
type Entry = { kind: string; body: string | null; colour: string | null; view: string | null; bodies?: string[] };
const manifest = JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')) as Record<string, Entry>;

type Row = {
  simple_body: string;
  bodyconfiguration: string;
  colour: string;
  images: string[];
  spin_images?: string[];
  spin_interior_image?: string;
};
const now = new Date('2026-11-21T00:00:00Z');
const groups = await readDemoGroups();
const rowsOf = (slug: string) => rows.filter((_, index) => groups[Math.floor(index / COUNT)]?.slug === slug);
const COUNT = 400;
const rows = groups.flatMap(
  (group) =>
    [...generateStock({ group, count: COUNT, seed: 1, now, pickPictures, pickSpin, pickCloserLooks })] as Row[],
);

/** What may stand in for what in the demo's catalogue. */
const fitting: Record<string, string[]> = {
  Hatch: ['hatch'],
  Sedan: ['sedan'],
  Wagon: ['wagon'],
  SUV: ['suv-small', 'suv-large'],
  Ute: ['ute'],
  Van: ['van'],
  'People Mover': ['people-mover'],
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

test('every truck of the demo has the box that its pictures show, and one without is not shown with it', () => {
  const trucks = rows.filter(({ simple_body: body }) => body === 'Truck');
  const boxes = new Set(trucks.map(({ bodyconfiguration: words }) => words));
  expect([...boxes].toSorted()).toEqual(['Freezer', 'Pantech', 'Refrigerated']);

  const open = ['Tray', 'SWB Tray Truck', 'Tipper', 'Prime Mover', 'Cab Chassis', 'Servicepack'];
  const wanted = { body: 'Truck', colour: 'White', seats: 3 };
  expect(pickPictures({ ...wanted, configuration: 'Pantech' })[0]).toMatch(/^truck-white/);
  for (const configuration of open) expect(pickPictures({ ...wanted, configuration })).toEqual(['picture-to-come']);
});

/** The paint of the library that comes nearest to what a maker calls it. */
const nearest: Record<string, string> = {
  White: 'white',
  Silver: 'silver',
  Grey: 'grey',
  Black: 'black',
  Blue: 'blue',
  Red: 'red',
  Green: 'green',
  Brown: 'bronze',
  Orange: 'bronze',
  Gold: 'bronze',
  Yellow: 'bronze',
  Beige: 'silver',
};

test('every vehicle shows the colour nearest to its own', () => {
  const families = new Set<string>();
  for (const { colour, images } of rows) {
    const family = colourFamily(colour) ?? '';
    const shown = new Set(images.flatMap((id) => manifest[id]?.colour ?? []));
    if (images.length > 0) expect([colour, [...shown]]).toEqual([colour, [nearest[family]]]);
    families.add(family);
  }

  expect(families.size).toBeGreaterThan(7);
});

test('cars have 0, 1, 3, 8 or 20 photos, and none twice', () => {
  for (const { images } of rows) expect(new Set(images).size).toBe(images.length);

  expect(new Set(rows.map(({ images }) => images.length))).toEqual(new Set([0, 1, 3, 8, 20]));
});

const spin: Spin = {
  spin_images: Array.from({ length: 36 }, (_, frame) => `turn-${frame}`),
  spin_interior_image: undefined,
  hotspots: [],
};

const photosOf = (seed: number, library: Partial<Parameters<typeof carPhotos>[2]>) =>
  carPhotos(
    new Random(seed),
    { body: 'Hatch', colour: 'White', seats: 5 },
    { pickPictures: () => gallery, pickSpin: () => null, pickCloserLooks: () => [], ...library },
    { stocknum: 'U100001', liked: 'front34' },
  );
const gallery = Array.from({ length: 9 }, (_, view) => `view-${view}`);
const seeds = Array.from({ length: 200 }, (_, seed) => seed);

test('a dealer who took twenty photos went around the car, then nearer', () => {
  const closer = Array.from({ length: 11 }, (_, part) => `part-${part}`);
  const all = seeds.map((seed) => photosOf(seed, { pickSpin: () => spin, pickCloserLooks: () => closer }));
  const most = all.find(({ images }) => images.length > 8)!;

  expect(most.images).toHaveLength(20);
  expect(most.images.slice(0, 9)).toEqual(gallery);
  expect(new Set(most.images).size).toBe(20);
  expect(most.images.filter((id) => id.startsWith('turn-'))).toHaveLength(6);
  expect(most.images).not.toContain('turn-0');
  expect(most.images.slice(15)).toEqual(closer.slice(0, 5));
});

test('where there is less to photograph, the next smaller number is taken', () => {
  const counts = seeds.map((seed) => photosOf(seed, {}).images.length);

  expect(new Set(counts)).toEqual(new Set([0, 1, 3, 8]));
});

test.each(groups.map(({ slug }) => slug))('a third of the vehicles of %s turn, each with all frames', (slug) => {
  const turning = rowsOf(slug).filter(({ spin_images: frames }) => frames !== undefined);
  for (const { spin_images: frames } of turning) expect(frames).toHaveLength(36);

  expect(turning.length / rowsOf(slug).length).toBeGreaterThan(0.27);
  expect(turning.length / rowsOf(slug).length).toBeLessThan(0.4);
});

test.each(groups.map(({ slug }) => slug))('no view and no colour is that of most vehicles of %s', (slug) => {
  const firsts = rowsOf(slug).flatMap(({ images: [first] }) => (first ? [manifest[first]!] : []));
  const most = (of: (entry: Entry) => string | null) =>
    Math.max(...Object.values(Object.groupBy(firsts, (entry) => of(entry) ?? '')).map((some) => some!.length));

  expect(most(({ view }) => view) / firsts.length).toBeLessThan(0.6);
  expect(most(({ colour }) => colour) / firsts.length).toBeLessThan(0.35);
});
