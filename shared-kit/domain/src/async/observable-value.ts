export type ObservableValue<T> = {
  get: () => T;
  set: (value: T) => void;
  /** Calls the listener after each change. @returns what takes it back. */
  subscribe: (listener: () => void) => () => void;
};

/** One value of a page that several components follow, for `useSyncExternalStore`. */
export function observableValue<T>(initial: T): ObservableValue<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(value) {
      if (value === current) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
