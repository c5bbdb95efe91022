import type { Browser, Page } from '@playwright/test';
import { ALIVE, watchMainThread } from './main-thread';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
/** What tsx wraps named functions with, for those that are sent into a page. */
const NAMES = 'globalThis.__name = (it) => it';

export type Measured = {
  lcpMs: number;
  shift: number;
  /** Before the page is alive, on a page that comes alive. */
  longestTaskMs: number;
  longestTaskCpuMs: number;
};

/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back; and a processor four times slower. */
export const SLOW_4G = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 };

type Look = {
  /** On slow 4G, with a slow processor. */
  throttled: boolean;
};

/** A phone's view of a page: when its largest picture was drawn, how far things moved, the longest task before it was alive. */
export async function look(browser: Browser, url: string, { throttled }: Look): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (throttled) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.addInitScript(NAMES);
  await page.addInitScript(observe, ALIVE);
  const longestTaskCpuMs = throttled ? null : await watchMainThread(devtools);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  // A control has no script.
  if (await page.evaluate(() => document.scripts.length > 0)) await page.waitForSelector('html[data-hydrated]');
  // On a slow processor a page is drawn some time after all of it is there.
  await page.waitForFunction(() => measure().isDrawn);
  const { isDrawn: _, ...measured } = await page.evaluate(() => measure());
  const cpu = (await longestTaskCpuMs?.()) ?? 0;
  await context.close();
  return { ...measured, longestTaskCpuMs: cpu };
}

declare function measure(): Omit<Measured, 'longestTaskCpuMs'> & { isDrawn: boolean };

/** Runs in the page, before anything of its own. */
function observe(mark: string): void {
  let [lcpMs, shift, longestTaskMs] = [0, 0, 0];
  let isDrawn = false;
  const isAlive = () => document.documentElement.hasAttribute('data-hydrated');
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    lcpMs = entry.startTime;
    isDrawn = (entry as LargestContentfulPaint).url.includes('/img/');
  });
  watch('layout-shift', (entry) => {
    if (!(entry as Shift).hadRecentInput) shift += (entry as Shift).value;
  });
  watch('longtask', ({ duration }) => {
    if (!isAlive()) longestTaskMs = Math.max(longestTaskMs, duration);
  });
  new MutationObserver((_changes, watching) => {
    if (!isAlive()) return;
    performance.mark(mark);
    watching.disconnect();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  Object.assign(globalThis, { measure: () => ({ lcpMs, shift, longestTaskMs, isDrawn }) });
}

/** Drags a turning car to and fro for about two seconds: how long each drawn frame took, in milliseconds. */
export async function drag(page: Page, url: string): Promise<number[]> {
  await page.addInitScript(NAMES);
  await page.goto(url, { waitUntil: 'networkidle' });
  const stage = page.locator('[role="slider"]:has(canvas[data-ready])');
  await stage.waitFor();
  await stage.scrollIntoViewIfNeeded();
  const box = await stage.boundingBox();
  if (!box) throw new Error('There is nothing to drag');
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  const frames = page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let before = performance.now();
        const step = (now: number) => {
          times.push(now - before);
          before = now;
          if (times.length < 120) requestAnimationFrame(step);
          else resolve(times.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
  for (let sweep = 0; sweep < 4; sweep += 1)
    await page.mouse.move(box.x + (sweep % 2 ? 40 : box.width - 40), box.y + 20, { steps: 30 });
  await page.mouse.up();
  return frames;
}
