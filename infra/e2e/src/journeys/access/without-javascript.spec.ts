import { expect } from '@playwright/test';
import { aFinancedCar, cars } from '../../a-car';
import { aMobile, aPerson, fillEnquiry, fromOwnAddress } from '../../people/a-person';
import { test } from '../../journey';
import { attachmentText, mailsFrom } from '../../platform/outbox';
import { signInWithoutJavaScript } from '../../people/sign-in';

// A refused form is answered with its page again, and with 422.
test.use({
  hasPictures: false,
  javaScriptEnabled: false,
  extraHTTPHeaders: fromOwnAddress(),
  expectedComplaints: /status of 4\d\d/,
});

test('without JavaScript the search card and the filters are forms that lead to the same addresses', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const card = page.getByRole('search', { name: 'Find a car' });
  await card.getByLabel('Make').selectOption({ label: 'Toyota' });
  await card.getByRole('button', { name: /^Show Me/ }).click();
  await expect(page).toHaveURL(/Toyota/);
  const chosen = page.getByRole('list', { name: 'Selected filters' });
  await expect(chosen.getByRole('link', { name: /Toyota/ })).toBeVisible();
  const total = page.getByRole('main').getByRole('status').first();
  const before = await total.textContent();

  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^SUV/ }).check();
  await filters.getByLabel('Price to').fill('60000');
  await filters.getByRole('button', { name: /^Show Me/ }).click();
  await expect(chosen.getByRole('link', { name: /SUV/ })).toBeVisible();
  await expect(chosen.getByRole('link', { name: /Up to \$60,000/ })).toBeVisible();
  expect(await total.textContent()).not.toBe(before);

  const priced = page.getByRole('article').filter({ hasNotText: 'SOLD' }).first();
  await priced.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/cars\//);
  await expect(page.getByRole('main').getByText(/\$\d/).filter({ visible: true }).first()).toBeVisible();
});

test('on a phone the filters open without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search/used-cars');
  await page.getByRole('button', { name: 'Filters' }).click();
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('checkbox', { name: /^SUV/ }).check();
  await filters.getByRole('button', { name: /^Show Me/ }).click();

  await expect(page.getByRole('list', { name: 'Selected filters' }).getByRole('link', { name: /SUV/ })).toBeVisible();
});

test('without JavaScript a vehicle page shows price, repayment, phone and place', async ({ page }) => {
  const car = await aFinancedCar();
  await page.goto(car.path);

  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${car.make} ${car.model}`);
  await expect(page.getByText(/p\.a\. comparison rate/).first()).toBeVisible();
  const summary = page.getByRole('region', { name: 'Summary' });
  await summary.getByText('Show phone number').click();
  await expect(summary.locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Opening hours' })).toBeVisible();
});

test('a refused enquiry comes back with what was typed and the field named, and is then accepted', async ({ page }) => {
  const [car] = await cars();
  const person = aPerson();
  await page.goto(car?.path ?? '');
  const form = page.getByRole('form', { name: 'Enquire' });
  await fillEnquiry(form, { ...person, postcode: '40' });
  await form.getByRole('button', { name: 'Send enquiry' }).click();

  const sentence = 'Invalid postcode. Please enter a 4-digit number.';
  await expect(form.getByRole('link', { name: sentence })).toBeVisible();
  await expect(form.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Postcode')).toHaveAccessibleDescription(new RegExp(sentence));
  await expect(form.getByLabel('First name')).toHaveValue(person.firstName);
  await expect(form.getByLabel('Comments')).toHaveValue(person.comments);
  await expect(form.getByRole('checkbox', { name: /terms of use/ })).toBeChecked();

  await form.getByLabel('Postcode').fill(person.postcode);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/success/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  await expect(page.getByText(`About ${car?.name}`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');
  await page.goto('/success?form=enquiry');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing has been sent yet');

  const mails = await mailsFrom(person.email);
  expect(mails).toHaveLength(1);
  for (const mail of mails) {
    expect(await attachmentText(mail, /adf.*\.xml$/)).toContain(`<stock>${car?.stocknum}</stock>`);
    expect(mail.text).toMatch(/^Price shown: (?!not known)/m);
    expect(mail.text).toMatch(/^Versions: .*mfe-leads@\d/m);
  }
});

test('without JavaScript a shopper signs in with a code and sees the list', async ({ page }) => {
  const mobile = aMobile();
  await page.goto('/watchlist');
  await expect(page).toHaveURL(/\/sign-in/);
  await signInWithoutJavaScript(page, mobile);

  await expect(page).toHaveURL(/\/watchlist$/);
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).not.toHaveURL(/\/watchlist$/);
  await page.goto('/watchlist');
  await expect(page).toHaveURL(/\/sign-in/);
});

test('without JavaScript a car is saved by its form, through the sign-in and signed in, and let go again', async ({
  page,
}) => {
  const [car, other] = await cars();
  const save = page.locator('[data-widget="mfe-account/save-button"]');

  await page.goto(car?.path ?? '');
  await save.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist/);
  await signInWithoutJavaScript(page, aMobile());
  await expect(page).toHaveURL(new RegExp(`${car?.path}#saved-car$`));
  await expect(save.getByText('Saved.')).toBeVisible();

  await page.goto(other?.path ?? '');
  await expect(save.getByText('Saved.')).toBeHidden();
  await save.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(new RegExp(`${other?.path}#saved-car$`));
  await save.getByRole('link', { name: 'View list' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);

  await page.goBack();
  await save.getByRole('button', { name: 'Remove' }).click();
  await expect(page).toHaveURL(new RegExp(`${other?.path}#not-saved-car$`));
  await expect(save.getByText('Saved.')).toBeHidden();
  await page.goto('/watchlist');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('without JavaScript a test drive is booked at a time that is free', async ({ page }) => {
  const [car] = await cars('corella', 'refinementList[car_type][0]=used&range[price]=20000:60000');
  await page.goto(`/book-test-drive?car_id=${car?.id}`);
  const form = page.getByRole('form', { name: 'Book a test drive' });
  const offered = (field: string) => form.getByRole('group', { name: field }).getByRole('radio', { name: /^(?!Any )/ });

  await expect(offered('Day').first()).toBeVisible();
  await expect(offered('Time').first()).toBeVisible();
});
