import { observableValue } from '@shared-kit/domain/async/observable-value';
import { bus } from '@shared-kit/runtime/bus';
import { useSyncExternalStore } from 'react';

/** Whole dollars that a trade-in brings, less what is owed on it, null where none was valued; and what is owed beyond it. */
type Valued = { equity: number | null; shortfall?: number | undefined };

const NOTHING: Valued = { equity: null };
const valued = observableValue(NOTHING);

bus.on('trade-in:valued', valued.set);

/** The trade-in that was valued in this tab, as mfe-leads said. */
export function useValued(): Valued {
  return useSyncExternalStore(valued.subscribe, valued.get, () => NOTHING);
}
