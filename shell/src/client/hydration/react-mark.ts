import { sleep } from '@shared-kit/domain/async/sleep';

/** What React writes on an element that it has taken over, by name; undefined on what is the server's HTML still. */
export const markOf = (element: Element) => Object.keys(element).find((key) => key.startsWith('__reactFiber'));

type Tracked = { _valueTracker?: { getValue: () => string } | null };

/**
 * Whether React has heard what was entered into a field after it marked it. It does so while it renders the field, and hears
 * nothing before it is done with the whole part of the page; what it knows it keeps beside the field, of all but a select.
 */
export function isHeard(field: HTMLInputElement): boolean {
  if (!markOf(field)) return false;
  if (field.localName === 'select') return true;
  const isTick = field.type === 'checkbox' || field.type === 'radio';
  return (field as Tracked)._valueTracker?.getValue() === (isTick ? String(field.checked) : field.value);
}

/** How long the script of a part of the page is waited for, and how often it is looked for, in milliseconds. */
export const PATIENCE_MS = 6000;
export const LOOK_MS = 50;

/**
 * Waits until React has taken an element over.
 *
 * @param until as `performance.now()` counts.
 * @returns its mark, if it has: it may have left the page, or its script not come.
 */
export async function onceAlive(element: Element, until: number): Promise<string | undefined> {
  while (element.isConnected && !markOf(element) && performance.now() < until) await sleep(LOOK_MS);
  return markOf(element);
}
