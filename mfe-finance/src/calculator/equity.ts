import { observableValue } from '@shared-kit/domain/async/observable-value';
import { bus } from '@shared-kit/runtime/bus';
import { useSyncExternalStore } from 'react';

/** Whole dollars that a trade-in brings, less what is owed on it; and what is owed beyond it. */
type Valued = { equity: number; shortfall?: number | undefined };

const valued = observableValue<Valued | null>(null);

bus.on('trade-in:valued', valued.set);

/** The trade-in that was valued in this tab, as mfe-leads said; null until then. */
export function useValued(): Valued | null {
  return useSyncExternalStore(valued.subscribe, valued.get, () => null);
}
