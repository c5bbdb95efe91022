import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and while it is taken over, true once scripts run: what needs a script shows only then. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
