import { PATIENCE_MS, markOf, onceAlive } from './react-mark';
import { dormant, widgetOf } from './replay';

/**
 * Parts of a page that is alive may still be the server's HTML, whose script comes with the first touch. That touch is not
 * to be lost: a button there is pressed again once it is React's. Links, forms and what the browser does by itself wait
 * for nothing. A widget has `replay` for it once the part that it stands in is alive.
 */
addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // What the server has drawn for good is never React's.
    if (
      !button ||
      button.closest('[data-server-drawn]') ||
      button.popoverTargetElement ||
      (button.form && button.type === 'submit')
    )
      return;
    if (!markOf(document.documentElement) || markOf(button) || dormant.has(widgetOf(button))) return;
    event.stopImmediatePropagation();
    void onceAlive(button, performance.now() + PATIENCE_MS).then((mark) => mark && button.click());
  },
  { capture: true },
);
