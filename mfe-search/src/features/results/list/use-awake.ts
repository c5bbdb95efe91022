import { whenIdle } from '@shared-kit/domain/async/when-idle';
import { SlotContext } from '@shared-kit/runtime/slot';
import type { WidgetHandle } from '@shared-kit/runtime/slot';
import { startTransition, use, useEffect, useState } from 'react';

/** Cards that come alive in one task: all at once would keep a slow phone from answering for a fifth of a second. */
const AT_ONCE = 3;
/** Longest wait for the browser to be idle, in milliseconds. */
const PATIENCE_MS = 200;

/**
 * How many cards, from the first, can be saved and compared: none until somebody uses the page, then some more each time
 * the browser has nothing else to do. A list that comes later, by a link or by going back, has all of them at once.
 *
 * @param heart what keeps cars: plain hearts stand in until its script is there, or does not come.
 */
export function useAwake(isUsed: boolean, cards: number, heart?: WidgetHandle): number {
  const [awake, setAwake] = useState(isUsed ? Infinity : 0);
  useEffect(
    () =>
      isUsed && awake < cards
        ? whenIdle(() => {
            const wake = () => startTransition(() => setAwake(awake + AT_ONCE));
            if (heart) heart.load().then(wake, wake);
            else wake();
          }, PATIENCE_MS)
        : undefined,
    [isUsed, awake, cards, heart],
  );
  return awake;
}

/** What keeps cars from their cards; undefined where nothing on this page does. */
export function useHeart(): WidgetHandle | undefined {
  return use(SlotContext).widgets.get('results.card-actions')?.[0];
}
