import { DAY_MS } from '@shared-kit/domain/time/seconds';
import { z } from 'zod';

const PREFIX = 'console-unsaved';
/** A copy that nobody came back for is gone then. */
const KEPT_MS = 30 * DAY_MS;

const copySchema = z.object({ at: z.iso.datetime(), written: z.unknown() });

/** What somebody typed and no server has: `at` is when they typed it, `written` what. */
export type UnsavedCopy = { key: string; at: string; written: unknown };

/**
 * Where one sitting keeps its copy.
 *
 * @param of whose it is and what was edited: one person's copies are offered to nobody else.
 * @param sitting tells two tabs on the same thing apart: neither writes over what was typed in the other.
 */
export function copyKey(of: string, sitting: string): string {
  return `${PREFIX} ${of} ${sitting}`;
}

/** Keeps a copy in this browser. A browser that keeps nothing, or is full, keeps none: leaving is asked about all the same. */
export function keepCopy(key: string, written: unknown, now = new Date()): void {
  try {
    localStorage.setItem(key, JSON.stringify({ at: now.toISOString(), written }));
  } catch {
    // As said above.
  }
}

export function dropCopy(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept there is nothing to drop.
  }
}

/** Copies of one thing by one person, the newest first; those that are too old, or are none, are removed. */
export function listCopies(of: string, now = new Date()): UnsavedCopy[] {
  return keysOf(of)
    .flatMap((key) => {
      const copy = readCopy(key);
      if (copy && now.getTime() - Date.parse(copy.at) < KEPT_MS) return [copy];
      dropCopy(key);
      return [];
    })
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

function keysOf(of: string): string[] {
  const begin = copyKey(of, '');
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(begin) && !key.slice(begin.length).includes(' '));
  } catch {
    return [];
  }
}

function readCopy(key: string): UnsavedCopy | null {
  try {
    const { at, written } = copySchema.parse(JSON.parse(localStorage.getItem(key) ?? ''));
    return { key, at, written };
  } catch {
    return null;
  }
}
