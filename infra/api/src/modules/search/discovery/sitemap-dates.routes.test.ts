import { contentPageSchema, postSchema } from '@shared-kit/contracts/site/content-page.contract';
import { modelSchema } from '@shared-kit/contracts/vehicle/model.contract';
import { brandPath, modelPath } from '@shared-kit/domain/vehicle/model-path';
import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';
import { importGroup } from '../../locations/import-group.service';
import { importModels } from '../../vehicle/tools.service';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await server.addGroup('sunrise');
});
afterAll(() => server.stop());

async function read(url: string, site: string) {
  const response = await server.app.inject({ url, headers: { host: `${site}.test` } });
  return { text: response.body };
}

test('a page has the date since when it is seen as it is, a post its own, the blog that of its newest; no other date is made up', async () => {
  const post = { title: 'Post', author: 'Mia', summary: 'Words.', body: 'Text.' };
  await server.addSite({
    ...{ slug: 'dated', group: 'sunrise' },
    pages: [
      contentPageSchema.parse({ path: '/about-us', title: 'About us', body: '' }),
      contentPageSchema.parse({ path: '/sale', title: 'Sale', body: '', start: '2026-03-01T00:00:00Z' }),
    ],
    posts: [
      postSchema.parse({ ...post, slug: 'old', date: '2026-01-05T09:00:00+10:00' }),
      postSchema.parse({ ...post, slug: 'new', date: '2026-02-05T09:00:00+10:00' }),
    ],
  });
  const { text } = await read('/sitemaps/pages.xml', 'dated');
  const dates = [...text.matchAll(/<loc>http:\/\/dated\.test(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];

  expect(Object.fromEntries(dates.map(([, path = '', date]) => [path, date]))).toMatchObject({
    '/': undefined,
    '/about-us': undefined,
    '/sale': '2026-03-01T00:00:00.000Z',
    '/blog': '2026-02-04T23:00:00.000Z',
    '/blog/new': '2026-02-04T23:00:00.000Z',
    '/blog/old': '2026-01-04T23:00:00.000Z',
  });
});

test('a place has the date of its last change, which an import that says the same of it does not touch', async () => {
  const file = (street: string) => ({
    ...{ slug: 'placed', name: 'Placed' },
    dealerships: [{ slug: 'placed-motors', name: 'Placed Motors', lead_email: 'leads@placed.example' }],
    locations: ['yard', 'depot'].map((slug) => ({
      ...{ id: slug, slug, name: slug, dealership_slug: 'placed-motors', contact_detail: { phone: null } },
      address: {
        id: slug,
        street: slug === 'yard' ? street : 'Dock Road',
        city: 'Cairns',
        state: 'QLD',
        postcode: '4870',
      },
    })),
  });
  await importGroup(server.ownerDb, file('1 Main Street'));
  await server.addSite({ slug: 'placed', group: 'placed' });
  const dates = async () =>
    [...(await read('/sitemaps/locations.xml', 'placed')).text.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(
      ([, date]) => date,
    );
  const [yard, depot] = await dates();
  expect(yard).toMatch(/^\d{4}-\d\d-\d\dT/);

  await importGroup(server.ownerDb, file('1 Main Street'));
  expect(await dates()).toEqual([yard, depot]);

  await importGroup(server.ownerDb, file('2 Main Street'));
  const [moved, stayed] = await dates();
  expect(stayed).toBe(depot);
  expect(Date.parse(moved!)).toBeGreaterThan(Date.parse(yard!));
});

test('a brand and its models have the date of their last change, the lists that of the newest', async () => {
  const kia = (slug: string, name = slug) =>
    modelSchema.parse({ make: 'Kia', make_slug: 'kia', name, slug, manufacturer_body: 'SUV' });
  await server.addGroup('ranged');
  await server.addLocation({ group: 'ranged', manufacturers: ['Kia'] });
  await server.addSite({ slug: 'ranged', group: 'ranged' });
  const dates = async () => {
    const { text } = await read('/sitemaps/range.xml', 'ranged');
    const all = [...text.matchAll(/<loc>http:\/\/ranged\.test(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
    return new Map(all.map(([, path = '', date]) => [path, date]));
  };
  await importModels(server.ownerDb, 'ranged', [kia('ev3'), kia('ev5')]);
  const before = await dates();
  await importModels(server.ownerDb, 'ranged', [kia('ev3'), kia('ev5', 'EV5 GT')]);
  const after = await dates();

  expect([...before.values()].every((date) => date !== undefined)).toBe(true);
  expect(after.get(modelPath('ev3'))).toBe(before.get(modelPath('ev3')));
  expect(after.get(modelPath('ev5'))).not.toBe(before.get(modelPath('ev5')));
  for (const path of ['/brands', '/models', brandPath('kia')])
    expect([path, after.get(path)]).toEqual([path, after.get(modelPath('ev5'))]);
});
