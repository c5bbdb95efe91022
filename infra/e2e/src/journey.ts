import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

type Options = {
  /** Complaints of the browser a journey provokes on purpose. */
  expectedComplaints: RegExp;
};

/** A journey in which the browser has nothing to complain about: no console error, no uncaught exception. */
export const test = base.extend<Options & { complaints: string[] }>({
  expectedComplaints: [/^$/, { option: true }],
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(error.error().stack ?? error.error().message));
      await use(complaints);
      expect(
        complaints.filter((complaint) => !expectedComplaints.test(complaint)),
        'complaints of the browser',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page and waits until it is alive. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}
