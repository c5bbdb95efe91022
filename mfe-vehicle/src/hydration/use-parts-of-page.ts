import { useMemo, useSyncExternalStore } from 'react';

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** The line that a part's upper edge has to have passed for somebody to be reading it, as a share of the screen. */
const READING_AT = 1 / 3;

/** Of these ids those which the page has, in its order, and last the one that is read: as one string, to be compared. */
function look(ids: readonly string[]): string {
  const tops = ids.flatMap((id) => {
    const part = document.getElementById(id);
    // What is folded away has no place on the page.
    return part ? [{ id, top: part.getClientRects()[0]?.top ?? Infinity }] : [];
  });
  tops.sort((a, b) => a.top - b.top);
  const read = tops.findLast(({ top }) => top < innerHeight * READING_AT)?.id ?? '';
  return [...tops.map(({ id }) => id), read].join(' ');
}

/**
 * Which of these parts the page has, from its beginning on, and which of them is being read; on the server none:
 * what other remotes fill in is not known there, and a link to what is not there leads nowhere. Renders only when that changes. The ids must be the same array each time.
 */
export function usePartsOfPage(ids: readonly string[]): { present: readonly string[]; current: string } {
  const seen = useSyncExternalStore(
    subscribe,
    () => look(ids),
    () => '',
  );
  return useMemo(() => {
    const all = seen.split(' ');
    return { present: all.slice(0, -1), current: all.at(-1) ?? '' };
  }, [seen]);
}
