import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useRef } from 'react';

/** The specification's analytics id (section 7). */
const CALCULATOR_USED = 26;

/** Tells analytics that a calculator is used, once a page view (S7-07). */
export function useFirstUse(): () => void {
  const emit = useEmit();
  const used = useRef(false);
  return () => {
    if (!used.current) emit('analytics:tracked', { eventId: CALCULATOR_USED });
    used.current = true;
  };
}
