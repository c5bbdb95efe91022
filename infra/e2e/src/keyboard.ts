import type { Page } from '@playwright/test';

/** No form of ours has as many stops before its next field. */
const FARTHEST = 60;

/** What the next field is called, and what is done there: text is typed, a key pressed. */
export type Keystrokes = readonly (readonly [label: RegExp, then: { type: string } | { press: string }])[];

/** Fills in a form with the keyboard alone: Tab to each field by its label, in the order of the page. */
export async function byKeyboard(page: Page, keystrokes: Keystrokes): Promise<void> {
  for (const [label, then] of keystrokes) {
    await tabTo(page, label);
    if ('type' in then) await page.keyboard.insertText(then.type);
    else await page.keyboard.press(then.press);
  }
}

async function tabTo(page: Page, label: RegExp): Promise<void> {
  const passed: string[] = [];
  while (passed.length < FARTHEST) {
    await page.keyboard.press('Tab');
    const name = await page.locator(':focus').evaluate((focused) => {
      const { type = '', labels = null } = focused as HTMLInputElement;
      const legend = type === 'radio' ? focused.closest('fieldset')?.querySelector('legend') : null;
      return ((legend ?? labels?.[0] ?? focused).textContent ?? '').trim();
    });
    if (label.test(name)) return;
    passed.push(name);
  }
  throw new Error(`No ${label} after ${passed.slice(-5).join(', ')}`);
}
