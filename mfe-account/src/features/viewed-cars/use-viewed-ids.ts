import { MOST_VIEWED_SHOWN, readViewedCars, viewedCarsKey } from '@shared-kit/domain/vehicle/viewed-cars';
import { useSite } from '@shared-kit/runtime/site-context';
import { useMemo, useState, useSyncExternalStore } from 'react';

/**
 * Ids of the cars this browser has looked at before, the latest first, joined by commas and without the one that is open
 * now; empty on the server, in the first render and on a first visit. Read once: what is opened meanwhile is for the next
 * page.
 */
export function useViewedIds(open: string | undefined): string {
  const { slug } = useSite();
  const [read] = useState(() => onceFor(viewedCarsKey(slug)));
  const kept = useSyncExternalStore(never, read, nothing);
  return useMemo(
    () =>
      readViewedCars(kept)
        .map(({ id }) => id)
        .filter((id) => id !== open)
        .slice(0, MOST_VIEWED_SHOWN)
        .join(','),
    [kept, open],
  );
}

const never = () => () => {};
const nothing = () => null;

/** Reads what is kept under a key when it is asked first. */
function onceFor(key: string): () => string | null {
  let known: { text: string | null } | undefined;
  return () => (known ??= { text: storedText(key) }).text;
}

function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
