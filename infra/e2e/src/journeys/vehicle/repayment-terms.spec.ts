import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { aFinancedCar, cars } from '../../a-car';
import { open, test } from '../../journey';
import { siteOrigin } from '../../running-platform';

test.use({ hasPictures: false });

const SITE = siteOrigin('corella');
const RESULTS = `${SITE}/search/used-cars`;
const WEEKLY = `${RESULTS}?range[weekly]=:150`;

const NOW = 'Repayments here: over 6 years, deposit $2,000, no final payment.';
const OWN = 'Repayments here are on each lender’s own terms.';

test.describe.configure({ timeout: 120_000 });

/** Everything that a page says of repayments. */
const repaymentsOf = (page: Page) => page.locator('main [data-repayment]').allTextContents();

/** Opens the form in the page, or without scripts on the finance page, which leads back. */
const ask = (page: Page) => page.getByRole('link', { name: 'Change repayment terms' }).click();

async function choose(page: Page, { deposit, years }: { deposit: string; years: string }) {
  await ask(page);
  const form = page.getByRole('form', { name: 'Terms of all repayments' });
  await form.getByRole('combobox', { name: 'Term', exact: true }).selectOption(years);
  await form.getByRole('textbox', { name: 'Deposit', exact: true }).fill(deposit);
  await form.getByRole('button', { name: 'Use for every vehicle' }).click();
}

/** Every repayment of a page is over so many years, with that deposit and no final payment. */
async function expectTerms(page: Page, years: string, deposit: string) {
  const said = await repaymentsOf(page);
  expect(said.length).toBeGreaterThan(0);
  for (const words of said) {
    expect(words).toContain(`over ${years}, deposit ${deposit}`);
    expect(words).not.toContain('final payment');
  }
}

/** A vehicle's page and those that are compared follow the terms too; a quote for excellent credit has its own. */
async function expectFollowed(page: Page) {
  const car = await aFinancedCar();
  const others = (await cars()).slice(0, 3).map(({ slug }) => slug);
  for (const path of [car.path, `/compare?cars=${[car.slug, ...others].join()}`]) {
    await page.goto(SITE + path);
    await expect(page.locator('main [data-repayment]').first()).toBeVisible();
    const [said] = (await repaymentsOf(page)).filter((words) => !/excellent/i.test(words));
    expect(said).toContain('over 6 years, deposit $2,000');
  }
}

async function expectAtMost(page: Page, dollarsAWeek: number) {
  const weeks = (await repaymentsOf(page)).map((words) => Number(/\$(\d+) a week/.exec(words)?.[1]));
  expect(weeks.length).toBeGreaterThan(0);
  expect(Math.max(...weeks)).toBeLessThanOrEqual(dollarsAWeek);
}

for (const [device, use] of [
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
  ['a desktop without JavaScript', { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false }],
] as const) {
  test.describe(device, () => {
    test.use(use);

    test('the terms of all repayments are switched once, followed everywhere, and given back', async ({ page }) => {
      await page.goto(RESULTS);
      await expect(page.getByText(OWN)).toBeVisible();
      const before = await repaymentsOf(page);
      await choose(page, { deposit: '$2,000', years: '6' });
      await expect(page.getByText(NOW)).toBeVisible();
      await page.waitForURL(RESULTS);
      expect(page.url()).toBe(RESULTS);
      await expectTerms(page, '6 years', '$2,000');

      await expectFollowed(page);
      await page.goto(WEEKLY);
      await expectAtMost(page, 150);
      await expectTerms(page, '6 years', '$2,000');

      await page.goto(RESULTS);
      await expect(page.getByText(NOW)).toBeVisible();
      await ask(page);
      await page.getByRole('button', { name: 'Back to each lender’s own terms' }).click();
      await expect(page.getByText(OWN)).toBeVisible();
      await page.waitForURL(RESULTS);
      expect(await repaymentsOf(page)).toEqual(before);
    });
  });
}

test('by keyboard alone', async ({ page }) => {
  await open(page, RESULTS);
  await page.getByRole('link', { name: 'Change repayment terms' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Term', exact: true })).toBeFocused();
  await page.keyboard.press('3');
  await page.keyboard.press('Tab');
  await page.keyboard.type('1500');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Repayments here: over 3 years, deposit $1,500, no final payment.')).toBeVisible();
});

test.describe('refused', () => {
  test.use({ expectedComplaints: /422/ });
  test('a deposit in words is refused beside its field and stays', async ({ page }) => {
    await page.goto(RESULTS);
    await choose(page, { deposit: 'a lot', years: '4' });
    const form = page.getByRole('form', { name: 'Terms of all repayments' });
    const field = form.getByRole('textbox', { name: 'Deposit', exact: true });

    await expect(field).toHaveValue('a lot');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Write the deposit in whole dollars/);
    expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'finance_assumption' }));
  });
});

/** Somebody else's browser, with terms of their own or none. */
async function visitor(browser: Browser, terms: string | null): Promise<() => Promise<string>> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  if (terms) await context.addCookies([{ name: 'finance_assumption', value: terms, url: SITE }]);
  const page = await context.newPage();
  return async () => {
    await page.goto(RESULTS);
    return (await repaymentsOf(page)).join('\n');
  };
}

test('two visitors with different terms and one without never get each other’s page', async ({ browser }) => {
  const [plain, one, other] = await Promise.all([null, '5.3000.0', '7.0.20'].map((terms) => visitor(browser, terms)));
  // The first answer with new terms may come late, below the page: all stock is worked out anew.
  for (const visit of [plain, one, other]) await visit!();
  const [own, first, second] = [await plain!(), await one!(), await other!()];
  expect(first).toContain('over 5 years, deposit $3,000');
  expect(second).toContain('over 7 years, final payment');
  expect(own).not.toContain('deposit $3,000');

  // Remembered or not, whoever asked last.
  expect(await plain!()).toBe(own);
  expect(await one!()).toBe(first);
  expect(await other!()).toBe(second);
  expect(await plain!()).toBe(own);
});
