import { contentPageSchema } from '@shared-kit/contracts/site/content-page.contract';
import { modelSchema } from '@shared-kit/contracts/vehicle/model.contract';
import sharp from 'sharp';
import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';
import { withScope } from '../../../db/scope';
import { importModels } from '../models/import-models.repository';
import { findSharedPage } from './shared-page';
import { textPath } from './text-path';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
});
afterAll(() => server.stop());

const share = (slug: string, cookie = '') =>
  server.app.inject({ url: `/cars/${slug}/share.jpg`, headers: { host: 'sunrise-cars.test', cookie } });

test('a shared link has a picture of the usual size, another one when the price changes', async () => {
  const dear = await server.addVehicle({ group: 'sunrise', price: 39_990 });
  const cheap = await server.addVehicle({ group: 'sunrise', price: 29_990 });

  const pictures = [await share(dear.slug), await share(cheap.slug)];

  for (const picture of pictures) {
    expect(picture.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
  expect(pictures[0]?.rawPayload.equals(pictures[1]?.rawPayload ?? Buffer.alloc(0))).toBe(false);
});

test('what every cache may keep is the same for who has named a state', async () => {
  const car = await server.addVehicle({ group: 'sunrise', price: 29_990, price_type: 'Excl. Govt. Charges' });
  const [nobodys, southern] = [await share(car.slug), await share(car.slug, 'shopper-state=TAS')];

  expect(nobodys.headers['cache-control']).toMatch(/^public/);
  expect(southern.rawPayload.equals(nobodys.rawPayload)).toBe(true);
});

test('an unknown car has none', async () => {
  expect((await share('no-such-car')).statusCode).toBe(404);
});

test('a page of the site has a picture with its own title, and nothing that its address says is drawn', async () => {
  await server.addSite({
    ...{ slug: 'pictured', group: 'sunrise', hero_image: 'showroom-day' },
    pages: [contentPageSchema.parse({ path: '/about-us', title: 'About us', body: '' })],
  });
  const shareOf = async (page: string, site = 'pictured') =>
    server.app.inject({ url: `/share.jpg?page=${encodeURIComponent(page)}`, headers: { host: `${site}.test` } });
  const [home, about, made, up] = await Promise.all(
    ['/', '/about-us', '/buy-now-at-evil.example', '/locations/nowhere'].map((page) => shareOf(page)),
  );

  expect(await sharp(about?.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(about?.rawPayload.equals(home!.rawPayload)).toBe(false);
  expect([made, up].map((picture) => picture?.rawPayload.equals(home!.rawPayload))).toEqual([true, true]);
  expect((await shareOf('/', 'sunrise-cars')).statusCode).toBe(404);
});

test('a list, a brand and a new model have words of their own', async () => {
  await server.addGroup('shared');
  await server.addSite({ slug: 'shared', group: 'shared', hero_image: 'showroom-day' });
  await server.addLocation({ group: 'shared', manufacturers: ['Kia'] });
  await importModels(server.ownerDb, 'shared', [
    modelSchema.parse({ make: 'Kia', make_slug: 'kia', name: 'EV5', slug: 'ev5', manufacturer_body: 'SUV' }),
  ]);
  const site = server.sites.findBySlug('shared')!;
  const titles = await withScope(server.db, { group: 'shared' }, async (tx) => {
    const said: string[] = [];
    for (const path of [
      '/dealer-locator',
      '/brands',
      '/models',
      '/kia/overview',
      '/models/ev5',
      '/models/none',
      '/constructor',
    ])
      said.push((await findSharedPage(tx, site, path)).title);
    return said;
  });

  const own = site.config.tagline;
  expect(titles).toEqual(['Our locations', 'Our brands', 'New models', 'Kia', 'EV5', own, own]);
});

test('words become outlines: markup is drawn, never read, and nothing is wider than its place', () => {
  const look = { x: 0, y: 0, size: 20, bold: true, fill: '#fff', maxWidth: 200 } as const;

  expect(textPath('</svg><script>', look)).toMatch(/^<g [^>]*>(<path [^>]*\/>)+<\/g>$/);
  const glyphs = (text: string) => textPath(text, look).split('<path').length - 1;
  expect(glyphs('W'.repeat(4000))).toBeLessThan(15);
});
