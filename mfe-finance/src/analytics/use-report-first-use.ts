import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useRef } from 'react';

/** The specification's analytics id (S7-06, S7-07). */
const CALCULATOR_USED = 26;

/** Tells analytics that a calculator is used, once a page view (S7-07). */
export function useReportFirstUse(): () => void {
  const emit = useEmit();
  const used = useRef(false);
  return () => {
    if (!used.current) emit('analytics:tracked', { eventId: CALCULATOR_USED });
    used.current = true;
  };
}
