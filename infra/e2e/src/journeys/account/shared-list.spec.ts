import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { cars } from '../../a-car';
import { expectNoFindings, WCAG } from '../../pages/axe';
import { aMobile } from '../../people/a-person';
import { open, test } from '../../journey';
import { shellOrigin } from '../../running-platform';
import { signIn } from '../../people/sign-in';

// A link that has ended is a 410, which the browser reports.
test.use({ expectedComplaints: /\/shared-list\// });

/** Signs in by saving a car, and makes the link. @returns its path. */
async function shareACar(page: Page): Promise<{ name: string; path: string; link: string }> {
  const [car] = await cars();
  if (!car) throw new Error('The demo has no car');
  await open(page, car.path);
  await page.locator('[data-widget="mfe-account/save-button"]').getByRole('button').click();
  await signIn(page, aMobile());
  await expect(page).toHaveURL(new RegExp(`${car.path}$`));
  await open(page, '/watchlist');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = (await page.getByRole('link', { name: /^Your link/ }).getAttribute('href')) ?? '';
  return { name: car.name, path: car.path, link };
}

async function somebodyElse(browser: Browser, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  return (await browser.newContext({ baseURL: shellOrigin, ...options })).newPage();
}

test('a shared list is seen by whoever has its link, kept by its hearts, and gone once its owner ends it', async ({
  page,
  browser,
}) => {
  const { name, link } = await shareACar(page);
  const other = await somebodyElse(browser);

  await open(other, link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/shared with you/);
  await expect(other.getByText(/The link works until/)).toBeVisible();
  await expectNoFindings(other, { tags: WCAG });
  await other.getByRole('button', { name: `Save: ${name}` }).click();
  await expect(other.getByRole('button', { name: `Saved: ${name}`, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const answer = await other.request.get(link);
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect(await answer.text()).not.toMatch(/\+?614\d{8}/);

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
  expect((await other.goto(link))?.status()).toBe(410);
  await expect(other.getByRole('heading', { level: 1, name: 'This list is shared no more' })).toBeVisible();
  expect((await other.goto(`${link.slice(0, -1)}x`))?.status()).toBe(404);
  await expect(other.getByRole('heading', { level: 1, name: 'We cannot find this list' })).toBeVisible();
  await other.context().close();
});

test('without JavaScript a shared list shows its cars, and its hearts lead by the sign-in to the car', async ({
  page,
  browser,
}) => {
  const { name, path, link } = await shareACar(page);
  const other = await somebodyElse(browser, { javaScriptEnabled: false });

  await other.goto(link);
  await expect(other.getByRole('article')).toHaveCount(1);
  await other.getByRole('button', { name: `Save: ${name}` }).click();
  await expect(other).toHaveURL(/\/sign-in\?type=watchlist/);
  expect(new URL(other.url()).searchParams.get('redirect')).toBe(path);
  await other.context().close();
});

// More at once is a rate, and a rate depends on the machine.
test('forty who open a shared list at once all see it, and other pages are served meanwhile', async ({ page }) => {
  const { name, link } = await shareACar(page);
  const { request } = page.context();

  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => request.get(n % 10 === 0 ? '/locations' : link)),
  );

  expect(answers.map((answer) => answer.status()).filter((status) => status !== 200)).toEqual([]);
  expect(await answers.at(-1)?.text()).toContain(name);
});
