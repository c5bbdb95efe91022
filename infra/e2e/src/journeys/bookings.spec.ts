import { expect } from '@playwright/test';
import { cars } from '../a-car';
import { aPerson, fromOwnAddress } from '../enquiry';
import { DESKTOP, PHONE, anHour, choosePlace, fillPerson, nextWeekday } from '../fill-form';
import { open, test } from '../journey';

test('a car is reserved with a deposit, once, and shows as reserved from then on', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  // One that no other journey looks at, and not the same in two runs.
  const others = await cars('corella', 'range[price]=61000:95000');
  const car = others[Math.floor(Math.random() * others.length)];
  await open(page, `/cars/${car?.slug}/checkout`);
  const form = page.getByRole('form', { name: 'Reserve online' });
  await form.getByRole('radio', { name: 'I pick it up' }).check();
  await form.getByRole('radio', { name: 'Bank transfer' }).check();
  await fillPerson(form, aPerson());
  await form.getByRole('button', { name: 'Go on to the deposit' }).click();
  await page.getByRole('link', { name: 'Pay the deposit' }).click();
  await expect(page.getByText('no money moves')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Reserved for you' })).toBeVisible();
  await expect(page.getByText(/It is held until \w+day/)).toBeVisible();
  await page.goto(`/cars/${car?.slug}/checkout`);
  await expect(page.getByRole('heading', { level: 1, name: 'This car cannot be reserved online' })).toBeVisible();
  await page.goto(car?.path ?? '');
  await expect(page.getByText('RESERVED', { exact: true }).first()).toBeVisible();
});

test('a test drive is booked at a free time, moved and cancelled by its link, with the keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/book-test-drive');
  const form = page.getByRole('form', { name: 'Book a test drive' });
  await choosePlace(form);
  const day = form.getByLabel(/^Day/);
  await expect(day.getByRole('option', { name: 'Any day' })).toBeAttached();
  await day.selectOption({ index: 3 });
  await form.getByLabel(/^Time/).selectOption({ index: 1 });
  await fillPerson(form, aPerson());
  await form.getByRole('button', { name: 'Book test drive' }).press('Enter');

  await expect(page).toHaveURL(/\/booking\//);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Your test drive is booked');
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
  const when = page.getByRole('definition').first();
  const before = (await when.textContent()) ?? '';
  const other = page.getByRole('form', { name: 'Choose another time' });
  await expect(other.getByLabel(/^Day/).getByRole('option', { name: 'Any day' })).toBeAttached();
  await other.getByLabel(/^Day/).selectOption({ index: 5 });
  await other.getByLabel(/^Time/).selectOption({ index: 2 });
  await other.getByRole('button', { name: 'Move booking' }).press('Enter');
  await expect(when).not.toHaveText(before);

  await page.getByRole('button', { name: 'Cancel booking' }).press('Enter');
  await expect(heading).toHaveText('Your test drive is cancelled');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: fromOwnAddress() });

  test('a service is booked at a day and time as people name them, and an address is unsubscribed', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/service');
    const form = page.getByRole('form', { name: 'Book a service' });
    await choosePlace(form);
    await form.getByLabel('Day', { exact: true }).fill(nextWeekday());
    await form.getByLabel('Time', { exact: true }).fill(anHour());
    await form.getByLabel('What does it need?').selectOption('Logbook service');
    await form.getByLabel('Registration number').fill('482 KTL');
    await form.getByLabel('Make, model and year').fill('Kia Seltos 2022');
    const person = aPerson();
    await fillPerson(form, person);
    await form.getByRole('button', { name: 'Book service' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your service is booked');

    await page.goto('/pages/unsubscribe');
    await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText(/^Done\./)).toBeVisible();
  });
});
