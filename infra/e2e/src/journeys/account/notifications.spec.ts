import { createECDH, randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectNoFindings, WCAG } from '../../pages/axe';
import { aMobile, fromOwnAddress } from '../../people/a-person';
import { open, test } from '../../journey';
import { shellOrigin } from '../../running-platform';
import { signIn, signInWithoutJavaScript } from '../../people/sign-in';

test.use({ extraHTTPHeaders: fromOwnAddress() });

/** A test's Chromium reaches no push service: it subscribes as if it did, by keys of its own. Its owner allows it. */
async function givePushService(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin: new URL(shellOrigin).origin });
  const keys = { p256dh: createECDH('prime256v1').generateKeys().toString('base64url'), auth: bytes(16) };
  const subscription = { endpoint: `https://push.example.com/send/${bytes(8)}`, keys };
  await page.addInitScript((made) => {
    PushManager.prototype.subscribe = async () => ({ toJSON: () => made }) as unknown as PushSubscription;
    // A browser without a window for the question has denied it.
    Notification.requestPermission = async () => 'granted' as const;
  }, subscription);
}

const bytes = (count: number) => randomBytes(count).toString('base64url');

test('a press has the browser tell its owner from then on, of what they keep ticked, until they stop it there', async ({
  page,
}) => {
  await givePushService(page);
  await open(page, '/saved-searches');
  await signIn(page, aMobile());
  const button = page.getByRole('button', { name: 'Notify me in this browser' });
  await expect(button).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('From now on this browser tells you.')).toBeFocused();
  await expect(page.getByText('This browser', { exact: true })).toBeVisible();
  await expectNoFindings(page, { tags: WCAG });

  await page.getByRole('checkbox', { name: 'Price drops' }).uncheck();
  await page.getByRole('button', { name: 'Save what you are notified of' }).press('Enter');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Price drops' })).not.toBeChecked();

  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL ?? '');
  expect(new URL(worker).pathname).toBe('/push-worker.js');
  await page.getByRole('button', { name: /^Stop notifications/ }).press('Enter');
  await expect(button).toBeVisible();
});

test('without JavaScript the page says what notifications are, and nothing that cannot be pressed', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ baseURL: shellOrigin, javaScriptEnabled: false })).newPage();
  await page.goto('/saved-searches');
  await signInWithoutJavaScript(page, aMobile());

  await expect(page.getByRole('heading', { name: 'Notifications in your browser' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify me in this browser' })).toHaveCount(0);
});
