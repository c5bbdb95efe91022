import { expect } from '@playwright/test';
import { request } from 'undici';
import { aFinancedCar } from '../../a-car';
import { open, test } from '../../journey';
import { apiOrigin, siteOrigin } from '../../running-platform';

// On a phone, where the calculator is folded.
test.use({ viewport: { width: 390, height: 844 } });

test.use({ hasPictures: false });

async function vinOf(slug: string): Promise<string> {
  const { body } = await request(`${apiOrigin}/api/cars/${slug}`, { headers: { host: 'corella.localhost' } });
  return ((await body.json()) as { vin: string }).vin;
}

test('a VIN brings the car and its price to each page of finance (A-67)', async ({ page }) => {
  const car = await aFinancedCar();
  const vin = await vinOf(car.slug);

  for (const path of ['/finance', '/personalised/finance', '/finance-and-insurance', '/finance-enquiry']) {
    await open(page, `${path}?vin=${vin}`);
    await expect(page.getByRole('main').getByText(car.name).first()).toBeVisible();
  }
  await open(page, '/apply-for-finance?vehiclePriceBudget=20000');
  const part = page.getByRole('region', { name: 'Work out a repayment' });
  await part.locator('summary').scrollIntoViewIfNeeded();
  await part.locator('summary').click();
  await expect(part.getByRole('region', { name: 'Result' })).toContainText(/\$\d+ a week/);
  await part.getByRole('link', { name: 'Take these figures into the form' }).click();
  await expect(page).toHaveURL(/\/apply-for-finance\?amount=20000&term_years=5/);
  await expect(page.getByLabel('Amount to borrow')).toHaveValue('20000');
});

test('where finance is gated each of its pages asks for the sign-in (S6-01)', async ({ page }) => {
  const paths = ['/finance', '/finance-and-insurance', '/personalised/finance', '/finance-enquiry'];
  for (const path of [...paths, '/apply-for-finance', '/finance-pre-approval']) {
    await page.goto(`${siteOrigin('gannet-trucks')}${path}`);
    await expect(page).toHaveURL(/\/sign-in\?/);
  }
});
