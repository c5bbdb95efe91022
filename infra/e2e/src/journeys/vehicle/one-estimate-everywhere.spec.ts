import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { theFirst } from '../../a-car';
import { aPerson, fillEnquiry, fromOwnAddress } from '../../people/a-person';
import { test } from '../../journey';
import { feedRowsOf, jsonLdOf, pdfOf } from '../../pages/one-car-everywhere';
import { mailsFrom } from '../../platform/outbox';
import { siteOrigin } from '../../running-platform';

const SITE = 'corella';
const EXCLUDED = 'Excl. Govt. Charges';

test.use({ hasPictures: false, javaScriptEnabled: false, extraHTTPHeaders: fromOwnAddress() });
// The first PDF waits for its press.
test.describe.configure({ timeout: 120_000 });

/** Used and in Queensland, at a price without government charges, with all that a feed asks for. */
const aCarWithoutCharges = () =>
  theFirst(SITE, 'refinementList[car_type][0]=used&range[price]=15000:60000', (car) => {
    const { status, reserved, price_type, vin, km, images, state, simple_body: body } = car;
    const isOffered = status === 'in_stock' && !reserved && price_type === EXCLUDED && state === 'QLD';
    return isOffered && vin !== null && km !== null && images.length > 0 && body !== 'Van' && body !== 'Ute';
  });

const aDrivenAwayCar = () =>
  theFirst(SITE, 'refinementList[car_type][0]=used', ({ price_type }) => price_type === 'Drive Away');

/** The one estimate that a page's summary says, "$31,388 estimated drive-away in NSW with the charges of 1 Jul 2025". */
async function estimateOn(page: Page): Promise<string> {
  const line = page.getByRole('region', { name: 'Summary' }).locator('p', { hasText: 'estimated drive-away' });
  await expect(line).toHaveCount(1);
  return (await line.innerText()).replaceAll(/\s+/g, ' ').trim();
}

async function ledgerOn(page: Page): Promise<Record<string, number>> {
  const rows = await page.locator('#drive-away tr').evaluateAll((all) =>
    all.map((row) => {
      const [label, amount] = [...row.children].map((cell) => cell.firstChild?.textContent ?? '');
      return [label ?? '', Number((amount ?? '').replaceAll(/[$,]/g, ''))] as const;
    }),
  );
  return Object.fromEntries(rows);
}

async function sawOn(page: Page, path: string, words: string): Promise<void> {
  await page.goto(siteOrigin(SITE) + path);
  const text = (await page.locator('main').innerText()).replaceAll(/\s+/g, ' ');
  expect(text, path).toContain(words);
}

test('a postcode gives every place the estimate of its state, and the ledger adds up to it', async ({ page }) => {
  const car = await aCarWithoutCharges();
  await page.goto(siteOrigin(SITE) + car.path);
  expect(await estimateOn(page)).toMatch(
    /^\$[\d,]+ estimated drive-away in QLD(,| with the charges of) \d+ \w{3} \d{4}$/,
  );

  // As a shopper comes to it: what was late on the server is asked for where it is seen.
  const form = page.getByRole('form', { name: 'Your state' });
  await expect(async () => {
    for (const widget of await page.locator('[data-widget]').all())
      await widget.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    expect(await form.count()).toBe(1);
  }).toPass({ timeout: 10_000 });
  await form.getByLabel('Your postcode').fill('SW1A');
  await form.getByRole('button').click();
  await expect(page.getByText(/^Invalid postcode/).first()).toBeVisible();
  await expect(form.getByLabel('Your postcode')).toHaveValue('SW1A');
  await form.getByLabel('Your postcode').fill('2000');
  await form.getByRole('button').click();
  const words = await estimateOn(page);
  expect(words).toContain('in NSW');
  const ledger = await ledgerOn(page);
  const { 'Estimated total on the road': total = 0, 'Estimated total, delivered': delivered = 0, ...lines } = ledger;
  expect(words).toContain(`$${total.toLocaleString('en-AU')} `);
  expect(Object.values(lines).reduce((sum, amount) => sum + amount, 0)).toBe(delivered);
  expect(delivered - total).toBe(890);

  await isSaidEverywhere(page, car, words);
});

async function isSaidEverywhere(page: Page, car: ShownCar, words: string): Promise<void> {
  const { slug, path, make, model, offer_price: offer, price } = car;
  const near = `range[price]=${(offer ?? price ?? 0) - 1}:${(price ?? 0) + 1}`;
  await sawOn(
    page,
    `/search/used-cars?refinementList[make][0]=${make}&refinementList[model][0]=${model}&${near}`,
    words,
  );
  const { slug: other } = await aDrivenAwayCar();
  await sawOn(page, `/compare?cars=${slug},${other}`, words);
  await sawOn(page, `/print?car_id=${slug}`, words);
  await sawOn(page, `/finance-enquiry?car_id=${slug}`, words);
  await sawOn(page, `/finance?car_id=${slug}`, words);
  await sawOn(page, `/cars/${slug}/checkout`, words);
  expect(await pdfOf(SITE, car, 'shopper-state=NSW')).toContain(words.replaceAll(' ', ''));

  await page.goto(siteOrigin(SITE) + path);
  expect((await jsonLdOf(page)).offers.description).toContain(`${EXCLUDED}, ${words}`);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    new RegExp(words.replace('$', '\\$')),
  );
  const person = aPerson();
  const enquiry = page.getByRole('form', { name: 'Enquire' });
  await fillEnquiry(enquiry, person);
  await enquiry.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/success/);
  const [mail] = await mailsFrom(person.email);
  expect(mail?.text).toContain(`${EXCLUDED}, ${words}`);
}

test('feeds say the estimate of the state where the car is', async () => {
  const car = await aCarWithoutCharges();
  const words = `${car.drive_away?.text} ${car.drive_away?.type}`;
  const { google, meta } = await feedRowsOf(SITE, car);

  expect(words).toContain('in QLD');
  expect(google).toMatchObject({ vehicle_price_type: 'excluding_government_charges_price', custom_label_0: words });
  expect(meta['description']).toContain(`${EXCLUDED}, ${words}`);
});

test('a Drive Away price is never added to, whatever the postcode', async ({ page }) => {
  const car = await aDrivenAwayCar();
  await page.goto(`${siteOrigin(SITE)}${car.path}?delivery_postcode=2000`);

  await expect(page.getByRole('region', { name: 'Summary' }).getByText('Drive Away', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Summary' })).not.toContainText('estimated drive-away');
  await expect(page.locator('#drive-away')).toHaveCount(0);
});
