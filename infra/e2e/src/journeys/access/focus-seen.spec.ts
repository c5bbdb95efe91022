import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { aCar, cars } from '../../a-car';
import { hiddenStops } from '../../pages/focus-seen';
import { open, test } from '../../journey';
import { siteOrigin } from '../../running-platform';
import { wakeEverything } from '../../pages/widgets';

test.use({
  hasPictures: false,
  contextOptions: { reducedMotion: 'reduce' },
  expectedComplaints: /Failed to load resource: the server responded with a status of 404/,
});
test.describe.configure({ timeout: 90_000 });

/** The site of each asks first whether it may measure; nobody answers, and two cars wait to be compared. */
const ASKING = 'plugbird';

const pages: readonly (readonly [name: string, site: string, path: () => Promise<string> | string])[] = [
  ['home', ASKING, () => '/'],
  ['results', ASKING, () => '/search/new-used-and-demo-cars'],
  ['vehicle', ASKING, async () => (await aCar(ASKING)).path],
  ['trade-in', ASKING, () => '/trade-in'],
  ['not found', ASKING, () => '/no/such/page'],
  ['home of trucks', 'gannet-trucks', () => '/'],
  ['results of trucks', 'gannet-trucks', () => '/search/new-used-and-demo-cars'],
  ['vehicle', 'corella', async () => (await aCar()).path],
  ['compare', 'corella', async () => `/compare?cars=${(await twoOf('corella')).map(({ slug }) => slug).join(',')}`],
  ['search by price', 'corella', () => '/search-by-price'],
  ['offers', 'corella', () => '/special-offers'],
  ['finance', 'corella', () => '/finance'],
  ['locations', 'corella', () => '/dealer-locator'],
  ['location', 'corella', () => '/locations/corella-brisbane'],
  ['contact', 'corella', () => '/contact'],
  ['content with a form', 'corella', () => '/fleet'],
  ['test drive', 'corella', () => '/book-test-drive'],
  ['service', 'corella', () => '/service'],
  ['sell my car', 'corella', () => '/sell-my-car'],
  ['checkout', 'corella', async () => `/cars/${(await aCar()).slug}/checkout`],
  ['sign-in', 'corella', () => '/sign-in'],
];

async function twoOf(site: string) {
  return (await cars(site, site === 'corella' ? undefined : '')).slice(0, 2);
}

async function openWithBars(page: Page, site: string, path: string) {
  await page.context().addInitScript(
    ([key, list]) => {
      if (key && list) localStorage.setItem(key, list);
    },
    [`${site}:compare`, JSON.stringify((await twoOf(site)).map(({ slug, name }) => ({ slug, name })))],
  );
  await open(page, siteOrigin(site) + path);
  await wakeEverything(page);
  if (site === ASKING) await expect(page.getByRole('region', { name: 'May we measure your visit?' })).toBeVisible();
}

/** A phone, and a desktop magnified four times (1.4.10), where the walk may be shorter. */
const SCREENS = [
  { width: 390, height: 800, stops: 40 },
  { width: 320, height: 256, stops: 25 },
];

for (const [name, site, path] of pages) {
  test(`what has the focus on the ${name} page of ${site} is seen on a phone, and magnified four times`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openWithBars(page, site, await path());
    for (const { width, height, stops } of SCREENS) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 'too wide').toBeLessThan(1);
      await page.locator('main').focus();
      expect(await hiddenStops(page, stops), `${width} by ${height}`).toEqual([]);
    }
  });
}
