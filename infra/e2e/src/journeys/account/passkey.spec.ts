import { expect } from '@playwright/test';
import { expectNoFindings, WCAG } from '../../pages/axe';
import { aMobile, fromOwnAddress } from '../../people/a-person';
import { open, test } from '../../journey';
import { givePasskeys } from '../../people/passkeys';
import { signIn } from '../../people/sign-in';

test.use({ extraHTTPHeaders: fromOwnAddress() });

test('who signed in by a code adds a passkey, signs in with it by the keyboard alone, and removes it', async ({
  page,
}) => {
  await givePasskeys(page);
  await open(page, '/your-data');
  await signIn(page, aMobile());
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/^Added .*, not used yet$/)).toBeVisible();
  await expectNoFindings(page, { tags: WCAG });

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  // Until then the sign-in leads on to where it was asked for.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await open(page, '/sign-in?redirect=/your-data');
  const way = page.getByRole('button', { name: 'Sign in with a passkey' });
  await expect(way).toBeVisible();
  await page.getByLabel('Mobile').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(way).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/your-data$/);
  await expect(page.getByText(/^Added .*, used /)).toBeVisible();

  await page.getByRole('button', { name: /^Remove: passkey added/ }).click();
  await expect(page.getByText(/^Added /)).toHaveCount(0);
});
