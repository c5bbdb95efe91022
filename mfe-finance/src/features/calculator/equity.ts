import { bus } from '@shared-kit/runtime/bus';
import { useSyncExternalStore } from 'react';

let equity: number | null = null;
const watchers = new Set<() => void>();

bus.on('trade-in:valued', (valued) => {
  equity = valued.equity;
  for (const watcher of watchers) watcher();
});

function subscribe(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Whole dollars that a trade-in brings, as mfe-leads said in this tab; null until then. */
export function useEquity(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => equity,
    () => null,
  );
}
