import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { ENTER, byKeyboard } from '../../people/keyboard';
import { open, test } from '../../journey';

test.use({ hasPictures: false, contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 90_000 });

/** A screen reader reads the heading that has the focus, and finds the same page in the title. */
async function expectArrival(page: Page, heading: RegExp, title: RegExp = heading) {
  const h1 = page.getByRole('heading', { level: 1, name: heading });
  await expect(h1).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(title);
}

/** Goes on by a link as a keyboard does: keys bring the focus to it, and it still has it when it is followed. */
async function followLink(page: Page, link: Locator) {
  // Until a first key is pressed, an arrival gives its focus again to what the page loads later.
  await page.keyboard.press('Shift');
  await link.focus();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
}

test('each page takes the focus to its heading, and back returns it to the link that led away', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('h1:focus')).toHaveCount(0);
  await byKeyboard(page, [[/^Show Me/, ENTER]]);
  await expectArrival(page, /cars/i);

  const third = page.getByRole('article').nth(2).getByRole('link').first();
  const name = (await third.textContent()) ?? '';
  await followLink(page, third);
  await expect(page).toHaveURL(/\/cars\//);
  await expectArrival(page, /^\d{4} /);

  await page.goBack();
  await expect(page).toHaveURL(/\/search\//);
  await expect(page.getByRole('link', { name, exact: true }).and(page.locator(':focus'))).toBeVisible();

  for (const path of [
    '/special-offers',
    '/dealer-locator',
    '/finance',
    '/brands',
    '/privacy-policy',
    '/book-test-drive',
    '/sign-in',
    '/trade-in',
  ]) {
    const href = await page.evaluate((to) => {
      document.getElementById('on')?.remove();
      const link = document.createElement('a');
      link.href = to;
      link.textContent = 'On';
      link.id = 'on';
      document.querySelector('main')?.prepend(link);
      return link.pathname;
    }, path);
    const before = await page.title();
    await followLink(page, page.locator('#on'));
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect(page.locator('h1'), path).toBeFocused();
    await expect(page, path).not.toHaveTitle(before);
  }
});

test('the skip link leads into the content of a page that was come to within the site', async ({ page }) => {
  await open(page, '/contact');
  await followLink(page, page.getByRole('link', { name: /home/ }).first());
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('h1')).toBeFocused();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a filter is answered by a status and keeps the focus; another page of the list is an arrival', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/search/new-used-and-demo-cars');
  const count = page.getByRole('status').filter({ hasText: /cars?$/ });
  const before = page.url();
  const box = page.locator('#filters').getByRole('checkbox').first();
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page).not.toHaveURL(before);
  await expect(count).toBeVisible();
  await expect(box).toBeFocused();

  await followLink(page, page.getByRole('link', { name: /^(Next|2$|Page 2)/ }).first());
  await expect(page).toHaveURL(/page=2/);
  await expectArrival(page, /cars/i);
});

test('a step of a valuation is an arrival', async ({ page }) => {
  await open(page, '/trade-in');
  await byKeyboard(page, [
    [/^Or tell us what it is/, ENTER],
    [/^Year/, { keys: '2021' }],
    [/^Make/, { type: 'Toyota' }],
    [/^Model/, { type: 'HiLux' }],
    [/^Kilometres/, { keys: '60000' }],
    [/^Continue/, ENTER],
  ]);
  await expect(page).toHaveURL(/trade_make=Toyota/);
  await expect(page.locator('main h1')).toBeFocused();
});
