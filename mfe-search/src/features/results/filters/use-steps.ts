import { whenIdle } from '@shared-kit/domain/async/when-idle';
import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';

/** What has been rendered of an answer. */
type Rendered = { answer: unknown; step: number };

/**
 * How far to render an answer: from 0, what a shopper who changed a filter looks at, to `last`, all of it, a step each
 * time the browser has nothing else to do, so that the next click never waits for cards out of sight. Who comes back
 * sees all at once, or the place where they were would not be there yet; so does who opens the page.
 *
 * @param answer tells one answer from another by being another object.
 */
export function useSteps(answer: unknown, last: number): number {
  const cameBack = String(useNavigationType()) === 'POP';
  const [rendered, setRendered] = useState<Rendered>({ answer, step: last });
  const known = rendered.answer === answer ? rendered.step : 0;
  const step = cameBack ? last : known;
  const next = Math.min(step + 1, last);
  useEffect(
    () =>
      known === last
        ? undefined
        : whenIdle(() => startTransition(() => setRendered({ answer, step: next })), PATIENCE_MS),
    [answer, known, last, next],
  );
  return step;
}

/** Longest wait for the browser to be idle, in milliseconds. */
const PATIENCE_MS = 200;
