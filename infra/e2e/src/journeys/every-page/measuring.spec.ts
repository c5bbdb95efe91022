import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { WCAG, expectNoFindings } from '../../pages/axe';
import { PHONE } from '../../people/fill-form';
import { open, test } from '../../journey';
import { siteOrigin } from '../../running-platform';

const site = siteOrigin('plugbird');
const question = (page: Page) => page.getByRole('region', { name: 'May we measure your visit?' });
const measured = (page: Page) => page.evaluate(() => window.dataLayer?.length ?? 'nothing');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a site that asks measures nothing before it is allowed, and remembers the answer until the footer changes it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, `${site}/contact`);
  await expect(question(page)).toBeVisible();
  await expectNoFindings(page, { tags: WCAG });
  expect(await measured(page)).toBe('nothing');

  await question(page).getByRole('button', { name: 'No' }).click();
  await expect(question(page)).toBeHidden();
  await open(page, `${site}/contact`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Measuring choices' }).click();
  await expect(question(page)).toContainText('You have said no');
  expect(await measured(page)).toBe('nothing');
  await question(page).getByRole('button', { name: 'Yes, allow' }).press('Enter');
  await expect(question(page)).toBeHidden();
  expect(await measured(page)).toBe(1);
  await expect(page.getByRole('link', { name: 'Measuring choices' })).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked, and the link leads to what the policy says about measuring', async ({ page }) => {
    await page.goto(`${site}/contact`);
    await expect(question(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Measuring choices' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Measuring' })).toBeVisible();
  });
});
