import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { PHONE } from '../../people/fill-form';
import { theFirst } from '../../a-car';
import { open, openUntouched, test } from '../../journey';
import { siteOrigin } from '../../running-platform';

/** A page of words and pictures alone: nothing of React's or of a remote's before something needs it. */

const TEXT = '/about-us';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The scripts that a page asks for from here on. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}
const ofWholePage = (scripts: readonly string[]) => scripts.filter((path) => !/^\/assets\/text[.-]/.test(path));
const isAwake = (page: Page) => page.locator('html[data-hydrated]');

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test.describe('that touched nothing', () => {
    test.use({ isUntouched: true });

    test('it asks for one small script', async ({ page }) => {
      const scripts = scriptsOf(page);
      await openUntouched(page, TEXT);
      await page.waitForLoadState('networkidle');

      expect(scripts).toEqual([expect.stringMatching(/^\/assets\/text\.\w+\.js$/)]);
    });
  });

  test('it is read to its end without more; the first tap on the menu opens it and wakes the page behind it', async ({
    page,
  }) => {
    const scripts = scriptsOf(page);
    await open(page, TEXT);
    await page.mouse.wheel(0, 5000);
    await page.getByRole('main').getByRole('heading', { level: 1 }).tap();
    await page.waitForLoadState('networkidle');
    expect(ofWholePage(scripts)).toEqual([]);

    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(menu).toBeVisible();
    await expect(isAwake(page)).toBeAttached();
    await expect(menu).toBeVisible();

    await page.evaluate(() => Object.assign(window, { isThisDocument: true }));
    await menu
      .getByRole('link', { name: /special offers|offers/i })
      .first()
      .tap();
    await expect(page).not.toHaveURL(new RegExp(`${TEXT}$`));
    await expect(menu).toBeHidden();
    expect(await page.evaluate(() => 'isThisDocument' in window)).toBe(true);
  });
});

test('its header has the sign-in as it is drawn, and the count of saved cars where there are some', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await open(page, TEXT);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /^\/sign-in\?.*back=%2Fabout-us/);
  await page.waitForLoadState('networkidle');
  expect(ofWholePage(scripts)).toEqual([]);

  // Another tab saves a car.
  const { id, name, path } = await theFirst('corella', '');
  const other = await page.context().newPage();
  await open(other, '/contact');
  await other.evaluate(([key, cars]) => localStorage.setItem(key, cars), [
    'corella:favourites',
    JSON.stringify([{ id, name, slug: path.split('/').at(-1), make: 'Kia', model: 'Rio' }]),
  ] as const);
  await other.close();

  await expect(header.getByRole('link', { name: /^Saved cars 1/ })).toBeVisible();
  await page.reload();
  await expect(header.getByRole('link', { name: /^Saved cars 1/ })).toBeVisible();
  expect(await page.evaluate(() => window.dataLayer?.length)).toBe(1);
});

test('a group of its menu closes where one presses elsewhere, and with Escape', async ({ page }) => {
  await open(page, TEXT);
  const group = page.locator('#site-menu details').first();
  await group.locator('summary').click();
  await expect(group).toHaveAttribute('open', '');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(group).not.toHaveAttribute('open');

  await group.locator('summary').press('Enter');
  await group.getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(group).not.toHaveAttribute('open');
  await expect(group.locator('summary')).toBeFocused();
});

test('a link to a vehicle leads to it, and back leads to the text', async ({ page }) => {
  const { path } = await theFirst('corella', '');
  await open(page, TEXT);
  await page.evaluate((href) => {
    const on = Object.assign(document.createElement('a'), { href, textContent: 'That car' });
    document.querySelector('main')?.prepend(on);
  }, path);
  await page.getByRole('link', { name: 'That car' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const trail = () => page.evaluate(() => sessionStorage.getItem('corella:visit-trail'));
  expect(await trail()).toContain(`["${TEXT}","${path}"]`);

  await page.goBack();
  await expect(page).toHaveURL(TEXT);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('it asks for consent without React, and what is answered holds once the page is awake', async ({ page }) => {
  const scripts = scriptsOf(page);
  await open(page, `${siteOrigin('plugbird')}${TEXT}`);
  const question = page.getByRole('region', { name: 'May we measure your visit?' });
  await expect(question).toBeVisible();
  expect(await page.evaluate(() => window.dataLayer?.length ?? 'nothing')).toBe('nothing');
  expect(ofWholePage(scripts)).toEqual([]);

  // It wakes with the question open: whoever asked goes on.
  await page.locator('#site-menu').dispatchEvent('toggle');
  await expect(isAwake(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
  await expect(question).toHaveCount(1);
  await question.getByRole('button', { name: 'Yes, allow' }).click();
  await expect(question).toBeHidden();
  expect(await page.evaluate(() => window.dataLayer?.length)).toBe(1);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/contact/);
  await expect
    .poll(() => page.evaluate(() => window.dataLayer?.map((noted) => 'page_type' in noted && noted.page_type)))
    .toEqual(['custom', 'contact']);
});
