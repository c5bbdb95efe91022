import { useEffect } from 'react';
import type { RefObject } from 'react';

/** Of the tab, and without what was typed: a postcode is nobody else's business. */
const KEY = 'asked-postcode';

/** Before the page comes again with an answer: which field was asked in, and how far below the top of the screen it is. */
export function keepPlace(field: HTMLInputElement): void {
  try {
    const top = Math.round(field.getBoundingClientRect().top);
    sessionStorage.setItem(KEY, JSON.stringify({ id: field.id, path: location.pathname, top }));
  } catch {
    // A browser that keeps nothing leads to the part of the page, as without a script.
  }
}

/** Gives the focus back to the field that was asked in, and the field its place on the screen, once the page is here again. */
export function useKeptPlace(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const input = field.current;
    const kept = input && takePlace(input.id);
    if (!kept) return;
    input.focus({ preventScroll: true });
    scrollBy(0, input.getBoundingClientRect().top - kept.top);
  }, [field]);
}

function takePlace(id: string): { top: number } | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { id: string; path: string; top: number } | null;
    if (kept?.id !== id) return null;
    sessionStorage.removeItem(KEY);
    return kept.path === location.pathname ? kept : null;
  } catch {
    return null;
  }
}
