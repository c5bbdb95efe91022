import { siteConfigSchema, siteSchema } from '@shared-kit/contracts/site/site-config.contract';
import { contentAt, contentPages } from '@shared-kit/domain/content/content-pages';
import { readFileSync } from 'node:fs';
import { readSiteFiles } from './read-site-files';

const now = new Date('2026-11-24T00:00:00Z');
const sites = (await readSiteFiles()).map(({ given }) =>
  siteConfigSchema.extend({ remotes: siteSchema.shape.remotes }).strict().parse(given),
);
const pictures = JSON.parse(readFileSync(new URL('../../pictures/manifest.json', import.meta.url), 'utf8')) as object;

/** The specification's rows of content, but for what remotes answer: /pages/unsubscribe and the account's addresses. */
const SPECIFIED = [
  '/about-us',
  '/fleet',
  '/careers',
  '/faqs',
  '/privacy-policy',
  '/terms-and-conditions',
  '/warranty',
  '/new-vehicle-warranty',
  '/pages/capped-price-servicing',
  '/roadside-assist',
  '/eofy',
  '/pages/eofy-2027-trucks',
  '/autopact-handback-guarantee',
  '/autopact-protection-plan',
  '/ultratek',
  '/4x4-outdoor',
  '/twg-cars',
  '/twg-rental',
  '/twg-tyres',
  '/neotek',
  '/return-policy',
  '/subaru-service',
  '/service-maroochydore',
  '/service-noosa',
  '/book-a-service-smithfield',
];

test.each(SPECIFIED)('%s is a page of one site at least, with a description', (path) => {
  const pages = sites.flatMap((site) => contentAt(site, path, now) ?? []);

  expect(pages).not.toHaveLength(0);
  for (const { description, body } of pages) expect([description.length > 10, body.length > 100]).toEqual([true, true]);
});

test('a sale that is over is a page of no site, and one that runs ends by itself (A-47, S4-51)', () => {
  const over = sites.flatMap(({ pages }) => pages).filter(({ expiry }) => expiry && Date.parse(expiry) < now.getTime());

  expect(over.map(({ path }) => path)).toEqual(['/pages/eofy-2026']);
  for (const site of sites) expect(contentAt(site, '/pages/eofy-2026', now)).toBeUndefined();
  const trucks = sites.find(({ slug }) => slug === 'gannet-trucks')!;
  expect(contentAt(trucks, '/pages/eofy-2027-trucks', new Date('2027-06-30T06:59:59Z'))).toBeDefined();
  expect(contentAt(trucks, '/pages/eofy-2027-trucks', new Date('2027-06-30T07:00:00Z'))).toBeUndefined();
});

test('each page but the legal ones leads on to pages of its site or searches, and its picture exists', () => {
  for (const site of sites) {
    for (const { path, related, picture } of contentPages(site, now)) {
      if (picture) expect(Object.keys(pictures)).toContain(picture.id);
      if (/privacy|terms|sample-history|^\/blog$/.test(path)) continue;
      expect([site.slug, path, (related ?? []).length > 0]).toEqual([site.slug, path, true]);
    }
  }
});

test('questions are told as such, and a site that hires says where and until when', () => {
  for (const site of sites) expect([site.slug, contentAt(site, '/faqs', now)?.questions]).toEqual([site.slug, true]);
  const positions = sites.flatMap((site) => contentAt(site, '/careers', now)?.positions ?? []);

  expect(positions.length).toBeGreaterThan(0);
});

test('no two home pages are composed alike, and there are three ways at least to begin one', () => {
  const shapes = sites.map(({ home }) => home.map((part) => (typeof part === 'string' ? part : 'panel')).join());

  expect(new Set(shapes).size).toBe(sites.length);
  expect(new Set(sites.map(({ home: [first] }) => JSON.stringify(first))).size).toBeGreaterThanOrEqual(3);
  for (const { home } of sites) expect(home).toContain('stock');
});

test('a text that speaks of warranty or return says that the law gives more, and never that it gives less', () => {
  for (const site of sites) {
    for (const { path, body } of contentPages(site, now)) {
      if (!/return-policy|protection-plan|new-vehicle-warranty|twg-cars/.test(path)) continue;
      expect([path, /consumer guarantees/.test(body)]).toEqual([path, true]);
    }
    const all = contentPages(site, now)
      .map(({ body }) => body)
      .join('\n');
    expect(all).not.toMatch(/no refunds?|all sales (are )?final|at our sole discretion|lowest price|best price/i);
  }
});
