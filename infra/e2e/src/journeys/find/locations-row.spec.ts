import { expect } from '@playwright/test';
import { open, test } from '../../journey';
import { siteOrigin } from '../../running-platform';

const home = () => `${siteOrigin('brolga-toyota')}/`;
const phone = { width: 390, height: 844 };

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('the row of locations says that it can be swiped, until it is', async ({ page }) => {
    await open(page, home());
    const row = page.getByRole('region', { name: 'Our Locations' });
    await row.scrollIntoViewIfNeeded();
    const hint = row.getByText('Swipe to see more');
    await expect(hint).toBeVisible();

    await expect(async () => {
      await row.getByRole('list').evaluate((list) => list.scrollBy(200, 0));
      await expect(hint).toHaveCSS('opacity', '0', { timeout: 1000 });
    }).toPass();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the row scrolls inside the page, and its cards lead to the places', async ({ page }) => {
      await page.goto(home());
      const list = page.getByRole('region', { name: 'Our Locations' }).getByRole('list');
      expect(await list.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
      expect(await list.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);

      await list.getByRole('link').last().click();
      await expect(page).toHaveURL(/\/locations\//);
    });
  });
});

test('a vehicle page has its own dealership first, where its site wants the row', async ({ page }) => {
  await open(page, `${siteOrigin('tern-suzuki')}/search/new-used-and-demo-cars`);
  const car = await page.getByRole('article').first().getByRole('heading').getByRole('link').getAttribute('href');
  await open(page, `${siteOrigin('tern-suzuki')}${car}`);
  const row = page.getByRole('region', { name: 'Our Locations' });
  await row.scrollIntoViewIfNeeded();

  await expect(row.getByRole('heading', { level: 3 }).first()).toBeVisible();
  const place = page.getByRole('region', { name: 'Where to find it' }).getByRole('heading', { level: 3 }).first();
  const first = await row.getByRole('heading', { level: 3 }).first().textContent();
  expect(await place.textContent()).toContain(first ?? '');
});
