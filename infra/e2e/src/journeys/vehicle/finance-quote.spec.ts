import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { aFinancedCar } from '../../a-car';
import { WCAG, expectNoFindings } from '../../pages/axe';
import { aPerson, fromOwnAddress } from '../../people/a-person';
import { PHONE, fillPerson } from '../../people/fill-form';
import { open, test } from '../../journey';
import { attachmentText, mailsFrom } from '../../platform/outbox';
import { siteOrigin } from '../../running-platform';

test.use({ contextOptions: { reducedMotion: 'reduce' }, extraHTTPHeaders: fromOwnAddress(), viewport: PHONE });
test.use({ hasPictures: false });

const FIGURES = 'amount=30000&deposit=2000&trade_in=9000&residual=5000&term=4&frequency=26';
const link = (page: Page) => page.getByRole('link', { name: 'Get a link to these figures' });
const figures = (page: Page) => page.locator('main dl').first();

test('figures from a vehicle go by a signed link to the enquiry, its mail and its ADF', async ({ page }) => {
  const car = await aFinancedCar();
  await open(page, `/finance?car_id=${car.id}&${FIGURES}`);
  const [repayment = ''] =
    /^\$[\d,]+ a fortnight/.exec(await page.locator('[data-repayment]').last().innerText()) ?? [];
  await link(page).click();

  await expect(page).toHaveURL(/\/finance-quote\?signed=/);
  await expect(figures(page)).toContainText(repayment);
  await expect(figures(page)).toContainText(/Comparison rate\s*[\d.]+% p\.a\..*Trade-in\s*\$9,000.*oan\s*\$19,000/s);
  await expect(page.getByText(/^As at /)).toBeVisible();
  await expect(page.getByText('Worked out today, the figures are the same.')).toBeVisible();
  await expectNoFindings(page, { tags: WCAG });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const address = page.url();

  await page.getByRole('link', { name: 'Ask for a quote with these figures' }).click();
  const attached = page.getByRole('region', { name: 'Figures that go with this form' });
  await expect(attached).toContainText(repayment);
  await expect(page.getByText('Work out a repayment')).toHaveCount(0);
  const form = page.getByRole('form', { name: 'Finance enquiry' });
  const person = aPerson();
  await fillPerson(form, person);
  await form.getByRole('button', { name: 'Ask about finance' }).click();
  await expect(page).toHaveURL(/\/success/);
  const [mail] = await mailsFrom(person.email);
  expect(mail?.text).toContain(`Quoted: Repayment: ${repayment}`);
  expect(mail?.text).toContain(address);
  expect(await attachmentText(mail!, /adf/)).toContain(`Quoted: Repayment: ${repayment}`);
});

test.describe('without JavaScript', () => {
  // A link that does not hold is not found.
  test.use({ javaScriptEnabled: false, expectedComplaints: /404 \(Not Found\).*finance-quote/ });

  test('a button signs what was typed, and what is empty or no number is said', async ({ page }) => {
    await page.goto('/finance');
    await page.locator('#finance-form').getByRole('textbox', { name: 'Deposit' }).fill('$3,000');
    await page.getByRole('button', { name: 'Get a link to these figures' }).click();
    await expect(figures(page)).toContainText('$3,000');
    const address = page.url();
    await page.reload();
    await expect(figures(page)).toContainText('$3,000');

    await page.goto(address.replace(/signed=(.{40})./, 'signed=$1x'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not hold');
    await page.goto(address.replace(new URL(address).origin, siteOrigin('brolga-toyota')));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not hold');

    await page.goto('/finance');
    await page.locator('#finance-form [name=amount]').fill('');
    await page.locator('#finance-form [name=term]').fill('');
    await page.getByRole('button', { name: 'Get a link to these figures' }).click();
    await expect(page.getByText('The amount is empty. Enter dollars in digits, like 30,000.')).toBeVisible();
    await expect(page.getByText('The term is empty. Enter years in digits, from 1 to 7.')).toBeVisible();

    await page.goto('/finance-quote/new?amount=lots');
    await expect(page.getByText('“lots” is no number')).toBeVisible();
  });
});
