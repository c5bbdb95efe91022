import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/**
 * Presses Tab through a page from where it stands, `most` times, and answers with the controls that could not be seen when they had the
 * focus: outside the screen, or covered wherever one looks (WCAG 2.4.11).
 */
export async function hiddenStops(page: Page, most: number): Promise<string[]> {
  const hidden: string[] = [];
  const seen = new Set<string>();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(lookAtFocus);
    if (!stop || seen.has(stop.key)) continue;
    seen.add(stop.key);
    if (stop.hidden) hidden.push(`${stop.name}: ${stop.hidden}`);
  }
  expect(seen.size, 'controls that were reached').toBeGreaterThan(2);
  return hidden;
}

/** In the page, once it has been drawn with the new focus: what scrolls after it has scrolled. */
async function lookAtFocus() {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const box = focused.getBoundingClientRect();
  // A field may be drawn by its label alone.
  const area = [focused, ...((focused as HTMLInputElement).labels ?? [])];
  const inside = area.flatMap((element) =>
    [...element.getClientRects()].flatMap((rect) => {
      const [left, top] = [Math.max(rect.left, 0), Math.max(rect.top, 0)];
      const [width, height] = [Math.min(rect.right, innerWidth) - left, Math.min(rect.bottom, innerHeight) - top];
      if (width <= 0 || height <= 0) return [];
      return [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((x) =>
        [0.1, 0.5, 0.9].map((y) => ({ x: left + width * x, y: top + height * y })),
      );
    }),
  );
  const isOwn = (top: Element | null) => area.some((element) => element.contains(top));
  const covers = inside.map(({ x, y }) => document.elementFromPoint(x, y));
  const name = `${focused.localName} "${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}"`;
  const key = `${name} ${Math.round(box.left + scrollX)} ${Math.round(box.top + scrollY)}`;
  const said = (element: Element | null) => `${element?.localName} ${element?.className}`;
  let why = '';
  if (inside.length === 0) why = `outside the screen at ${Math.round(box.left)}, ${Math.round(box.top)}`;
  else if (!covers.some(isOwn)) why = `covered by ${said(covers[0] ?? null)}`;
  return { key, name, hidden: why };
}
