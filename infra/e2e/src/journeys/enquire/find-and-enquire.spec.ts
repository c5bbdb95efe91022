import { expect } from '@playwright/test';
import { aFinancedCar } from '../../a-car';
import { aPerson, fillEnquiry } from '../../people/a-person';
import { open, test } from '../../journey';
import { attachmentText, mailsFrom } from '../../platform/outbox';

test.use({ hasPictures: false });

const count = (text: string | null) => Number(/([\d,]+) car/.exec(text ?? '')?.[1]?.replaceAll(',', ''));

test('a shopper finds a car from the home page, sees what it costs and where it is, and the dealer gets the enquiry', async ({
  page,
}) => {
  const car = await aFinancedCar(
    'corella',
    'refinementList[make][0]=Toyota&refinementList[body][0]=SUV&range[price]=:60000',
  );
  const person = aPerson();

  // Home: the search card says how many cars there are before it is pressed.
  await open(page, '/');
  const card = page.getByRole('search', { name: 'Find a car' });
  const show = card.getByRole('button', { name: /^Show Me/ });
  const everything = count(await show.textContent());
  await card.getByLabel('Make').selectOption({ label: 'Toyota' });
  await expect.poll(async () => count(await show.textContent())).toBeLessThan(everything);
  const toyotas = count(await show.textContent());
  await card.getByLabel('Price').selectOption({ label: 'Up to $60,000' });
  await expect.poll(async () => count(await show.textContent())).toBeLessThan(toyotas);
  const promised = await show.textContent();
  await show.click();

  // Results: as many as promised; a facet leaves fewer, and says that it is on.
  await expect(page).toHaveURL(/\/search\//);
  const total = page.getByRole('main').getByRole('status').first();
  await expect(total).toHaveText(promised?.replace('Show Me ', '') ?? '');
  const before = count(await total.textContent());
  await page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /^SUV/ }).check();
  await expect.poll(async () => count(await total.textContent())).toBeLessThan(before);
  await expect(page.getByRole('list', { name: 'Selected filters' }).getByRole('link', { name: /SUV/ })).toBeVisible();
  await expect(page).toHaveURL(/SUV/);
  const found = page.getByRole('article').filter({ has: page.locator(`a[href="${car.path}"]`) });
  await found.getByRole('heading').getByRole('link').click();

  // Vehicle: the repayment never without its comparison rate; the place with its hours.
  await expect(page).toHaveURL(/\/cars\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`${car.make} ${car.model}`);
  await open(page, car.path);
  const finance = page.locator('[data-widget="mfe-finance/repayment-teaser"]');
  await expect(finance).toContainText(/\$[\d,]+ a (week|month)/);
  await expect(finance).toContainText(/\d\.\d\d% p\.a\. comparison rate/);
  await expect(finance).toContainText('WARNING: This comparison rate is true only');
  const place = page.locator('[data-widget="mfe-locations/location-block"]');
  await expect(place.getByRole('heading', { name: 'Where to find it' })).toBeVisible();
  await expect(place.getByRole('table', { name: 'Opening hours' }).getByRole('row', { name: /Mon/ })).toContainText(
    /\d(am|pm)|closed/i,
  );

  // Enquiry: stored, thanked for, and in the dealer's mail with the car named in its ADF.
  const summary = await page.getByRole('region', { name: 'Summary' }).textContent();
  const form = page.getByRole('form', { name: 'Enquire' });
  await fillEnquiry(form, person);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/success/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Thank you');

  const [mail, ...others] = await mailsFrom(person.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toContain(car.name);
  expect(mail?.text).toContain(person.comments);
  // And what the page said: not what the form claims, but what its server signed.
  expect(summary).toContain(/^Price shown: (\$[\d,]+)/m.exec(mail?.text ?? '')?.[1]);
  expect(mail?.text).toMatch(/^Rates shown: \d+\.\d+% p\.a\., comparison /m);
  expect(mail?.text).toMatch(/^Versions: .*mfe-leads@\d.*mfe-vehicle@\d/m);
  const adf = await attachmentText(mail as NonNullable<typeof mail>, /adf.*\.xml$/);
  expect(adf).toContain('<?adf version="1.0"?>');
  expect(adf).toContain(`<make>${car.make}</make>`);
  expect(adf).toContain(`<model>${car.model}</model>`);
  expect(adf).toContain(`<stock>${car.stocknum}</stock>`);
  expect(adf).toContain(person.email);
});

test('a double click sends one enquiry, and going back shows a page that can send another', async ({ page }) => {
  const car = await aFinancedCar();
  const person = aPerson();
  await open(page, car.path);
  const form = page.getByRole('form', { name: 'Enquire' });
  await fillEnquiry(form, person);
  await form.getByRole('button', { name: 'Send enquiry' }).dblclick();
  await expect(page).toHaveURL(/\/success/);
  await page.goBack();

  const other = { ...person, email: `again.${person.email}` };
  await fillEnquiry(form, other);
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/success/);

  expect(await mailsFrom(other.email)).toHaveLength(1);
  // Mail is delivered in the order of the enquiries: had the double click made two, both would be here.
  expect(await mailsFrom(person.email)).toHaveLength(1);
});
