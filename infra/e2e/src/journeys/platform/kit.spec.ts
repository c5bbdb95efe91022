import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '../../pages/axe';
import { operatorHeaders, operatorOrigin } from '../../running-platform';

const kitUrl = `${operatorOrigin}/kit/`;
const focused = (page: Page) => page.locator(':focus');

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => page.setExtraHTTPHeaders(operatorHeaders()));

for (const width of [390, 1440]) {
  test(`every theme passes axe and nothing is wider than the screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(kitUrl);
    const themes = await page.getByRole('navigation', { name: 'Themes' }).getByRole('link').allTextContents();
    expect(themes).toHaveLength(6);

    for (const theme of themes) {
      await page.getByRole('link', { name: theme, exact: true }).first().click();
      await expect(page.getByRole('link', { name: `${theme}, home` })).toBeVisible();
      await expectNoFindings(page, { about: theme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), theme).toBeLessThanOrEqual(
        0,
      );
    }
  });
}

test('hydrates without a word on the console, under the content security policy', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  await page.goto(kitUrl);
  await page.getByRole('button', { name: 'Show toast' }).click();
  await expect(page.getByRole('status')).toContainText('Saved');

  expect(said).toEqual([]);
});

test('a dialog keeps the keyboard inside and gives focus back', async ({ page }) => {
  await page.goto(kitUrl);
  await page.getByRole('button', { name: 'Open dialog' }).click();
  await expect(focused(page)).toHaveAccessibleName('Mobile');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText('Send code');
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveAccessibleName('Close');
  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(focused(page)).toHaveText('Open dialog');
});

test('a press beside a sheet closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(kitUrl);
  await page.getByRole('button', { name: 'Open sheet' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();

  await page.mouse.click(100, 400);

  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a slider and its rail agree', async ({ page }) => {
  await page.goto(kitUrl);
  const price = page.getByRole('slider', { name: 'Price from' });
  await price.focus();
  await page.keyboard.press('End');

  await expect(price).toHaveAttribute('aria-valuetext', '$45,000');
});

test('swiping a card shows its other pictures', async ({ page }) => {
  await page.goto(kitUrl);
  const card = page.getByRole('article').filter({ hasText: 'LandCruiser' });
  await expect(card.locator('img')).toHaveCount(1);
  await card.locator('img').hover();
  await expect(card.locator('img')).toHaveCount(4);
});

for (const motion of ['reduce', 'no-preference'] as const) {
  test(`a question opens in 300 ms, or at once where motion is unwanted: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(kitUrl);
    const closed = page.locator('details', { hasText: 'Do you take trade-ins?' });
    const [before, atOnce, lasts] = await closed.evaluate((item: HTMLDetailsElement) => {
      const height = () => item.getBoundingClientRect().height;
      const closedHeight = height();
      item.open = true;
      return [closedHeight, height(), getComputedStyle(item, '::details-content').transitionDuration] as const;
    });

    if (motion === 'reduce') expect(atOnce).toBeGreaterThan(before);
    else expect([atOnce, lasts]).toEqual([before, '0.3s']);
    await expect(page.getByText('We value your car on the day.')).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menu, sheet, questions and tabs still open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(kitUrl);

    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'Finance' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).first().click();

    await page.getByRole('button', { name: 'Open sheet' }).click();
    await expect(page.getByRole('textbox', { name: 'Keyword' })).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();

    await page.getByText('Do you take trade-ins?').click();
    await expect(page.getByText('We value your car on the day.')).toBeVisible();
    await expect(page.getByText('Monday to Friday, 7 am to 5 pm.')).toBeVisible();
  });
});
