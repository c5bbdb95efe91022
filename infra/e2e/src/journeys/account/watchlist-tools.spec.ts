import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { cars } from '../../a-car';
import { expectNoFindings, WCAG } from '../../pages/axe';
import { aMobile, fromOwnAddress } from '../../people/a-person';
import { open, test } from '../../journey';
import { shellOrigin } from '../../running-platform';
import { signIn, signInWithoutJavaScript } from '../../people/sign-in';

test.use({ extraHTTPHeaders: fromOwnAddress() });

const withPrice = async () => (await cars('corella', '')).filter(({ price }) => price !== null).slice(0, 3);

/** Saves cars for whoever is signed in, as their pages do. */
async function save(page: Page, list: readonly { id: string }[]): Promise<void> {
  const session = (await (await page.request.get('/api/session')).json()) as { user: { phone: string } };
  const data = { phone_number: session.user.phone, car_ids: list.map(({ id }) => id) };
  const answer = await page.request.post('/api/watchlist/save-cars', { data, headers: { origin: shellOrigin } });
  expect(answer.ok()).toBe(true);
}

test('a list is sorted, two of it are compared, and three are asked about in one message', async ({ page }) => {
  const list = await withPrice();
  await open(page, '/watchlist');
  await signIn(page, aMobile());
  await expect(page).toHaveURL(/\/watchlist$/);
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await save(page, list);
  await open(page, '/watchlist');
  await expectNoFindings(page, { tags: WCAG });

  await page.getByRole('link', { name: 'Lowest price' }).click();
  await expect(page).toHaveURL(/\?sort=price$/);
  const cheapest = list
    .toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0))
    .map(({ name }) => `Tick: ${name}`);
  const ticks = page.getByRole('checkbox', { name: /^Tick: / });
  await expect(ticks).toHaveCount(3);
  expect(await ticks.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label')))).toEqual(cheapest);

  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Compare 2 / })).toBeVisible();

  await open(page, '/watchlist');
  for (const index of [0, 1, 2]) await ticks.nth(index).check();
  await page.getByRole('button', { name: 'Ask about them' }).click();
  await expect(page.getByText(/^Your message is about these, /)).toBeVisible();
  for (const { name } of list) await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
});

test('without JavaScript the same links and forms do', async ({ browser }) => {
  const list = await withPrice();
  const page = await (await browser.newContext({ baseURL: shellOrigin, javaScriptEnabled: false })).newPage();
  await page.goto('/watchlist');
  await signInWithoutJavaScript(page, aMobile());
  await save(page, list);
  await page.goto('/watchlist');
  await page.getByRole('link', { name: 'Highest price' }).click();
  await expect(page.getByRole('link', { name: 'Highest price' })).toHaveAttribute('aria-current', 'true');
  for (const box of await page.getByRole('checkbox', { name: /^Tick: / }).all()) await box.check();
  await page.getByRole('button', { name: 'Ask about them' }).click();
  await expect(page.getByText(/^Your message is about these, /)).toBeVisible();
  await page.context().close();
});
