import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Presses Tab until the element has the focus, and tells whether the focus can be seen on the way there. */
export async function tabTo(page: Page, isThere: (focused: { role: string; name: string }) => boolean, limit: number) {
  const focus = page.locator(':focus');
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    const [focused] = await describe(focus);
    if (!focused) continue;
    expect(await isSeen(focus), `focus can be seen on ${focused.role} "${focused.name.trim()}"`).toBe(true);
    if (isThere(focused)) return;
  }
  throw new Error(`Not reached with ${limit} presses of Tab`);
}

function describe(focus: Locator): Promise<{ role: string; name: string }[]> {
  return focus.evaluateAll((elements) =>
    elements.map((element) => {
      const label = (element as HTMLInputElement).labels?.[0]?.textContent;
      const names = [element.getAttribute('aria-label'), label, element.textContent];
      return { role: element.getAttribute('role') ?? element.localName, name: names.find(Boolean) ?? '' };
    }),
  );
}

/** A ring around the element itself, around the card whose link it is, or around the thumb of a slider. */
function isSeen(focus: Locator): Promise<boolean> {
  return focus.evaluate((element) => {
    const hasOutline = (drawn: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(drawn);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    };
    // Nobody can ask for the computed style of a thumb, only for the rules that make it.
    const thumb = '::-webkit-slider-thumb';
    const ringsThumb = (rule: CSSRule): boolean => {
      if (!(rule instanceof CSSStyleRule))
        return rule instanceof CSSGroupingRule && [...rule.cssRules].some(ringsThumb);
      const { selectorText: selector, style } = rule;
      return selector.includes(thumb) && element.matches(selector.replaceAll(thumb, '')) && /solid/.test(style.outline);
    };
    const { width, height } = element.getBoundingClientRect();
    const drawn = [element, element.closest('article')].filter((one) => one !== null);
    return (
      width > 0 &&
      height > 0 &&
      (drawn.some(hasOutline) ||
        getComputedStyle(element).boxShadow !== 'none' ||
        [...document.styleSheets].some(({ cssRules }) => [...cssRules].some(ringsThumb)))
    );
  });
}
