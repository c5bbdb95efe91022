import { sleep } from '@shared-kit/domain/async/sleep';
import { within } from '@shared-kit/domain/async/within';
import type { Browser, CDPSession, Page } from '@playwright/test';

/** So much of the processor without an answer is a loop, in seconds: a page that waits for a busy machine has none of it. */
const LOOP_CPU_S = 5;
const LOOK_MS = 1000;

/** Resolves with null once a page does nothing but run; never, where it does not. */
export async function untilLooping(browser: Browser, page: Page, ended: AbortSignal): Promise<null> {
  const session = await browser.newBrowserCDPSession();
  let answeredAt = await usedSeconds(session);
  while (!ended.aborted) {
    const isAnswered = await within(LOOK_MS, answers(page), () => false);
    const used = await usedSeconds(session);
    if (isAnswered) answeredAt = used;
    else if (used - answeredAt > LOOP_CPU_S) return null;
    await sleep(LOOK_MS / 2);
  }
  return new Promise(() => undefined);
}

/** While it goes from one document to the next it answers by a refusal. */
function answers(page: Page): Promise<boolean> {
  return page.evaluate(() => true).catch(() => true);
}

/** What all pages of the browser have had of the processor. */
async function usedSeconds(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo').catch(() => ({ processInfo: [] }));
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
