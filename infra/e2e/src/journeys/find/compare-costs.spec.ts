import { expect } from '@playwright/test';
import { cars, theFirst } from '../../a-car';
import { open, test } from '../../journey';

test.use({ hasPictures: false });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('cars side by side have their costs over the years, each with its source (A-70)', async ({ page }) => {
      const [first, second] = await cars('corella');
      const path = `/compare?cars=${first?.slug},${second?.slug}`;
      await (javaScriptEnabled ? open(page, path) : page.goto(path));
      const part = page.getByRole('region', { name: 'What each costs over the years' });
      await expect(part.getByRole('article')).toHaveCount(2);
      await expect(part).toContainText(/\$\d+ a week at \d+\.\d\d% p\.a\. · \d+\.\d\d% p\.a\. comparison rate/);
      await expect(part).toContainText('Together over 5 years');

      await part.getByLabel('Over', { exact: true }).selectOption('3 years');
      await part.getByLabel('Distance (km a week)').fill('0');
      await part.getByLabel('Distance (km a week)').press('Enter');
      await expect(part).toContainText('Together over 3 years');
      await expect(part.getByRole('article')).toHaveCount(2);

      await part.getByLabel('Distance (km a week)').fill('far');
      await part.getByRole('button', { name: 'Work out the costs' }).click();
      await expect(part).toContainText('Enter the distance in kilometres a week in digits, from 0 to 10000.');
      await expect(part.getByLabel('Distance (km a week)')).toHaveValue('far');
    });

    test('charging and servicing are counted where the site knows them, else named as left out', async ({ page }) => {
      const of = (fuel: string, make: string) =>
        theFirst('corella', `refinementList[fuel][0]=${fuel}&refinementList[make][0]=${make}&range[price]=20000:90000`);
      const electric = await of('Electric', 'Tesla');
      const known = await of('Petrol', 'Kia');
      const path = `/compare?cars=${electric.slug},${known.slug}`;
      await (javaScriptEnabled ? open(page, path) : page.goto(path));
      const [first, second] = await page
        .getByRole('region', { name: 'What each costs over the years' })
        .getByRole('article')
        .all();

      await expect(first!).toContainText(/Charging\$[\d,]+16\.5 kWh\/100 km at \$0\.31 a kWh: a usual home tariff/);
      await expect(first!).toContainText(/Without: servicing, /);
      await expect(second!).toContainText('Servicing$2,350$470 a year: our capped price.');
      await expect(second!).toContainText(/Without: other insurance\./);
    });
  });
}
