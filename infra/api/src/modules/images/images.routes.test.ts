import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { withOperatorScope } from '../../db/scope';
import { libraryRepository } from './library/library.repository';
import { openPictureStamper } from './images.service';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';

let server: TestApp;
let imagesDir: string;

async function picture(width: number) {
  return sharp({ create: { width, height: Math.round((width * 2) / 3), channels: 3, background: '#aa3322' } })
    .webp()
    .toBuffer();
}

beforeAll(async () => {
  imagesDir = mkdtempSync(join(tmpdir(), 'dealer-pictures-'));
  mkdirSync(join(imagesDir, 'masters'));
  writeFileSync(join(imagesDir, 'masters/suv.webp'), await picture(1800));
  writeFileSync(join(imagesDir, 'loose.webp'), await picture(300));
  writeFileSync(join(imagesDir, '../outside.webp'), await picture(300));
  writeFileSync(join(imagesDir, 'broken.webp'), 'not a picture');
  const manifest = { 'suv-red-side': { file: 'masters/suv.webp' }, escape: { file: '../outside.webp' } };
  writeFileSync(join(imagesDir, 'manifest.json'), JSON.stringify(manifest));
  server = await startTestApp({ IMAGES_DIR: imagesDir });
  await server.addGroup('sunrise');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
});
afterAll(async () => {
  await server.stop();
  rmSync(imagesDir, { recursive: true, force: true });
});

const CHROME = 'image/avif,image/webp,image/apng,*/*;q=0.8';
const get = (path: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url: `/img/${path}`, headers: { host: 'sunrise-cars.test', accept: CHROME, ...headers } });

test('scales to the width asked for and lets browsers keep it a day: it may be redrawn under its id', async () => {
  const response = await get('suv-red-side?w=320');

  expect(response.statusCode).toBe(200);
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 320, height: 213 });
  expect(response.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=86400',
    vary: 'Accept',
  });
});

test("an address with its picture's stamp is kept for good, and one whose picture was redrawn is not", async () => {
  const redrawn = join(imagesDir, 'redrawn.webp');
  writeFileSync(redrawn, await picture(300));
  const stamp = () => openPictureStamper(imagesDir)('redrawn');
  const first = await stamp();
  const kept = await get(`${first}?w=160`);
  writeFileSync(redrawn, await picture(200));
  const late = await get(`${first}?w=160`);
  const now = await get(`${await stamp()}?w=160`);

  expect(first).toMatch(/^redrawn\.[0-9a-f]{8}$/);
  expect(await stamp()).not.toBe(first);
  expect([kept, late, now].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect([kept, late, now].map(({ headers }) => headers['cache-control'])).toEqual([
    'public, max-age=31536000, immutable',
    'public, max-age=86400',
    'public, max-age=31536000, immutable',
  ]);
  expect(late.rawPayload.equals(now.rawPayload)).toBe(true);
});

test('what the library does not hold keeps the id it came with', async () => {
  expect(await openPictureStamper(imagesDir)('https://dealer.example/1.jpg')).toBe('https://dealer.example/1.jpg');
});

test('gives WebP to a browser that does not say it takes AVIF', async () => {
  const response = await get('suv-red-side?w=320', { accept: 'image/webp,*/*' });

  expect(response.headers['content-type']).toBe('image/webp');
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 });
});

test.each(['image/jpeg', 'image/png,image/jpeg;q=0.9', '*/*', ''])('gives JPEG to who takes "%s"', async (accept) => {
  const response = await get('suv-red-side?w=320', { accept });

  expect(response.headers).toMatchObject({ 'content-type': 'image/jpeg', vary: 'Accept' });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 320 });
});

test('shows only a part of a master where the manifest says so', async () => {
  const half = sharp({ create: { width: 600, height: 400, channels: 3, background: '#aa3322' } }).composite([
    { input: { create: { width: 300, height: 400, channels: 3, background: '#2233aa' } }, left: 300, top: 0 },
  ]);
  writeFileSync(join(imagesDir, 'halves.png'), await half.png().toBuffer());
  const path = join(imagesDir, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as object;
  const crop = { left: 320, top: 20, width: 270, height: 180 };
  writeFileSync(path, JSON.stringify({ ...manifest, 'right-half': { file: 'halves.png', crop } }));

  const image = sharp((await get('right-half?w=160')).rawPayload);

  expect(await image.metadata()).toMatchObject({ width: 160, height: 107 });
  const [red, , blue] = (await image.stats()).channels;
  expect(blue!.min).toBeGreaterThan(140);
  expect(red!.max).toBeLessThan(70);
});

test('never scales a picture up', async () => {
  expect(await sharp((await get('loose?w=1600')).rawPayload).metadata()).toMatchObject({ width: 300 });
});

test.each(['w=321', 'w=0', 'w=1e3', 'w=abc', 'w=320&q=74', 'w=320&q=81', 'w=320&q=75.5'])(
  'refuses %s: widths and qualities are a short list',
  async (query) => {
    expect((await get(`suv-red-side?${query}`)).statusCode).toBe(400);
  },
);

test.each([
  'unknown',
  '..%2Foutside',
  '%2Fetc%2Fpasswd',
  'https%3A%2F%2Fevil.example%2Fx.png',
  'masters%2Fsuv',
  'suv.webp',
  'escape',
  'constructor',
  '__proto__',
])('answers the not-found picture for %s, with 404 and for a short time', async (id) => {
  const response = await get(`${id}?w=320`);

  expect(response.statusCode).toBe(404);
  expect(response.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': 'public, max-age=60' });
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 320, height: 213 });
});

