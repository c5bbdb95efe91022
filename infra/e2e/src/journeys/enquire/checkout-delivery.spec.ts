import { expect } from '@playwright/test';
import { theFirst } from '../../a-car';
import { aPerson, fromOwnAddress } from '../../people/a-person';
import { open, test } from '../../journey';

test.use({ hasPictures: false });

/** Hobart is in no region of Corella's list; nobody lives at the other. */
const REFUSED = [
  [
    '7000',
    "Sorry, we can't provide an estimate for that location. Choose to pick it up, or give us a call to get a quote.",
  ],
  ['9999', 'Invalid postcode. Enter the one that it goes to, or choose to pick it up.'],
] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({
      javaScriptEnabled,
      viewport: { width: 390, height: 844 },
      extraHTTPHeaders: fromOwnAddress(),
      expectedComplaints: /422/,
    });

    test('a delivery that has no price is refused beside the postcode, and nothing is held (S8-02, A-69)', async ({
      page,
    }) => {
      const { slug } = await theFirst('corella', 'refinementList[fuel][0]=Petrol&range[price]=45000:61000', (car) => {
        return car.status === 'in_stock' && !car.reserved;
      });
      const path = `/cars/${slug}/checkout`;
      await (javaScriptEnabled ? open(page, path) : page.goto(path));
      const { firstName, lastName, email, mobile } = aPerson();
      const form = page.getByRole('form', { name: 'Reserve online' });
      const postcode = form.getByRole('textbox', { name: 'Postcode' });
      await form.getByLabel('Deliver it to me').check();
      await form.getByLabel('Delivery address').fill('1 Davey Street');
      await form.getByLabel('Bank transfer').check();
      await form.getByLabel('First name').fill(firstName);
      await form.getByLabel('Last name').fill(lastName);
      await form.getByRole('textbox', { name: 'Email' }).fill(email);
      await form.getByRole('textbox', { name: 'Mobile' }).fill(mobile);
      await form.getByRole('checkbox', { name: /terms of use/ }).check();

      for (const [typed, words] of REFUSED) {
        await postcode.fill(typed);
        await form.getByRole('button', { name: 'Go on to the deposit' }).click();
        await expect(postcode).toHaveAccessibleDescription(words);
        await expect(postcode).toHaveValue(typed);
        await expect(form.getByLabel('Delivery address')).toHaveValue('1 Davey Street');
        await expect(form.getByLabel('Deliver it to me')).toBeChecked();
      }
      // Nobody holds it: who opens the page anew may reserve it.
      await page.goto(path);
      await expect(form.getByRole('button', { name: 'Go on to the deposit' })).toBeVisible();
    });
  });
}
