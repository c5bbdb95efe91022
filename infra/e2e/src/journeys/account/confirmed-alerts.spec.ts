import { expect } from '@playwright/test';
import { expectNoFindings, WCAG } from '../../pages/axe';
import { aMobile } from '../../people/a-person';
import { open, test } from '../../journey';
import { mailsTo } from '../../platform/outbox';
import { signIn } from '../../people/sign-in';

test('alerts begin once the link in the mail that asks the address was opened and its button pressed', async ({
  page,
}) => {
  const email = `alerts-${Date.now()}@example.com`;
  await open(page, '/saved-searches?save=%2Fsearch%2Fused-cars');
  await signIn(page, aMobile());
  const form = page.getByRole('form', { name: 'Save this search' });
  await form.getByRole('checkbox', { name: /^Email me/ }).check();
  await form.getByRole('textbox', { name: /^Email/ }).fill(email);
  await form.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByText(`Emails begin once you open the link we sent to ${email}.`)).toBeVisible();

  const [mail] = await mailsTo(email);
  const path = /\/confirm-alerts\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  await open(page, path);
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect(page.getByText('This address is confirmed. The next change is emailed to it.')).toBeVisible();
  await expectNoFindings(page, { tags: WCAG });
  await open(page, '/saved-searches');
  await expect(page.getByText(`We write to ${email}, once a day.`)).toBeVisible();
});
