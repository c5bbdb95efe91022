import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { SLOW_4G } from '../vehicle/in-a-browser';
import { longTasksBefore, totalBlocking } from './figures';
import type { Task } from './figures';
import { BEGUN, mainThreadTasks, taskCategories } from './main-thread-tasks';
import { simulatedLcpMs } from './simulated-lcp';
import { traced } from './traced';
import { watchTransfers } from './transfers';
import type { Transfer } from './transfers';

/** What is said of a page; bytes are those on the wire with their headers, a KB is 1,000. */
export type PageFigures = {
  lcpAppliedMs: number;
  lcpSimulatedMs: number;
  blockingMs: number;
  blockingOnProcessorMs: number;
  longestMs: number;
  longTasks: number;
  hydratedMs: number;
  scriptKb: number;
  scriptBeforeKb: number;
  allKb: number;
  requests: number;
  htmlKb: number;
  elements: number;
};
export type Figure = keyof PageFigures;

type Seen = { lcpMs: number; firstPaintMs: number; hydratedMs: number | null };

/** Nothing came over the network for so long: a page that touched nothing has come to rest. */
const QUIET_MS = 2500;

/** A page opened on a phone of 390 px, cold, on slow 4G and with a processor four times slower: all but the simulated. */
export async function onSlowPhone(browser: Browser, url: string): Promise<Partial<PageFigures>> {
  const { context, page, devtools } = await openPhone(browser);
  const transfers = await watchTransfers(devtools);
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe, BEGUN);
  let html = '';
  const events = await traced(devtools, taskCategories, async () => {
    const answer = await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}`);
    html = await answer.text();
    if (/<script(?! type="application)/.test(html)) await alive(devtools);
    await transfers.quiet(QUIET_MS);
  });
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  if (seen.lcpMs === 0) throw new Error(`${url} painted nothing`);
  const elements = await page.evaluate(countElements, html);
  await context.close();
  const figures = figuresOf(seen, mainThreadTasks(events), transfers.all());
  return { ...figures, htmlKb: Buffer.byteLength(html) / 1000, elements };
}

const ALIVE = `new Promise((resolve) => {
  const look = () => (document.documentElement.hasAttribute('data-hydrated') ? resolve() : setTimeout(look, 100));
  look();
})`;

/** Waits until a page is alive. Playwright's own waiting runs a script of its own there, 100 ms at this pace. */
async function alive(devtools: CDPSession): Promise<void> {
  await devtools.send('Runtime.evaluate', { expression: ALIVE, awaitPromise: true });
}

/** On a busy machine a trace may lack the begin of its page, and then says nothing. */
const TRIES = 3;

/** The same phone without any brake, and what Lighthouse's model makes of it. */
export async function simulated(browser: Browser, url: string, tries = TRIES): Promise<Partial<PageFigures>> {
  const { context, page, devtools } = await openPhone(browser);
  try {
    const lcpSimulatedMs = await simulatedLcpMs(devtools, async () => {
      const transfers = await watchTransfers(devtools);
      await page.goto(url, { waitUntil: 'load' });
      await transfers.quiet(1000);
    });
    return { lcpSimulatedMs };
  } catch (error) {
    if (tries <= 1) throw error;
    console.error(`${url}: once more, ${String(error)}`);
  } finally {
    await context.close();
  }
  return simulated(browser, url, tries - 1);
}

async function openPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  return { context, page, devtools: await context.newCDPSession(page) };
}

function figuresOf(
  { lcpMs, firstPaintMs, hydratedMs }: Seen,
  tasks: Task[],
  transfers: Transfer[],
): Partial<PageFigures> {
  const kb = (some: Transfer[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const scripts = transfers.filter(({ type }) => type === 'Script');
  const aliveMs = hydratedMs ?? lcpMs;
  return {
    lcpAppliedMs: lcpMs,
    ...totalBlocking(tasks, firstPaintMs),
    ...longTasksBefore(tasks, aliveMs),
    ...(hydratedMs !== null && { hydratedMs }),
    scriptKb: kb(scripts),
    scriptBeforeKb: kb(scripts.filter(({ endMs }) => endMs <= aliveMs)),
    allKb: kb(transfers),
    requests: transfers.length,
  };
}

/** Runs in the page, before anything of its own. */
function observe(begun: string): void {
  performance.mark(begun);
  const seen: Seen = { lcpMs: 0, firstPaintMs: 0, hydratedMs: null };
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => (seen.lcpMs = startTime));
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaintMs = startTime;
  });
  new MutationObserver((_changes, watching) => {
    if (!document.documentElement.hasAttribute('data-hydrated')) return;
    seen.hydratedMs = performance.now();
    watching.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  Object.assign(globalThis, { seen });
}

/** Runs in the page: how many elements its HTML had before a script changed it. */
function countElements(html: string): number {
  return new DOMParser().parseFromString(html, 'text/html').querySelectorAll('*').length;
}
