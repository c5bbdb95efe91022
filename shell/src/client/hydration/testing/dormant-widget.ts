import { jest } from '@jest/globals';
import { dormant, replay } from '../replay';
import type { Replayable } from '../replay';

/** Of the one widget that `aDormantWidget` makes. */
export const KEY = 'mfe-locations/block';

/** A part whose script has not come, drawn as `html`. */
export function aDormantWidget(html: string): Replayable {
  document.body.innerHTML = `<main><div data-widget="${KEY}">${html}</div></main>`;
  const widget: Replayable = { alive: false, isPlain: false, recorded: [], activate: jest.fn() };
  dormant.set(KEY, widget);
  return widget;
}

/** As its script draws it, with all that was done to it before. */
export function drawAnew(widget: Replayable, html: string): Promise<void> {
  document.querySelector('[data-widget]')!.innerHTML = html;
  widget.alive = true;
  dormant.delete(KEY);
  return replay(widget.recorded.splice(0));
}

export const field = <Field extends HTMLElement = HTMLInputElement>(selector = 'input') =>
  document.querySelector<Field>(selector)!;

/** As somebody types `value` into it. */
export function type(into: HTMLInputElement, value: string): void {
  into.value = value;
  into.dispatchEvent(new Event('input', { bubbles: true }));
}
