/**
 * What jsdom lacks of `IntersectionObserver`: without a layout nothing is below the screen, so
 * everything that is observed is in view at once.
 */
globalThis.IntersectionObserver ??= class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin = '';
  readonly thresholds = [0];
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback, { rootMargin = '0px' }: IntersectionObserverInit = {}) {
    this.#callback = callback;
    this.rootMargin = rootMargin;
  }

  observe(target: Element) {
    queueMicrotask(() => this.#callback([{ target, isIntersecting: true } as IntersectionObserverEntry], this));
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
