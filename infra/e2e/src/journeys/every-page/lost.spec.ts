import { expect } from '@playwright/test';
import { expectNoFindings } from '../../pages/axe';
import { test } from '../../journey';
import { siteOrigin } from '../../running-platform';

test.use({ expectedComplaints: /404/ });

for (const width of [390, 768, 1440])
  for (const site of ['corella', 'plugbird', 'gannet-trucks'])
    test(`a lost page of ${site} sells at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const answer = await page.goto(`${siteOrigin(site)}/no-such-page`);

      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('searchbox', { name: 'Search our stock' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('HomePage not found');
      await expect(page.getByRole('region', { name: 'Just arrived' }).getByRole('link').nth(1)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await expectNoFindings(page, { tags: ['wcag2a', 'wcag2aa', 'wcag22aa'] });
    });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('its search is used by the keyboard and leads to results', async ({ page }) => {
    await page.goto(`${siteOrigin('corella')}/no-such-page`);
    await page.getByRole('searchbox', { name: 'Search our stock' }).focus();
    await page.keyboard.type('kia');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars\?query=kia/);
  });
});
