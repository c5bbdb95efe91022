import { expect, test } from '@playwright/test';
import { request } from 'undici';
import type { DemoCar } from '../../a-car';
import { apiOrigin, otherSites, shellOrigin, siteOrigin } from '../../running-platform';

const sites = ['corella', ...otherSites];
/** Cars of each site whose pages are read. */
const MOST_CARS = 8;

async function answerOf(origin: string, site: string, path: string) {
  const { statusCode, body } = await request(origin + path, { headers: { host: new URL(siteOrigin(site)).host } });
  return { status: statusCode, text: await body.text() };
}

async function carsOf(site: string, query: string): Promise<DemoCar[]> {
  const { text } = await answerOf(apiOrigin, site, `/api/search?${query}`);
  return (JSON.parse(text) as { hits: DemoCar[] }).hits;
}

/** Cars of names that an address cannot hold as they are, and sold ones. */
async function awkwardCars(site: string): Promise<DemoCar[]> {
  const [available, sold] = await Promise.all([
    Promise.all([1, 2, 3, 4].map((page) => carsOf(site, `page=${page}&sortBy=price_asc`))),
    carsOf(site, 'refinementList[status][0]=sold'),
  ]);
  const named = Map.groupBy(available.flat(), ({ make, model }) => `${make} ${model}`);
  const awkward = [...named.values()].flatMap(([car]) => (car && /[^a-z0-9]/i.test(car.make + car.model) ? [car] : []));
  return [...awkward.slice(0, MOST_CARS), ...sold.slice(0, 2)];
}

// No browser is needed: the links are in the HTML.
for (const site of sites)
  test(`every link to results leads to results on ${site}`, async () => {
    const cars = await awkwardCars(site);
    const pages = ['/', '/brands', '/no-such-page', '/search/new-used-and-demo-cars', ...cars.map(({ path }) => path)];
    const links = new Map<string, string>();
    for (const page of pages) {
      const { text } = await answerOf(shellOrigin, site, page);
      for (const [, href = ''] of text.matchAll(/href="(\/search\/[^"]*)"/g))
        links.set(href.replaceAll('&amp;', '&'), page);
    }

    expect(links.size).toBeGreaterThan(3);
    for (const [href, page] of links)
      expect.soft((await answerOf(shellOrigin, site, href)).status, `${href} on ${page}`).toBe(200);
  });

const meant: readonly (readonly [asked: string, meant: string])[] = [
  ['/search', '/search/new-used-and-demo-cars'],
  ['/search/?query=hilux', '/search/new-used-and-demo-cars?query=hilux'],
  ['/search/all-cars', '/search/new-used-and-demo-cars'],
  ['/locations', '/dealer-locator'],
  ['/our-locations?locationQuery=noosa', '/dealer-locator?locationQuery=noosa'],
  ['/Search/Used-Cars?page=2', '/search/used-cars?page=2'],
  // Names as people write them: with spaces, plus signs, capitals.
  ['/search/toyota/landcruiser%20300?page=2', '/search/toyota/landcruiser-300?page=2'],
  ['/search/land+rover', '/search/land-rover'],
  ['/models/toyota%20hilux', '/models/toyota-hilux'],
  ['/land%20rover/overview', '/land-rover/overview'],
];
for (const [asked, target] of meant)
  test(`${asked} leads for good to ${target}`, async () => {
    const { statusCode, headers, body } = await request(shellOrigin + asked, {
      headers: { host: new URL(siteOrigin('corella')).host },
    });
    await body.dump();

    expect([statusCode, headers['location']]).toEqual([301, target]);
    expect((await answerOf(shellOrigin, 'corella', target)).status).toBe(200);
  });

for (const unknown of ['/search/no%20make', '/search/toyota/no%20model', '/models/no+model', '/no%20make/overview'])
  test(`${unknown} stays unknown`, async () => {
    expect((await answerOf(shellOrigin, 'corella', unknown)).status).toBe(404);
  });
