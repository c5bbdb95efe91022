import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { aQuotedCar } from '../../a-car';
import { WCAG, expectNoFindings } from '../../pages/axe';
import { aMobile, fromOwnAddress } from '../../people/a-person';
import { DESKTOP, PHONE } from '../../people/fill-form';
import { open, test } from '../../journey';
import { byKeyboard } from '../../people/keyboard';
import { signIn, signInWithoutJavaScript } from '../../people/sign-in';
import { siteOrigin } from '../../running-platform';

// Axe reads colours in the middle of a transition otherwise.
test.use({ hasPictures: false, contextOptions: { reducedMotion: 'reduce' }, extraHTTPHeaders: fromOwnAddress() });

const rate = (page: Page, credit: RegExp) => page.getByRole('region', { name: credit });

async function expectRates(page: Page) {
  const excellent = rate(page, /excellent credit/);
  await expect(excellent).toContainText(/\$[\d,]+ a week\s*at [\d.]+% p\.a\. · [\d.]+% p\.a\. comparison rate/);
  await expect(excellent).toContainText('over 5 years');
  await expect(rate(page, /fair credit/)).toBeHidden();
}

test('from the quote on a vehicle page, through the sign-in, to the rate for one’s own credit, with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const car = await aQuotedCar();
  await open(page, car.path);
  const quote = page.getByRole('region', { name: 'With excellent credit' });
  await expect(quote).toContainText(/excellent credit, over 5 years/);
  await quote.getByRole('link', { name: 'See it for your credit' }).press('Enter');
  await signIn(page, aMobile());

  await expect(page.getByRole('heading', { level: 1, name: 'Check your rate' })).toBeVisible();
  await expectRates(page);
  await expectNoFindings(page, { tags: WCAG });
  await byKeyboard(page, [[/^Your credit history/, { press: 'ArrowDown' }]]);
  await expect(rate(page, /good credit/)).toBeVisible();
  await expect(rate(page, /excellent credit/)).toBeHidden();
  expect(page.url()).not.toMatch(/good/i);
  await page.setViewportSize(PHONE);
  await expectNoFindings(page, { tags: WCAG });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await byKeyboard(page, [[/^Request pre-approval/, { press: 'Enter' }]]);
  await expect(page.getByRole('form', { name: 'Finance pre-approval request' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: /status of 404/ });

  test('the page asks to sign in, shows the rate for each credit history, and is not there without the feature', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const car = await aQuotedCar();
    await page.goto(`/credit-check?car_id=${car.slug}`);
    await signInWithoutJavaScript(page, aMobile());
    await expectRates(page);
    await page.getByRole('radio', { name: /^Fair/ }).check();
    await expect(rate(page, /fair credit/)).toContainText(/a week/);
    await page.getByRole('radio', { name: /trouble/ }).check();
    await expect(rate(page, /trouble/).getByRole('link', { name: 'Ask about finance' })).toBeVisible();

    await page.goto('/credit-check');
    await expect(page.getByRole('link', { name: 'Choose a vehicle' })).toBeVisible();
    const elsewhere = await page.goto(`${siteOrigin('brolga-toyota')}/credit-check`);
    expect(elsewhere?.status()).toBe(404);
  });
});
