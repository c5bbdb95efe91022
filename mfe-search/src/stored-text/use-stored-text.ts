import { useSyncExternalStore } from 'react';

const CHANGED = 'mfe-search:stored-text';

/** What this browser keeps under a key; null on the server, in the first render, and where nothing is kept. */
export function useStoredText(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => null,
  );
}

/** Keeps a text and tells everybody on the page; without storage it is known to nobody. */
export function storeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is full or forbidden: a convenience less.
  }
  dispatchEvent(new Event(CHANGED));
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function subscribe(changed: () => void) {
  addEventListener('storage', changed);
  addEventListener(CHANGED, changed);
  return () => {
    removeEventListener('storage', changed);
    removeEventListener(CHANGED, changed);
  };
}
