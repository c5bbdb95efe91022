/** What a place was left by, as it can be found when the place is rendered anew. */
export type Departure = { selector: string; text: string | null; nth: number };

/** Describes the link, button or field that has the focus; null where nothing has. */
export function departureOf(element: Element | null): Departure | null {
  if (!element || element === document.body || element.id === 'main') return null;
  const [selector, text] = [selectorOf(element), element.textContent];
  return { selector, text, nth: alike(selector, text).findIndex((one) => one === element) };
}

/** The same one after the place was rendered again. */
export function findAgain({ selector, text, nth }: Departure): HTMLElement | null {
  return alike(selector, text)[nth] ?? null;
}

function selectorOf(element: Element): string {
  const said = ['href', 'id', 'name', 'aria-label'].flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : `[${name}="${CSS.escape(value)}"]`;
  });
  return element.localName + said.join('');
}

function alike(selector: string, text: string | null): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(({ textContent }) => textContent === text);
}
