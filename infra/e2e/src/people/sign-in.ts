import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { e164 } from './a-person';
import { signInCode } from '../platform/outbox';

/** Signs in on the sign-in page by the code that was sent to the phone. */
export async function signIn(page: Page, mobile: string): Promise<void> {
  // The address changes a moment before the page does, and the vehicle page has a field "Mobile" as well.
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('Mobile').fill(mobile);
  await form.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Six-digit code')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(await signInCode(e164(mobile)));
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The same without JavaScript, where the second step is a page that knows the number. */
export async function signInWithoutJavaScript(page: Page, mobile: string): Promise<void> {
  await page.getByLabel('Mobile').fill(mobile);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  // Typed a moment too early it would go into the first step.
  const second = page.getByRole('form', { name: 'Enter the code' });
  await second.getByLabel('Six-digit code').fill(await signInCode(e164(mobile)));
  await page.getByRole('button', { name: 'Sign in' }).click();
}
