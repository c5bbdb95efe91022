import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

type Options = {
  /** Complaints of the browser a journey provokes on purpose. */
  expectedComplaints: RegExp;
  /** Nobody touches its pages but the journey itself. */
  isUntouched: boolean;
  /** Where pictures play no part: encoding them first would take most of a journey's time. */
  hasPictures: boolean;
};

/** As wide and high as the demo's pictures are: pages keep their layout. */
const PLAIN_PICTURE = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"><path fill="#999" d="M0 0h960v640H0z"/></svg>',
};

/** A page that is alive: React's, or of text alone, whose small script has run. */
export const ALIVE = 'html:is([data-hydrated], [data-text])';

/** A journey in which the browser has nothing to complain about: no console error, no uncaught exception. */
export const test = base.extend<Options & { complaints: string[] }>({
  expectedComplaints: [/^$/, { option: true }],
  isUntouched: [false, { option: true }],
  hasPictures: [true, { option: true }],
  context: async ({ context, isUntouched, hasPictures }, use) => {
    if (!isUntouched) await usePages(context);
    if (!hasPictures) await context.route('**/img/**', (route) => route.fulfill(PLAIN_PICTURE));
    await use(context);
  },
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

/** Somebody points at each page as soon as it is alive: what waits for that does not wait in a journey. */
export function usePages(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    new MutationObserver((_changes, watching) => {
      if (!document.documentElement.hasAttribute('data-hydrated')) return;
      watching.disconnect();
      dispatchEvent(new Event('pointermove'));
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  });
}

/**
 * Opens a page and waits until it is alive, without asking it: whatever Playwright asks counts as somebody's doing
 * (`navigator.userActivation`), and a page that nobody has used loads less.
 */
export async function openUntouched(page: Page, url: string): Promise<void> {
  let isAlive = () => {};
  const alive = new Promise<void>((resolve) => (isAlive = resolve));
  await page.exposeFunction('sayAlive', () => isAlive());
  await page.addInitScript((selector) => {
    new MutationObserver((_changes, watching) => {
      if (!document.querySelector(selector)) return;
      watching.disconnect();
      (window as unknown as { sayAlive: () => void }).sayAlive();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated', 'data-text'] });
  }, ALIVE);
  await page.goto(url);
  await alive;
}

/** Opens a page and waits until it is alive. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator(ALIVE)).toBeAttached();
}
