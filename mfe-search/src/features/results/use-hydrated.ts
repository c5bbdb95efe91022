import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first render of the browser: what follows draws only what needs scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
