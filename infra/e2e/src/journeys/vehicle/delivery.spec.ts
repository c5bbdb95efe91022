import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { aCar, theFirst } from '../../a-car';
import { open, test } from '../../journey';
import { siteOrigin } from '../../running-platform';

test.use({ hasPictures: false });

const SORRY = "Sorry, we can't provide an estimate for that location.";

async function ask(page: Page, postcode: string) {
  const form = page.getByRole('form', { name: 'Delivery estimate' });
  await form.getByLabel('Your postcode').fill(postcode);
  await form.getByLabel('Your postcode').press('Enter');
  return page.getByRole('region', { name: 'Delivery to your door' });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a delivery is asked for, refused in the specified words, and priced (S8-02, S8-05)', async ({ page }) => {
      const { path } = await aCar();
      await (javaScriptEnabled ? open(page, path) : page.goto(path));

      await expect(await ask(page, '')).toContainText('Please enter a postcode.');
      const invalid = await ask(page, '90210');
      await expect(invalid).toContainText('Invalid postcode');
      await expect(invalid).not.toContainText(SORRY);
      await expect(invalid).not.toContainText('Or pick it up');
      await expect(invalid.getByLabel('Your postcode')).toHaveValue('90210');

      const priced = await ask(page, '4870');
      await expect(priced.getByRole('status')).toHaveText('Delivery to Queensland: $490');
      await expect(priced).toContainText('Or pick it up: ');
      await expect(priced).not.toContainText('Invalid postcode');
    });

    test('a site without a list of regions goes by the distance, and says from where (A-69)', async ({ page }) => {
      const atYard = 'Wide Road Caravans Campbellfield';
      const { path } = await theFirst('wide-road', '', ({ location_name: name }) => name === atYard);
      const address = siteOrigin('wide-road') + path;
      await (javaScriptEnabled ? open(page, address) : page.goto(address));

      await expect((await ask(page, '3061')).getByRole('status')).toHaveText('Free delivery to Campbellfield 3061');
      const further = await ask(page, '3350');
      await expect(further.getByRole('status')).toHaveText('Delivery to Ballarat 3350: $290');
      await expect(further).toContainText(`About 98 km from ${atYard} as the crow flies, by our list of places.`);
      const tooFar = await ask(page, '4870');
      await expect(tooFar.getByRole('status')).toContainText(SORRY);
      await expect(tooFar).not.toContainText('$');
    });
  });
}
