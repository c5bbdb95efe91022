import { observableValue } from '@shared-kit/domain/async/observable-value';
import { bus } from '@shared-kit/runtime/bus';
import { useSyncExternalStore } from 'react';

const equity = observableValue<number | null>(null);

bus.on('trade-in:valued', (valued) => equity.set(valued.equity));

/** Whole dollars that a trade-in brings, as mfe-leads said in this tab; null until then. */
export function useEquity(): number | null {
  return useSyncExternalStore(equity.subscribe, equity.get, () => null);
}
