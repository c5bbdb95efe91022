import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** No form of ours has as many stops before its next field. */
const FARTHEST = 90;

export const SPACE = { press: 'Space' };
export const ENTER = { press: 'Enter' };
export const NEXT = { press: 'ArrowDown' };

/** Text; keys one after the other; one key as often as it says; or a day of the calendar as `2026-12-05`. */
type Then = { type: string } | { keys: string } | { press: string; times?: number } | { day: string };

/** What the next field is called, and what is done there. */
export type Keystrokes = readonly (readonly [label: RegExp, then: Then])[];

/** Fills in a form with the keyboard alone: Tab to each field by its label, in the order of the page. */
export async function byKeyboard(page: Page, keystrokes: Keystrokes): Promise<void> {
  await page.waitForLoadState();
  // An anchor in the address takes the focus in the page's first frame, away from a field that Tab has reached before it.
  // Without a script in the page nothing but a picture of it waits for a frame.
  if (new URL(page.url()).hash) await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  for (const [label, then] of keystrokes) {
    await tabTo(page, label);
    if ('type' in then) await page.keyboard.insertText(then.type);
    else if ('keys' in then) await page.keyboard.type(then.keys);
    else if ('day' in then) await typeDay(page, then.day);
    else for (let time = 0; time < (then.times ?? 1); time += 1) await page.keyboard.press(then.press);
  }
}

/** Past the menu: what a keyboard reaches first on a page leads to its content. */
export async function skipToContent(page: Page): Promise<void> {
  await byKeyboard(page, [[/^Skip to content/, ENTER]]);
}

/** Date fields ask for day and month in the order of the machine's language, which nobody tells. */
async function typeDay(page: Page, wanted: string): Promise<void> {
  const [year, month, day] = wanted.split('-');
  const field = page.locator(':focus');
  await page.keyboard.type(`${month}${day}${year}`);
  if ((await field.inputValue()) !== wanted) {
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await page.keyboard.type(`${day}${month}${year}`);
  }
  await expect(field).toHaveValue(wanted);
}

async function tabTo(page: Page, label: RegExp): Promise<void> {
  const passed: string[] = [];
  while (passed.length < FARTHEST) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      // A page that has just come has no focus yet: the next Tab gives it one.
      const focused = document.activeElement as HTMLInputElement;
      if (focused === document.body) return '';
      const { type = '', labels = null } = focused;
      const legend = type === 'radio' ? focused.closest('fieldset')?.querySelector('legend') : null;
      return ((legend ?? labels?.[0] ?? focused).textContent ?? '').trim();
    });
    if (label.test(name)) return;
    passed.push(name);
  }
  throw new Error(`No ${label} after ${passed.slice(-5).join(', ')}`);
}
