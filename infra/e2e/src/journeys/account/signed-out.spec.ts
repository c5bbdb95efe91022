import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { aMobile, fromOwnAddress } from '../../people/a-person';
import { signIn } from '../../people/sign-in';
import { open, test } from '../../journey';

test.use({ hasPictures: false, extraHTTPHeaders: fromOwnAddress() });

const inHeader = (page: Page) => page.locator('[data-widget="mfe-account/header-account"]').getByRole('link');

test('who signs out everywhere reads that it is done, and no other tab goes on showing what is theirs', async ({
  page,
  context,
}) => {
  await open(page, '/sign-in?redirect=/your-data');
  await signIn(page, aMobile());
  await expect(page).toHaveURL(/\/your-data$/);
  const [list, home] = [await context.newPage(), await context.newPage()];
  await open(list, '/watchlist');
  await open(home, '/');
  for (const tab of [list, home]) await expect(inHeader(tab)).toContainText('Saved cars');

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();

  await expect(page.getByText(/^Done: your number is signed out at every site of/)).toBeVisible();
  await expect(list).toHaveURL(/\/sign-in\?type=watchlist&redirect=%2Fwatchlist/);
  await expect(inHeader(home)).toContainText('Sign in');
  expect(new URL(home.url()).pathname).toBe('/');

  // An address by itself says so to nobody.
  await open(page, '/sign-in?redirect=/&done=signed-out-everywhere.1');
  await expect(page.getByText('Step 1 of 2')).toBeVisible();
  await expect(page.getByText(/^Done:/)).toHaveCount(0);
});

test('who signs out in one tab has signed out in the others', async ({ page, context }) => {
  await open(page, '/sign-in?redirect=/saved-searches');
  await signIn(page, aMobile());
  const other = await context.newPage();
  await open(other, '/your-data');
  await expect(inHeader(other)).toContainText('Saved cars');

  await page.getByRole('button', { name: 'Sign out' }).click();

  await expect(inHeader(page)).toContainText('Sign in');
  await expect(other).toHaveURL(/\/sign-in\?type=account&redirect=%2Fyour-data/);
});
