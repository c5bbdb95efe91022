import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';

/** What a tall screen shows of a list, with some to spare. */
const FIRST_CARDS = 9;

/**
 * The cards to draw now: with another search the first ones, and all in the task after, so that a shopper sees what a
 * filter found in half the time. Who comes back sees all at once, or the place where they were would not be there yet.
 *
 * @param search tells one search from another.
 */
export function useInSteps<Card>(cards: readonly Card[], search: string): readonly Card[] {
  const cameBack = String(useNavigationType()) === 'POP';
  const [complete, setComplete] = useState(search);
  useEffect(() => startTransition(() => setComplete(search)), [search]);
  return cameBack || complete === search ? cards : cards.slice(0, FIRST_CARDS);
}
