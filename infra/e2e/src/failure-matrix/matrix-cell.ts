import { test as base } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fromOwnAddress } from '../people/a-person';
import { startFaultyShell } from './faulty-shell';
import type { FaultyShell } from './faulty-shell';

type Workers = {
  /** One shell for all cells of a worker: starting it costs more than a cell does. */
  shell: FaultyShell;
  /** One page for all cells of a worker: a browser's process for each would cost more than a cell. */
  live: Page;
};

/** A cell of the matrix: its shell and its pages are its worker's. */
export const test = base.extend<object, Workers>({
  shell: [
    async ({}, use) => {
      const shell = await startFaultyShell();
      await use(shell);
      await shell.stop();
    },
    { scope: 'worker' },
  ],
  live: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ locale: 'en-AU' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The next cell's shopper was never here. */
export async function asSomebodyNew(page: Page): Promise<void> {
  if (page.url() !== 'about:blank')
    await page.evaluate(() => [localStorage, sessionStorage].forEach((kept) => kept.clear()));
  await page.context().clearCookies();
  await page.setExtraHTTPHeaders(fromOwnAddress());
}
