let isOver = false;
const listeners = new Set<() => void>();

/** Says whether the server has just refused this page because nobody is signed in any more. */
export function tellSession(over: boolean): void {
  if (over === isOver) return;
  isOver = over;
  for (const listener of listeners) listener();
}

/** For React's `useSyncExternalStore`: whether the sign-in is over, and who wants to hear that it changed. */
export const sessionOver = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): boolean => isOver,
};
