import { jest } from '@jest/globals';
import { dormant } from './replay';
import type { Replayable } from './replay';

function aDormantWidget(html: string): Replayable {
  document.body.innerHTML = `<div data-widget="mfe-locations/block">${html}</div>`;
  const widget: Replayable = { alive: false, isPlain: false, recorded: [], activate: jest.fn() };
  dormant.set('mfe-locations/block', widget);
  return widget;
}

test('what is folded opens at once in a part that is not alive yet: its script may render something else there', () => {
  const widget = aDormantWidget('<details><summary><b>Show phone number</b></summary>07 3000 0000</details>');

  document.querySelector('b')!.click();

  expect(document.querySelector('details')).toHaveAttribute('open');
  expect(widget.recorded).toEqual([]);
  expect(widget.activate).toHaveBeenCalled();
});
