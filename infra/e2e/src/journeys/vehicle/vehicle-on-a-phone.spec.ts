import { expect } from '@playwright/test';
import { aCar } from '../../a-car';
import { open, test } from '../../journey';
import { siteOrigin } from '../../running-platform';

const SITES = ['corella', 'brolga-toyota', 'tern-suzuki', 'plugbird', 'gannet-trucks', 'wide-road'];
/** Pixels: seven and a half screens; it was ten thousand. */
const LONGEST = 6_000;
/** Pixels: what it costs is seen without a touch. */
const PRICE_BY = 560;

test.use({ viewport: { width: 390, height: 800 } });

for (const site of SITES) {
  test(`${site}: to enquire is on the first screen, and all below it is short, folded and there`, async ({ page }) => {
    await open(page, siteOrigin(site) + (await aCar(site)).path);
    // What is below the screen has its own height then, instead of a guessed one.
    await expect(page.locator('html')).toHaveAttribute('data-drawn', '');

    const ask = page.getByRole('region', { name: 'Summary' }).getByRole('link', { name: 'Enquire', exact: true });
    const { y = 0, height = 0 } = (await ask.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    expect(y + height).toBeLessThanOrEqual(800);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(LONGEST);
    const price = page
      .getByRole('region', { name: 'Summary' })
      .getByText(/^\$[\d,]+$/)
      .first();
    expect((await price.boundingBox())?.y).toBeLessThan(PRICE_BY);

    const specifications = page.getByRole('region', { name: 'Specifications' });
    await expect(specifications.locator('dl').first()).toBeHidden();
    await specifications.locator('summary').first().click();
    await expect(specifications.locator('dl').first()).toBeVisible();
  });
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('nothing has to be unfolded, and the summary goes along with what is longer beside it', async ({ page }) => {
    await page.goto(siteOrigin('corella') + (await aCar('corella')).path);

    const specifications = page.getByRole('region', { name: 'Specifications' });
    await expect(specifications.locator('dl').first()).toBeVisible();
    await expect(specifications.getByText('Show: Specifications')).toBeHidden();
    await page.getByRole('heading', { name: 'Delivery to your door' }).scrollIntoViewIfNeeded();
    const summary = page.getByRole('region', { name: 'Summary' });
    await expect(summary.getByRole('link', { name: 'Enquire', exact: true })).toBeInViewport();
  });
});
