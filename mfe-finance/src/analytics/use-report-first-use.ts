import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';
import { useEmit } from '@shared-kit/runtime/remote-origin';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router';

/** The specification's analytics id (S7-06, S7-07). */
const CALCULATOR_USED = 26;

/** The page view that was told of last, by the store of a page's document. */
const toldIn = memoByObject((_store: object) => ({ view: '' }));

/**
 * Tells analytics that a calculator is used, once a page view (S7-07): whichever of the page's calculators it is, and
 * however often one is drawn anew.
 */
export function useReportFirstUse(): () => void {
  const emit = useEmit();
  const store = useStore();
  const { key, pathname } = useLocation();
  const view = `${key} ${pathname}`;
  return () => {
    const told = toldIn(store);
    if (told.view === view) return;
    told.view = view;
    emit('analytics:tracked', { eventId: CALCULATOR_USED });
  };
}
