import { useState } from 'react';
import type { Failure } from '../../api/ask';

type Seen = {
  /** Of what is decided on: what the dialog opened with, or what a refusal has told of since. */
  revision: number;
  /** What sends it: once somebody was quicker, who presses it knows what they overwrite. */
  button: string;
  /** Notes what a refusal tells. */
  take: (error: unknown) => void;
};

/**
 * What of a ring or a freeze is decided on. Where somebody was quicker nothing is done, the platform says what it is now, and
 * the next press is made on that; what was typed stays.
 *
 * @param planned as it was when the dialog opened; null where there was none.
 */
export function useSeen(planned: { revision: number } | null, button: string): Seen {
  const [revision, setRevision] = useState(planned?.revision ?? 0);
  const [isTold, setIsTold] = useState(false);
  return {
    revision,
    button: isTold ? `${button} all the same` : button,
    take(error) {
      const failure = error as Failure | undefined;
      if (!failure || !('revision' in failure)) return;
      setRevision(failure.revision);
      setIsTold(true);
    },
  };
}
