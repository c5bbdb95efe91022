/** What jsdom lacks of `ResizeObserver`: without a layout nothing has a size that could change. */
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};
