// From a click on a filter to its cars on the screen, with a processor four times slower (issue 4, "Speed"), on the
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

/**
 * Clicks a box and answers with the milliseconds until what `drawn` names has changed and a frame with it is on the
 * screen. Times are the page's own: what the driver of the browser takes does not count.
 */
function clickToPaint(page: Page, box: string, drawn: string): Promise<number> {
  return page.evaluate(
    ([boxSelector, drawnSelector]) =>
      new Promise<number>((resolve, reject) => {
        const field = document.querySelector<HTMLInputElement>(boxSelector!);
        const before = document.querySelector(drawnSelector!)?.textContent;
        if (!field) return reject(new Error(`There is no ${boxSelector}`));
        let startedAt = 0;
        const watching = new MutationObserver(() => {
          if (document.querySelector(drawnSelector!)?.textContent === before) return;
          watching.disconnect();
          // The next frame has the change; a message after it comes when that frame has been drawn.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - startedAt);
            port2.postMessage(null);
          });
        });
        watching.observe(document.body, { subtree: true, childList: true, characterData: true });
        startedAt = performance.now();
        field.click();
      }),
    [box, drawn],
  );
}

/** A box that writes whether it is ticked beside itself: what any click costs. */
async function addControl(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<input type="checkbox" id="control"><output id="written"></output>');
    document.getElementById('control')?.addEventListener('change', ({ target }) => {
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
