import { expect, test } from '@playwright/test';
import { request } from 'undici';
import { crawlSite } from '../../pages/crawl-site';
import type { Seed } from '../../pages/crawl-site';
import { apiOrigin, otherSites } from '../../running-platform';

/** Where a visitor without a link to it comes in: machines, and pages that are reached by typing or sending something. */
const ENTRIES: readonly Seed[] = [
  ...['/', '/sitemap.xml', '/robots.txt', '/llms.txt', '/sign-in', '/sign-in?step=code'].map(at),
  ...['/search/used-cars?query=zzzzzzzz', '/success?form=enquiry&sent=forged'].map(at),
  { path: '/no/such/page', status: 404 },
  { path: '/search/trabant', status: 404 },
  { path: '/cars/no-such-vehicle', status: 404 },
];

/** Searches for vehicles whose pages are not alike. */
const VEHICLES = [
  ...['new', 'used', 'demo'].map((type) => `refinementList[car_type][0]=${type}`),
  ...['sold', 'coming_soon'].map((status) => `refinementList[status][0]=${status}`),
  ...['price_asc', 'price_desc'].map((order) => `sortBy=${order}`),
];

function at(path: string): Seed {
  return { path };
}

async function vehiclesOf(site: string): Promise<readonly Seed[]> {
  const found = await Promise.all(
    VEHICLES.map(async (query) => {
      const { body } = await request(`${apiOrigin}/api/search?${query}`, { headers: { host: `${site}.localhost` } });
      return ((await body.json()) as { hits: { path: string; slug: string }[] }).hits[0];
    }),
  );
  const vehicles = found.filter((car) => car !== undefined);
  const slugs = [...new Set(vehicles.map(({ slug }) => slug))];
  return [
    ...new Set(vehicles.map(({ path }) => path)),
    `/compare?cars=${slugs.slice(0, 3).join(',')}`,
    ...slugs.slice(0, 1).map((slug) => `/print?car_id=${slug}`),
  ].map(at);
}

// No browser is needed.
for (const site of ['corella', ...otherSites])
  test(`no link, place on a page or picture of ${site} is dead`, async () => {
    const { faults, pages, files } = await crawlSite(site, [...ENTRIES, ...(await vehiclesOf(site))]);

    expect(faults).toEqual([]);
    // It has looked: a crawl that ends at the first page finds no fault either.
    expect(pages).toBeGreaterThan(60);
    expect(files).toBeGreaterThan(20);
  });
