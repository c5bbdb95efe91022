import { expect } from '@playwright/test';
import { open, test } from '../../journey';

test.use({ hasPictures: false, viewport: { width: 390, height: 844 } });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript, by keyboard' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a budget leads to a price with both rates, and to what can be had for it (A-68)', async ({ page }) => {
      await (javaScriptEnabled ? open(page, '/finance?car_type=used') : page.goto('/finance?car_type=used'));
      const part = page.getByRole('region', { name: 'What can I afford?' });
      const form = part.getByRole('form', { name: 'What I can pay' });
      const pay = form.getByLabel('I can pay');
      await pay.scrollIntoViewIfNeeded();
      await pay.fill('a lot');
      await pay.press('Enter');
      await expect(form).toContainText('Enter what you can pay in digits, from $0 to $100,000.');
      await expect(pay).toHaveValue('a lot');

      await pay.fill('$147');
      await pay.press('Enter');
      await expect(part).toContainText('Up to $30,054');
      await expect(part).toContainText(
        /\$147 a week at 10\.00% p\.a\. · 10\.03% p\.a\. comparison rate, .*over 5 years/,
      );
      await expect(part).toContainText('not credit advice');

      await part.getByRole('link', { name: 'See what costs up to $30,054' }).click();
      await expect(page).toHaveURL(/car_type.*=used.*price.*30054/);
      await expect(page.locator('h1')).toBeVisible();
    });
  });
}

test('income and costs become a budget, with the sum of it and the sources beside it', async ({ page }) => {
  await open(page, '/finance');
  const part = page.getByRole('region', { name: 'What can I afford?' });
  const fold = part.locator('summary').filter({ hasText: 'I am not sure what I can pay' });
  await fold.scrollIntoViewIfNeeded();
  await fold.click();
  const form = part.getByRole('form', { name: 'Income and costs' });
  await form.getByLabel('Income after tax').fill('1,600');
  await form.getByLabel('Rent or mortgage').fill('600');
  await form.getByRole('button', { name: 'Work out what is left' }).click();

  await expect(part).toContainText('About $240 a week could be repaid');
  await expect(part).toContainText('Living costs, the least for a household like this');
  await expect(part).toContainText(/ACOSS and UNSW Sydney/);
});
