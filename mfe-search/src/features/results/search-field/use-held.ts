import { useState } from 'react';

/** The value as it was while it is not yet time to show another. */
export function useHeld<Value>(value: Value, isDue: boolean): Value {
  const [held, hold] = useState(value);
  if (isDue && held !== value) hold(value);
  return isDue ? value : held;
}
