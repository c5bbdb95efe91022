import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';

/** What a screen shows of a list, with some to spare. */
const FIRST_CARDS = 6;

type Step<Card> = {
  /** To be drawn now. */
  shown: readonly Card[];
  /** Whether that is all: what a card can do without may wait until then. */
  isComplete: boolean;
};

/**
 * The cards to draw now: with another search the first ones, and all in the task after, so that a shopper sees what a
 * filter found in half the time. Who comes back sees all at once, or the place where they were would not be there yet.
 *
 * @param search tells one search from another.
 */
export function useInSteps<Card>(cards: readonly Card[], search: string): Step<Card> {
  const cameBack = String(useNavigationType()) === 'POP';
  const [complete, setComplete] = useState(search);
  useEffect(() => startTransition(() => setComplete(search)), [search]);
  const isComplete = cameBack || complete === search;
  return { shown: isComplete ? cards : cards.slice(0, FIRST_CARDS), isComplete };
}
