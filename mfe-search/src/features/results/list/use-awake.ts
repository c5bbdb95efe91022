import { whenIdle } from '@shared-kit/domain/async/when-idle';
import { startTransition, useEffect, useState } from 'react';

/** Cards that come alive in one task: all at once would keep a slow phone from answering for a fifth of a second. */
const AT_ONCE = 3;
/** Longest wait for the browser to be idle, in milliseconds. */
const PATIENCE_MS = 200;

/**
 * How many cards, from the first, can be saved and compared: none until somebody uses the page, then some more each time
 * the browser has nothing else to do. A list that comes later, by a link or by going back, has all of them at once.
 */
export function useAwake(isUsed: boolean, cards: number): number {
  const [awake, setAwake] = useState(isUsed ? Infinity : 0);
  useEffect(
    () =>
      isUsed && awake < cards
        ? whenIdle(() => startTransition(() => setAwake(awake + AT_ONCE)), PATIENCE_MS)
        : undefined,
    [isUsed, awake, cards],
  );
  return awake;
}
