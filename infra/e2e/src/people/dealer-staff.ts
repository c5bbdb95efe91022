import type { Browser, Page } from '@playwright/test';
import { npmRun } from '../platform/npm-run';

/** One of a dealer group's staff, signed in to the console by a link; `name` is new to this instance. */
export async function signInStaff(browser: Browser, name: string, group: string): Promise<Page> {
  const role = ['--role', 'dealer', '--group', group];
  const [link = ''] = /http\S+/.exec(await npmRun('operators', '--', 'invite', name, ...role)) ?? [];
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await page.goto(link);
  await page.getByRole('button', { name: `Sign in as ${name}` }).click();
  await page.waitForURL(/console/);
  return page;
}
