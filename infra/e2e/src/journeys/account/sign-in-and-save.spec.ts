import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { cars } from '../../a-car';
import type { DemoCar } from '../../a-car';
import { WCAG, expectNoFindings } from '../../pages/axe';
import { aMobile, e164, fromOwnAddress } from '../../people/a-person';
import { open, test } from '../../journey';
import { siteOrigin } from '../../running-platform';
import { signIn } from '../../people/sign-in';
import { signInCode } from '../../platform/outbox';

// A refused code is a 401 or 422, which the browser reports.
test.use({ expectedComplaints: /\/api\/sign-in\/verify/, extraHTTPHeaders: fromOwnAddress() });

const saveButton = (page: Page) => page.locator('[data-widget="mfe-account/save-button"]').getByRole('button');
const savedInHeader = (page: Page) => page.locator('[data-widget="mfe-account/header-account"]').getByRole('link');

async function twoCars(): Promise<[DemoCar, DemoCar]> {
  const [first, second] = await cars();
  if (!first || !second) throw new Error('The demo has too few cars');
  return [first, second];
}

test('saving a car leads through the sign-in and back to it saved; the header counts in every tab', async ({
  page,
  context,
}) => {
  const [car, other] = await twoCars();
  const mobile = aMobile();

  // Nobody knows who this is yet: the sign-in comes first, and the car is saved on the way back.
  await open(page, car.path);
  await expect(savedInHeader(page)).toContainText('Sign in');
  await saveButton(page).click();
  await expect(page).toHaveURL(/\/sign-in/);
  await signIn(page, mobile);
  await expect(page).toHaveURL(new RegExp(`${car.path}$`));
  await expect(saveButton(page)).toHaveAccessibleName('Saved');
  await expect(page.getByText('Car Saved In Watchlist')).toBeVisible();
  await expect(savedInHeader(page)).toContainText('1 car');

  // Another tab: one toast at a time, and both headers follow.
  const tab = await context.newPage();
  await open(tab, other.path);
  await expect(savedInHeader(tab)).toContainText('1 car');
  await saveButton(tab).click();
  await expect(saveButton(tab)).toHaveAccessibleName('Saved');
  await expect(savedInHeader(tab)).toContainText('2 cars');
  await expect(savedInHeader(page)).toContainText('2 cars');
  await saveButton(tab).click();
  await expect(saveButton(tab)).toHaveAccessibleName('Save');
  await expect(tab.getByText('Car Removed')).toBeVisible();
  await expect(tab.getByText('Car Saved In Watchlist')).toHaveCount(0);
  await expect(savedInHeader(page)).toContainText('1 car');

  // The list itself: what was saved is there after a reload, and can be removed there too.
  await savedInHeader(tab).click();
  await expect(tab).toHaveURL(/\/watchlist$/);
  // Axe reads colours in the middle of a transition otherwise.
  await tab.emulateMedia({ reducedMotion: 'reduce' });
  await tab.reload();
  await expect(tab.getByRole('article')).toHaveCount(1);
  await expectNoFindings(tab, { tags: WCAG });
  await tab.getByRole('button', { name: `Remove: ${car.name}` }).click();
  await expect(tab.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expect(saveButton(page)).toHaveAccessibleName('Save');
});

test('a page that the phone dropped while its owner read the message comes back at the code, and saves the car', async ({
  page,
}) => {
  const [car] = await twoCars();
  const mobile = aMobile();
  await open(page, car.path);
  await saveButton(page).click();
  await page.getByRole('form', { name: 'Sign in' }).getByLabel('Mobile').fill(mobile);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Six-digit code')).toBeVisible();

  await page.reload();
  await page.getByLabel('Six-digit code').fill(await signInCode(e164(mobile)));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(new RegExp(`${car.path}$`));
  await expect(saveButton(page)).toHaveAccessibleName('Saved');
});

/** A card's heart, whether or not its car is saved. */
const heart = (page: Page, { name }: DemoCar) =>
  page.getByRole('button', { name: new RegExp(`^Saved?: ${name}$`) }).first();

test('a heart keeps its car in this browser at once, and the sign-in puts it onto the watchlist once', async ({
  page,
  context,
}) => {
  const [car] = await twoCars();
  const results = `/search?query=${encodeURIComponent(car.stocknum)}`;

  await open(page, results);
  await heart(page, car).click();
  await expect(heart(page, car)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/search/);
  await expect(savedInHeader(page)).toContainText('1 car');

  // Another tab knows it, and a reload forgets nothing.
  const tab = await context.newPage();
  await open(tab, results);
  await expect(heart(tab, car)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(heart(page, car)).toHaveAttribute('aria-pressed', 'true');

  // The sign-in lists it. Both tabs hear of the sign-in, and both would merge.
  await savedInHeader(page).click();
  await expect(page.getByRole('heading', { name: '1 car kept in this browser' })).toBeVisible();
  await expectNoFindings(page, { tags: WCAG });
  await signIn(page, aMobile());
  await expect(page).toHaveURL(/\/watchlist$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: /kept in this browser/ })).toHaveCount(0);
  await expect(savedInHeader(tab)).toContainText('1 car');
  await expect(savedInHeader(tab)).toHaveAttribute('href', '/watchlist');
  await expect(heart(tab, car)).toHaveAttribute('aria-pressed', 'true');

  // Signed out, nothing of the list is left here.
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(savedInHeader(tab)).toContainText('Sign in');
  await expect(heart(tab, car)).toHaveAttribute('aria-pressed', 'false');
});

test("where the site has it so, a heart is the watchlist's: the sign-in comes first", async ({ page }) => {
  const [car] = await cars('wide-road', '');
  if (!car) throw new Error('Wide Road has no car');
  const results = `${siteOrigin('wide-road')}/search?query=${encodeURIComponent(car.stocknum)}`;

  await open(page, results);
  await heart(page, car).click();
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist/);
  await signIn(page, aMobile());
  await expect(page).toHaveURL(new RegExp(`${car.path}$`));
  await expect(saveButton(page)).toHaveAccessibleName('Saved');
});

test('a wrong code is refused beside its field, and signing out closes the list', async ({ page }) => {
  const mobile = aMobile();
  await open(page, '/watchlist');
  await expect(page).toHaveURL(/\/sign-in\?.*redirect=%2Fwatchlist/);

  await page.getByLabel('Mobile').fill('12');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Mobile')).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel('Mobile').fill(mobile);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const sent = await signInCode(e164(mobile));
  await page.getByLabel('Six-digit code').fill(sent === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Six-digit code')).toHaveAttribute('aria-invalid', 'true');

  await page.getByLabel('Six-digit code').fill(sent);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/watchlist$/);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(savedInHeader(page)).toContainText('Sign in');
  await page.goto('/watchlist');
  await expect(page).toHaveURL(/\/sign-in/);
});
