import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { test } from '../../journey';
import { otherSites, siteOrigin } from '../../running-platform';

test.use({ hasPictures: false, contextOptions: { reducedMotion: 'reduce' } });

const RESULTS = '/search/new-used-and-demo-cars';

/** Pixels from the header to the first vehicle, and how high a footer is, at most. */
const MOST: Readonly<Record<number, { above: number; footer: number }>> = {
  390: { above: 144, footer: 490 },
  1440: { above: 173, footer: 440 },
};

/** How high the first card is at most: picture, figures and one row of facts; a price by the week is shown large. */
const CARD: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  corella: { 390: 445, 1440: 455 },
  'brolga-toyota': { 390: 460, 1440: 450 },
  'gannet-trucks': { 390: 470, 1440: 205 },
  plugbird: { 390: 450, 1440: 515 },
  'tern-suzuki': { 390: 405, 1440: 395 },
  'wide-road': { 390: 475, 1440: 485 },
};

async function openAt(page: Page, width: number, address: string): Promise<void> {
  await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
  await page.goto(address);
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return box;
}

for (const [width, { above, footer }] of Object.entries(MOST).map(([at, most]) => [Number(at), most] as const))
  for (const site of ['corella', ...otherSites])
    test(`results of ${site} begin high, and card and footer are low, at ${width} px`, async ({ page }) => {
      await openAt(page, width, siteOrigin(site) + RESULTS);
      const header = await boxOf(page, 'header');
      const card = await boxOf(page, 'main article');

      expect.soft(card.y - header.y - header.height).toBeLessThanOrEqual(above);
      expect.soft(card.height).toBeLessThanOrEqual(CARD[site]?.[width] ?? 0);
      // It is laid out once it comes near.
      await page.locator('body footer').scrollIntoViewIfNeeded();
      await expect
        .poll(async () => (await boxOf(page, 'body footer')).height, { message: 'the footer' })
        .toBeLessThanOrEqual(footer);
    });

for (const site of ['corella', 'gannet-trucks', 'plugbird', 'wide-road'])
  test(`the header of ${site} has six ways, and all others behind the last of them`, async ({ page }) => {
    await openAt(page, 1440, siteOrigin(site));
    const ways = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li');

    await expect(ways).toHaveCount(6);
    await ways.last().locator('summary').click();
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' })).toBeVisible();
  });

test('the first vehicle of a group’s home begins within 900 px on a phone', async ({ page }) => {
  await openAt(page, 390, siteOrigin('corella'));

  expect((await boxOf(page, 'main article')).y).toBeLessThanOrEqual(901);
});
