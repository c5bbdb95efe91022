import { expect } from '@playwright/test';
import { cars } from '../../a-car';
import { open, test } from '../../journey';

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
  });
}
