import { jest } from '@jest/globals';
import { barRoom } from './bar-room';

let resized = () => {};
beforeEach(() => {
  // jsdom has no layout and no observer of it.
  globalThis.ResizeObserver = class {
    constructor(listener: ResizeObserverCallback) {
      resized = () => listener([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  document.body.innerHTML = '<button>Enquire</button><section></section>';
});

function focusedAt(top: number) {
  const button = document.querySelector('button');
  const bar = document.querySelector('section');
  if (!button || !bar) throw new Error('They were drawn above');
  const scrollIntoView = jest.fn();
  Object.assign(button, { getBoundingClientRect: () => ({ top, bottom: top + 40 }), scrollIntoView });
  button.focus();
  const leave = barRoom('compare')(bar);
  resized();
  return { scrollIntoView, leave };
}

test('what has the focus is brought clear of a bar that comes late, and the room goes with the bar', () => {
  const { scrollIntoView, leave } = focusedAt(innerHeight - 60);

  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
  expect(document.documentElement.style.getPropertyValue('--bar-compare')).toBe('0px');
  leave();
  expect(document.documentElement.style.getPropertyValue('--bar-compare')).toBe('');
});

test.each([-100, 5000])('what was scrolled away from, to %d pixels, is not brought back', (top) => {
  expect(focusedAt(top).scrollIntoView).not.toHaveBeenCalled();
});
