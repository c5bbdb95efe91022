// From a click on a filter to its cars on the screen, with a processor four times slower, on the
// composed site that npm start runs. The control is a click in the same page that only ticks a box of its own.
import { findChromium } from '@infra/platform/test-run/find-chromium';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { print, report } from './timings';

const origin = `http://localhost:${process.env['PORT'] ?? 3000}`;
const RESULTS = '/search/new-used-and-demo-cars';
/** The cars of the page: what is counted above them is the same for all large numbers. */
const CARS = 'main [aria-label="Cars"]';
const ROUNDS = 3;
/** Each is chosen and taken back again, once before anything is measured. */
const CHOICES = ['SUV', 'Ute', 'Hatch', 'Sedan', 'Wagon'];

/** How long people hold a mouse button down, in milliseconds. The page may use it, and it is not counted. */
const PRESS_MS = 80;

/**
 * Clicks a box with the mouse and answers with the milliseconds from the click until what `drawn` names has changed and
 * a frame with it is on the screen. Times are the page's own: what the driver of the browser takes does not count.
 */
async function clickToPaint(page: Page, box: string, drawn: string): Promise<number> {
  await page.evaluate(atRest);
  const field = page.locator(box);
  const painted = await field.evaluateHandle(watchPaint, drawn);
  await field.click({ delay: PRESS_MS });
  return painted.evaluate(({ ms }) => ms);
}

/** Nothing of the last click is left to do, or two seconds are over: people look before they click again. */
function atRest(): Promise<void> {
  return new Promise((resolve) => {
    let quiet = 0;
    setTimeout(resolve, 2000);
    const look = (deadline: IdleDeadline) => {
      quiet = deadline.timeRemaining() > 8 ? quiet + 1 : 0;
      if (quiet > 3) resolve();
      else setTimeout(() => requestIdleCallback(look), 30);
    };
    requestIdleCallback(look);
  });
}

function watchPaint(field: Element, drawn: string): { ms: Promise<number> } {
  const before = document.querySelector(drawn)?.textContent;
  const ms = new Promise<number>((resolve) => {
    let clickedAt = 0;
    field.addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { once: true, capture: true });
    const watching = new MutationObserver(() => {
      if (document.querySelector(drawn)?.textContent === before) return;
      watching.disconnect();
      // The next frame has the change; the most urgent task after it comes when that frame has been drawn.
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now() - clickedAt), { priority: 'user-blocking' });
      });
    });
    watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return { ms };
}

/** A box that writes whether it is ticked beside itself, in a corner of the screen: what any click costs. */
async function addControl(page: Page): Promise<void> {
  await page.evaluate(() => {
    const control = document.body.appendChild(document.createElement('p'));
    Object.assign(control.style, { position: 'fixed', insetBlockEnd: '0', insetInlineEnd: '0' });
    control.innerHTML = '<input type="checkbox" id="control"><output id="written"></output>';
    control.addEventListener('change', ({ target }) => {
      document.getElementById('written')!.textContent = String((target as HTMLInputElement).checked);
    });
  });
}

const browser = await chromium.launch({ executablePath: findChromium(process.env), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript('globalThis.__name = (it) => it');
  await page.goto(origin + RESULTS, { waitUntil: 'networkidle' });
  await addControl(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: { first: number[]; again: number[]; control: number[] } = { first: [], again: [], control: [] };
  for (let round = 0; round <= ROUNDS; round++)
    for (const choice of CHOICES) {
      const box = `#filters input[type="checkbox"][value="${choice}"]`;
      // Chosen, and taken back.
      const took = [await clickToPaint(page, box, CARS), await clickToPaint(page, box, CARS)];
      times.control.push(await clickToPaint(page, '#control', '#written'));
      (round === 0 ? times.first : times.again).push(...took);
    }
  report('filter click to painted results, first time', times.first, times.control, '150 ms median');
  report('filter click to painted results, again', times.again, times.control, '150 ms median');
} catch (error) {
  print(`The results page of ${origin} could not be measured: is npm start running?`);
  throw error;
} finally {
  await browser.close();
}
