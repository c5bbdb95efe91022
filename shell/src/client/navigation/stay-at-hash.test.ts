import { jest } from '@jest/globals';
import { stayAtHash } from './stay-at-hash';

/** The page takes another height. */
let grow = () => {};
const come = jest.fn();

class Observer implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    grow = () => callback([], this);
  }
  observe() {
    grow();
  }
  unobserve() {}
  disconnect() {
    grow = () => {};
  }
}

/** @param how a browser came to the page. */
function openAt(hash: string, how = 'navigate') {
  history.replaceState(null, '', `/cars/a${hash}`);
  performance.getEntriesByType = () => [{ type: how } as unknown as PerformanceEntry];
  document.body.innerHTML = '<section id="what it costs">What it costs</section><p id="other"></p>';
  document.getElementById('what it costs')!.scrollIntoView = come;
  stayAtHash();
}

beforeEach(() => {
  jest.useFakeTimers();
  come.mockClear();
  globalThis.ResizeObserver = Observer;
});
afterEach(() => jest.useRealTimers());

test('what an address leads to stays in place while the page takes its height', () => {
  openAt('#what%20it%20costs');
  grow();
  grow();

  expect(come).toHaveBeenCalledTimes(3);
});

test('what comes later is come to then', () => {
  openAt('#costs');
  document.getElementById('other')!.outerHTML = '<p id="costs"></p>';
  document.getElementById('costs')!.scrollIntoView = come;
  grow();

  expect(come).toHaveBeenCalledTimes(1);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'])('%s of somebody ends it', (sign) => {
  openAt('#what%20it%20costs');
  dispatchEvent(new Event(sign));
  grow();

  expect(come).toHaveBeenCalledTimes(1);
});

test('nor is anybody brought back from another address, or long after', () => {
  openAt('#what%20it%20costs');
  history.replaceState(null, '', '/cars/b#what%20it%20costs');
  grow();
  expect(come).toHaveBeenCalledTimes(1);

  openAt('#what%20it%20costs');
  jest.runAllTimers();
  grow();
  expect(come).toHaveBeenCalledTimes(2);
});

test.each([
  ['a page that was loaded again stays where it was left', '#what%20it%20costs', 'reload'],
  ['so does one that was come back to', '#what%20it%20costs', 'back_forward'],
  ['an address that means nothing leads nowhere', '#%', 'navigate'],
])('%s', (_case, hash, how) => {
  openAt(hash, how);
  grow();

  expect(come).not.toHaveBeenCalled();
});
