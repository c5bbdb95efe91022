import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { theFirst } from '../../a-car';
import { open, test } from '../../journey';

const aCarOn = (fuel: string) =>
  theFirst('corella', `refinementList[fuel][0]=${fuel}`, ({ status, variant }) => {
    const isKnown = variant?.fuelconsumptioncombined != null;
    return status === 'in_stock' && isKnown === (fuel !== 'Electric');
  });

test.use({ hasPictures: false });

async function askFor(page: Page, distance: string) {
  const form = page.getByRole('form', { name: 'Fuel cost' });
  await form.getByLabel('Fuel price ($ a litre)').fill('2');
  await form.getByLabel('Distance (km a week)').fill(distance);
  await form.getByLabel('Consumption (L/100 km)').fill('8');
  await form.getByRole('button', { name: 'Work out fuel cost' }).click();
  return page.getByRole('region', { name: 'What it costs in fuel' });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a hybrid starts with its own consumption, and what is typed is counted', async ({ page }) => {
      const { path, variant } = await aCarOn('Hybrid');
      await (javaScriptEnabled ? open(page, path) : page.goto(path));
      await expect(page.getByLabel('Consumption (L/100 km)')).toHaveValue(String(variant?.fuelconsumptioncombined));

      const answered = await askFor(page, '500');
      await expect(answered.getByRole('status')).toContainText('$80.00 a week');
      await expect(answered.getByRole('status')).toContainText('40 L a week, $4,160 a year');

      const refused = await askFor(page, '-500');
      await expect(refused).toContainText('Enter the distance in kilometres a week, from 0 to 10,000.');
      await expect(refused.getByLabel('Distance (km a week)')).toHaveValue('-500');
      await expect(refused.getByRole('status')).toHaveText('');
    });

    test('an electric car has no fuel calculator', async ({ page }) => {
      const { path } = await aCarOn('Electric');
      await (javaScriptEnabled ? open(page, path) : page.goto(path));

      await expect(page.getByRole('form', { name: 'Delivery estimate' })).toBeAttached();
      await expect(page.getByRole('form', { name: 'Fuel cost' })).toHaveCount(0);
    });
  });
}
