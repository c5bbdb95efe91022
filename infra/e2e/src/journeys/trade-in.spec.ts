import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { aPerson, fromOwnAddress } from '../enquiry';
import type { Person } from '../enquiry';
import { DESKTOP, PHONE, fillPerson } from '../fill-form';
import { open, test } from '../journey';
import { mailsFrom } from '../outbox';

/** Vehicle, condition, details: the three steps of a valuation. */
async function tellOfVehicle(page: Page): Promise<Person> {
  const person = aPerson();
  const vehicle = page.getByRole('form', { name: 'Vehicle', exact: true });
  await vehicle.getByLabel('Year').fill('2021');
  await vehicle.getByLabel('Make').fill('Toyota');
  await vehicle.getByLabel('Model').fill('HiLux');
  await vehicle.getByLabel('Kilometres').fill('60000');
  await vehicle.getByRole('button', { name: 'Continue' }).click();
  const condition = page.getByRole('form', { name: 'Condition', exact: true });
  await condition.getByRole('radio', { name: 'Good', exact: true }).check();
  await condition.getByRole('button', { name: 'Continue' }).click();
  const details = page.getByRole('form', { name: 'Value my vehicle' });
  await fillPerson(details, person);
  await details.getByRole('button', { name: 'Show my estimate' }).click();
  return person;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: fromOwnAddress() });

  test('a trade-in goes through its steps and leads to its estimate', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/trade-in');
    await tellOfVehicle(page);
    await expect(page.getByRole('heading', { level: 1, name: /2021 Toyota HiLux/ })).toBeVisible();
  });
});

test.describe('with a file that is no photo', () => {
  // The API refuses it by this status, and the page says so.
  test.use({ expectedComplaints: /status of 422/ });

  test('a trade-in keeps its answers when going back, takes a photo, is accepted and carried into finance', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, '/trade-in?step=condition&trade_year=2021&trade_make=Toyota&trade_model=HiLux&trade_km=60000');
    await expect(page.getByRole('form', { name: 'Condition', exact: true })).toBeVisible();
    await page.goto('/trade-in?trade_year=2021&trade_make=Toyota');
    await expect(page.getByLabel('Make')).toHaveValue('Toyota');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    const person = await tellOfVehicle(page);

    await expect(page.getByRole('heading', { level: 1, name: /2021 Toyota HiLux/ })).toBeVisible();
    const picture = await page.screenshot();
    await page.getByLabel('Photos', { exact: true }).setInputFiles([
      { name: 'front.png', mimeType: 'image/png', buffer: picture },
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    ]);
    await expect(page.getByRole('progressbar', { name: 'front.png' })).toHaveAttribute('value', '100');
    await expect(page.getByText('This file is not a photo we can read')).toBeVisible();
    await page.getByRole('button', { name: 'Accept and arrange a time' }).click();
    await expect(page.getByText('You accepted the estimate')).toBeVisible();
    await expect(async () => {
      const subjects = (await mailsFrom(person.email)).map(({ subject }) => subject);
      expect(subjects.some((subject) => subject.includes('3. Offer Accepted'))).toBe(true);
    }).toPass({ timeout: 20_000 });

    await page.getByLabel(/^Still owed on it/).fill('1,000');
    await page.getByRole('button', { name: /in the finance calculator$/ }).click();
    await expect(page.getByText(/^Your trade-in's \$[\d,]+ is set as the deposit/)).toBeVisible();
  });
});
