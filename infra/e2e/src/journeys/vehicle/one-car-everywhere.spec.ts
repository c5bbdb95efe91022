import { expect } from '@playwright/test';
import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { theFirst } from '../../a-car';
import { test } from '../../journey';
import { feedRowsOf, jsonLdOf, pdfOf } from '../../pages/one-car-everywhere';
import { siteOrigin } from '../../running-platform';

const SITE = 'tern-suzuki';
const DRIVE_AWAY = 'Drive Away';

test.use({ javaScriptEnabled: false });
// The first PDF waits for its press.
test.describe.configure({ timeout: 90_000 });

/** Used, at rest, with all that a feed asks for. */
const aCarForAllFeeds = () =>
  theFirst(SITE, 'refinementList[car_type][0]=used&range[price]=10000:60000', (car) => {
    const { status, reserved, price_type, vin, km, images, offer_price, simple_body: body } = car;
    const isOffered = status === 'in_stock' && !reserved && price_type === DRIVE_AWAY && offer_price === null;
    return isOffered && vin !== null && km !== null && images.length > 0 && body !== 'Van';
  });

/** What must be the same everywhere; `theFirst` has seen to it that none of it is missing. */
function wordsOf({ name, make, model, year, km, vin, stocknum, price, before_price: before, ...car }: ShownCar) {
  if (km === null || vin === null || price === null || !car.location_name || !car.location?.address)
    throw new Error(`${name} lacks what feeds ask for`);
  const was = before !== null && before > price ? before : null;
  const { address } = car.location;
  const url = siteOrigin(SITE) + car.path;
  return { name, make, model, year, km, vin, stocknum, price, was, place: car.location_name, address, url };
}

test('page, JSON-LD, paper, PDF and both feeds say the same of one car', async ({ page }) => {
  const car = await aCarForAllFeeds();
  const { name, make, model, year, km, vin, stocknum, price, was, place, address, url } = wordsOf(car);
  const money = `$${price.toLocaleString('en-AU')}`;
  const distance = `${km.toLocaleString('en-AU')} kms`;

  await page.goto(url);
  const summary = page.getByRole('region', { name: 'Summary' });
  await expect(summary.getByRole('heading', { level: 1 })).toHaveText(`${year} ${make} ${model}`);
  await expect(summary.getByText(money, { exact: true })).toBeVisible();
  await expect(summary.getByText(DRIVE_AWAY, { exact: true })).toBeVisible();
  await expect(summary).toContainText(place);
  await expect(page.getByRole('region', { name: 'Key information' })).toContainText(distance);
  await page.getByText('All specifications').click();
  for (const fact of [vin, stocknum]) await expect(page.getByText(fact, { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Where to find it' })).toContainText(address);
  await expect(page).toHaveTitle(new RegExp(`^${name.replaceAll(/[^\w\s]/g, '.')} \\| `));

  expect(await jsonLdOf(page)).toMatchObject({
    name,
    url,
    sku: stocknum,
    brand: { name: make },
    model,
    vehicleModelDate: String(year),
    vehicleIdentificationNumber: vin,
    mileageFromOdometer: { value: km, unitCode: 'KMT' },
    offers: { price, priceCurrency: 'AUD', seller: { name: place, address } },
  });
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    new RegExp(`\\${money} ${DRIVE_AWAY}`),
  );

  const onPaper = [name, money, DRIVE_AWAY, distance, vin, stocknum, address, place, url];
  await page.goto(`${siteOrigin(SITE)}/print?car_id=${car.slug}`);
  for (const words of onPaper) await expect(page.getByRole('article')).toContainText(words);
  const pdf = await pdfOf(SITE, car);
  for (const words of onPaper) expect(pdf).toContain(words.replaceAll(/\s/g, ''));

  const { google, meta } = await feedRowsOf(SITE, car);
  expect(google).toMatchObject({
    vin,
    make,
    model,
    year: String(year),
    mileage: `${km} km`,
    price: `${price} AUD`,
    vehicle_price_type: 'drive_away_price',
    dealership_name: place,
    dealership_address: address,
    link_template: `${url}?store={store_code}`,
  });
  expect(meta).toMatchObject({
    title: name,
    vin,
    make,
    model,
    year: String(year),
    'mileage.value': String(km),
    price: `${was ?? price} AUD`,
    sale_price: was === null ? '' : `${price} AUD`,
    url,
  });
  const { addr1, city, region, postal_code: postcode } = JSON.parse(meta['address'] ?? '{}') as Record<string, string>;
  expect(`${addr1}, ${city} ${region} ${postcode}`).toBe(address);
});
