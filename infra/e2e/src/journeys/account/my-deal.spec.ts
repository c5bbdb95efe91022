import { expect } from '@playwright/test';
import { aFinancedCar } from '../../a-car';
import { expectNoFindings, WCAG } from '../../pages/axe';
import { aMobile, fromOwnAddress } from '../../people/a-person';
import { open, test } from '../../journey';
import { shellOrigin } from '../../running-platform';
import { signIn, signInWithoutJavaScript } from '../../people/sign-in';

// A link that has ended is a 410, which the browser reports.
test.use({ expectedComplaints: /\/my-deal\//, extraHTTPHeaders: fromOwnAddress() });

const FIGURES = 'deposit=5000&term=5&delivery_postcode=4000';
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, baseURL: shellOrigin };

test('a deal begun on a phone goes on on a desktop, by signing in and by its link', async ({ page, browser }) => {
  const car = await aFinancedCar();
  const mobile = aMobile();
  const small = await (await browser.newContext(phone)).newPage();
  await open(small, `${car.path}?${FIGURES}`);
  await small.getByRole('link', { name: 'keep them as your deal' }).click();
  await signIn(small, mobile);
  await expect(small.getByRole('heading', { level: 2, name: car.name })).toBeVisible();
  await expectNoFindings(small, { tags: WCAG });
  await small.getByRole('button', { name: 'Keep this deal' }).click();
  await expect(small.getByText(/^Kept\. Go on with it/)).toBeVisible();
  const repayment = await small.locator('[data-repayment]').textContent();

  await open(page, '/my-deal');
  await signIn(page, mobile);
  await expect(page.locator('[data-repayment]')).toHaveText(repayment ?? '');
  await expect(page.getByText('You pay at first', { exact: true })).toBeVisible();
  const link = (await page.getByRole('link', { name: /^Link to open or send/ }).getAttribute('href')) ?? '';
  await page.getByRole('link', { name: 'Change it' }).click();
  await expect(page).toHaveURL(/deposit=5000.*delivery_postcode=4000/);

  const other = await (await browser.newContext({ baseURL: shellOrigin })).newPage();
  await open(other, link);
  await expect(other.locator('[data-repayment]')).toHaveText(repayment ?? '');
  expect(await (await other.request.get(link)).text()).not.toMatch(/\+?614\d{8}/);
  await expect(other.getByRole('link', { name: 'Ask about this deal' })).toHaveAttribute('href', /&deal=/);

  await open(page, '/my-deal');
  await page.getByRole('button', { name: `Remove: ${car.name}` }).click();
  await expect(page.getByRole('heading', { name: 'No deal yet' })).toBeVisible();
  expect((await other.goto(link))?.status()).toBe(410);
  await Promise.all([small, other].map((one) => one.context().close()));
});

test('without JavaScript a deal is reached from the vehicle, signed in for, kept and removed', async ({ browser }) => {
  const car = await aFinancedCar();
  const page = await (await browser.newContext({ baseURL: shellOrigin, javaScriptEnabled: false })).newPage();
  await page.goto(`${car.path}?${FIGURES}`);
  await page.getByRole('link', { name: 'keep them as your deal' }).click();
  await signInWithoutJavaScript(page, aMobile());
  await page.getByRole('button', { name: 'Keep this deal' }).click();
  await expect(page.getByText(/^Kept\. Go on with it/)).toBeVisible();
  await page.getByRole('button', { name: `Remove: ${car.name}` }).click();
  await expect(page.getByRole('heading', { name: 'No deal yet' })).toBeVisible();
  await page.context().close();
});
