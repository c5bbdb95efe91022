import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useLocation } from 'react-router';

/** The specification's analytics id (S7-06, S7-07). */
const CALCULATOR_USED = 26;

/** Whether a page view was told of: all parts of a page have one location, and the next view has another. */
const toldOf = memoByObject((_location: object) => ({ isTold: false }));

/**
 * Tells analytics that a calculator is used, once a page view (S7-07): whichever of the page's calculators it is, and
 * however often one is drawn anew. It needs no store: a part may stand in a page of somebody else, which has none.
 */
export function useReportFirstUse(): () => void {
  const emit = useEmit();
  const location = useLocation();
  return () => {
    const view = toldOf(location);
    if (view.isTold) return;
    view.isTold = true;
    emit('analytics:tracked', { eventId: CALCULATOR_USED });
  };
}
