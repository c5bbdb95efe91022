import type { Browser, CDPSession, Page } from '@playwright/test';

/**
 * Milliseconds from an input to a frame with what comes of it, and what of them the page's thread was on a processor: the rest
 * waits for the frame, and for other programs of the machine.
 */
export type Painted = { paintedMs: number; workedMs: number };

const ROUNDS = 6;
const TYPED = '234';

/** What is changed, and what shows that it was. */
type Control = { field: string; drawn: string };
const FORM = 'form[aria-label="Repayment calculator"]';
const drawn = '[aria-label=Result] [data-repayment]';
const SLIDER: Control = { field: `${FORM} [type=range][aria-label=Term]`, drawn };
const DEPOSIT: Control = { field: `${FORM} [name=deposit]:not([type=range])`, drawn };
/** What any key costs on this page: a field that writes its value beside itself. */
const PLAIN: Control = { field: '#plain', drawn: '#written' };

/** A phone's view of a calculator, with a processor as many times slower: a key on a slider, a typed digit, and the control. */
export async function inputToPaint(browser: Browser, url: string, slower: number) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.addInitScript('globalThis.__name = (it) => it');
  await page.goto(url, { waitUntil: 'networkidle' });
  await openCalculator(page);
  await page.evaluate(addPlainField);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const press = (control: Control, key: string) => pressed(page, devtools, control, key);
  const times = { slider: [] as Painted[], digit: [] as Painted[], plain: [] as Painted[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const isCounted = round > 0;
    for (const key of ['ArrowLeft', 'ArrowRight']) keep(times.slider, await press(SLIDER, key), isCounted);
    await page.locator(DEPOSIT.field).fill('');
    for (const key of TYPED) {
      keep(times.digit, await press(DEPOSIT, key), isCounted);
      keep(times.plain, await press(PLAIN, key), isCounted);
    }
    await page.locator(PLAIN.field).fill('');
  }
  await context.close();
  return times;
}

/** The first round draws what was never drawn. */
function keep(times: Painted[], one: Painted, isCounted: boolean): void {
  if (isCounted) times.push(one);
}

/** Folded on a vehicle's page; alive once its figure follows. */
async function openCalculator(page: Page): Promise<void> {
  const slider = page.locator(SLIDER.field);
  await slider.waitFor({ state: 'attached' });
  await slider.evaluate((field) => field.closest('details')?.setAttribute('open', ''));
  await slider.focus();
  const figure = page.locator(SLIDER.drawn).last();
  const before = await figure.textContent();
  await slider.press('ArrowLeft');
  await page.waitForFunction(([drawn, text]) => document.querySelector(drawn)?.textContent !== text, [
    SLIDER.drawn,
    before,
  ] as const);
}

/** Presses a key where the field is in view and nothing else is under way. */
async function pressed(page: Page, devtools: CDPSession, { field, drawn }: Control, key: string): Promise<Painted> {
  const input = page.locator(field);
  await input.focus();
  await page.evaluate(atRest);
  const painted = await input.evaluateHandle(watchPaint, drawn);
  const before = await taskMs(devtools);
  await page.keyboard.press(key);
  const paintedMs = await painted.evaluate(({ done }) => done);
  return { paintedMs, workedMs: (await taskMs(devtools)) - before };
}

/** What the tasks of the page's thread have taken of a processor so far, in milliseconds. */
async function taskMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

function atRest(): Promise<void> {
  return new Promise((resolve) => setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 500 }), 60));
}

/** Runs in the page: milliseconds by its own clock from the key to the task after the frame that shows what came of it. */
function watchPaint(field: Element, drawn: string): { done: Promise<number> } {
  const before = document.querySelector(drawn)?.textContent;
  const done = new Promise<number>((resolve) => {
    let pressedAt = 0;
    field.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { once: true, capture: true });
    const watching = new MutationObserver(() => {
      if (document.querySelector(drawn)?.textContent === before) return;
      watching.disconnect();
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now() - pressedAt), { priority: 'user-blocking' });
      });
    });
    watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return { done };
}

/** Runs in the page. */
function addPlainField(): void {
  const control = document.body.appendChild(document.createElement('p'));
  Object.assign(control.style, { position: 'fixed', insetBlockEnd: '0', insetInlineEnd: '0', zIndex: '99' });
  control.innerHTML = '<input id="plain"><output id="written"></output>';
  control.addEventListener('input', ({ target }) => {
    document.getElementById('written')!.textContent = (target as HTMLInputElement).value;
  });
}
