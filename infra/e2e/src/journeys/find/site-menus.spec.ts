import { expect, test } from '@playwright/test';
import { request } from 'undici';
import { otherSites, shellOrigin, siteOrigin } from '../../running-platform';

const sites = ['corella', ...otherSites];
/** Pages of brands and models that are read on each site. */
const MOST_PAGES = 12;
/** What pages say that have nothing to show. */
const NOTHING = /No Results Available|No results found|Nothing here at the moment|We cannot find|No such page/;
/** What the specification's menus lead to on every site. */
const USUAL = ['/special-offers', '/finance', '/dealer-locator', '/contact'];

async function read(site: string, path: string): Promise<{ status: number; html: string }> {
  const { host } = new URL(siteOrigin(site));
  const { statusCode, headers, body } = await request(shellOrigin + path, { headers: { host } });
  const html = await body.text();
  const { location } = headers;
  return statusCode >= 300 && statusCode < 400 && typeof location === 'string'
    ? read(site, new URL(location, siteOrigin(site)).href.slice(siteOrigin(site).length))
    : { status: statusCode, html };
}

/** The paths of the links in a part of a page. */
function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="(\/[^"#]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

const headerOf = (html: string) => /<header.*?<\/header>/s.exec(html)?.[0] ?? '';
const mainOf = (html: string) => /<main.*?<\/main>/s.exec(html)?.[0] ?? '';
const footerOf = (html: string) => /<footer.*?<\/footer>/s.exec(html)?.[0] ?? '';

// No browser is needed: menus are in the HTML.
for (const site of sites) {
  test(`menus, home, brands and models of ${site} lead to pages that say something`, async () => {
    test.slow();
    const { html: home } = await read(site, '/');
    const menus = linksIn(headerOf(home) + footerOf(home));
    const ranges = await Promise.all(['/brands', '/models'].map((path) => read(site, path)));
    const ofRange = ranges.flatMap(({ html }) => linksIn(mainOf(html))).filter((path) => path !== '/');
    const brands = ofRange.filter((path) => path.endsWith('/overview')).slice(-MOST_PAGES);
    const ofBrands = await Promise.all(brands.map((path) => read(site, path)));
    const spread = ofRange.filter((_path, index) => index % Math.ceil(ofRange.length / MOST_PAGES) === 0);
    const all = [
      ...menus,
      ...linksIn(mainOf(home)),
      ...brands,
      ...spread,
      ...ofBrands.flatMap(({ html }) => linksIn(mainOf(html))),
    ];

    expect(menus).toEqual(expect.arrayContaining(USUAL));
    for (const path of new Set(all)) {
      const { status, html } = await read(site, path);
      expect.soft(status, `${path} on ${site}`).toBe(200);
      expect.soft(NOTHING.test(mainOf(html)), `${path} on ${site} says nothing`).toBe(false);
    }
  });
}

test('a site offers the makes it sells or has, and tabs only for kinds of vehicle that it has', async () => {
  const [trucks, group, electric] = await Promise.all(
    ['gannet-trucks', 'corella', 'plugbird'].map(async (site) => (await read(site, '/brands')).html),
  );

  expect(mainOf(trucks ?? '')).not.toMatch(/Jayco|Kawasaki|Suzuki/);
  expect(mainOf(trucks ?? '')).toMatch(/Truck \(\d+\)/);
  expect(mainOf(group ?? '')).not.toMatch(/Motorcycle|Truck \(/);
  expect(mainOf(electric ?? '')).toContain('Polestar');
  expect(mainOf((await read('plugbird', '/models')).html)).not.toMatch(/petrol|diesel/i);
});