test('a vehicle without photos has the silhouette of its body, which is no picture that is missing', async () => {
  const [ute, cab, suv] = await Promise.all(
    ['Ute', 'Cab%20Chassis', 'SUV'].map((body) => get(`no-photo-${body}?w=320`)),
  );

  expect(ute!.statusCode).toBe(200);
  expect(await sharp(ute!.rawPayload).metadata()).toMatchObject({ width: 320, height: 213 });
  expect(cab!.rawPayload.equals(ute!.rawPayload)).toBe(true);
  expect(suv!.rawPayload.equals(ute!.rawPayload)).toBe(false);
});

test("a library's own not-found picture stands in, still with 404", async () => {
  writeFileSync(join(imagesDir, 'not-found.webp'), await picture(900));

  const response = await get('unknown?w=960');

  expect(response.statusCode).toBe(404);
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 900 });
  rmSync(join(imagesDir, 'not-found.webp'));
});

test('a master that is no picture is our fault, and is not cached', async () => {
  const response = await get('broken?w=320');

  expect(response.statusCode).toBe(500);
  expect(response.headers['cache-control']).toBe('no-store');
});

test('makes a picture once, for all who ask at the same time and later', async () => {
  const cacheDir = join(server.config.DATA_DIR, 'img-cache');
  const before = readdirSync(cacheDir).length;
  // Sharp tells when a picture joins its queue and when one is done. How long the queue is then is a race.
  let changes = 0;
  const count = () => {
    changes += 1;
  };
  sharp.queue.on('change', count);

  const answers = await Promise.all(Array.from({ length: 8 }, () => get('suv-red-side?w=640')));
  const later = await get('suv-red-side?w=640');

  expect(new Set([...answers, later].map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  expect(readdirSync(cacheDir)).toHaveLength(before + 1);
  expect(changes).toBe(2);
  sharp.queue.off('change', count);
});

test('while many wait, who takes AVIF gets WebP for a minute, and AVIF once nobody waits', async () => {
  const paths = [160, 320, 480, 640, 960, 1280, 1600].flatMap((width) =>
    [78, 79].map((quality) => `suv-red-side?w=${width}&q=${quality}`),
  );
  const hurried = await Promise.all(paths.map((path) => get(path)));
  const formats = hurried.map(({ headers }) => headers['content-type']);

  expect(hurried.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 200));
  // Two are worked on and four wait.
  expect(formats.filter((format) => format === 'image/avif')).toHaveLength(6);
  const made = hurried.findIndex(({ headers }) => headers['content-type'] === 'image/webp');
  expect(await sharp(hurried[made]!.rawPayload).metadata()).toMatchObject({ format: 'webp' });
  expect(hurried[made]!.headers['cache-control']).toBe('public, max-age=60');

  const calm = await get(paths[made]!, { 'if-none-match': hurried[made]!.headers.etag as string });
  expect(calm.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': 'public, max-age=86400' });
});

test('answers 304 to a browser that has it', async () => {
  const { headers } = await get('suv-red-side?w=160');

  const again = await get('suv-red-side?w=160', { 'if-none-match': headers.etag as string });

  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('a changed master gets a new address in the cache', async () => {
  const before = (await get('loose?w=160')).headers.etag;
  writeFileSync(join(imagesDir, 'loose.webp'), await picture(200));

  expect((await get('loose?w=160')).headers.etag).not.toBe(before);
});

test('knows no pictures at an unknown host', async () => {
  expect((await get('suv-red-side?w=320', { host: 'nobody.test' })).statusCode).toBe(421);
});

test("a picture that a site's editors brought along is kept for good at its widths, and is none of another site's", async () => {
  await server.addSite({ slug: 'moonrise-cars', group: 'sunrise' });
  const id = 'own-00112233445566aa';
  const image = await picture(1_800);
  const said = {
    ...{ name: 'yard.jpg', alt: 'The yard', focusX: 50, focusY: 50 },
    ...{ width: 1_800, height: 1_200, author: 'Dana' },
  };
  await withOperatorScope(server.ownerDb, (tx) =>
    libraryRepository(tx, 'sunrise-cars').put({ ...said, siteSlug: 'sunrise-cars', id, image, thumbnail: image }),
  );

  const own = await get(`${id}?w=640`);
  const foreign = await get(`${id}?w=640`, { host: 'moonrise-cars.test' });

  expect(own.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(own.rawPayload).metadata()).toMatchObject({ width: 640, height: 427 });
  expect([own.statusCode, foreign.statusCode]).toEqual([200, 404]);
  expect(foreign.rawPayload.equals(own.rawPayload)).toBe(false);
});
