import { whenIdle } from '@shared-kit/domain/async/when-idle';
import { useSyncExternalStore } from 'react';

/** What somebody does first with a page that came by itself: looks further, points at it, touches it, types. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'] as const;

/** Longest wait for a quiet moment after that, in milliseconds. */
const PATIENCE_MS = 200;

/** The same for whom it is worth it without a sign, in milliseconds. */
const UNASKED_PATIENCE_MS = 4000;

const waiting = new Set<() => void>();
/** On the server nothing waits. */
let isUsed = typeof window === 'undefined';

if (!isUsed) listen();

function listen(): void {
  const found = () => {
    for (const sign of SIGNS) removeEventListener(sign, found, true);
    whenIdle(begin, PATIENCE_MS);
  };
  for (const sign of SIGNS) addEventListener(sign, found, { capture: true, passive: true });
  // What was done before there was any script.
  if (scrollY > 0 || navigator.userActivation?.hasBeenActive) found();
  // Nobody who keeps something of this site is to wait for it, and a screen with a mouse is on a line that can afford it.
  else if (isKnown() || hasMouse()) whenIdle(begin, UNASKED_PATIENCE_MS);
}

/** Whether this browser keeps anything of the site: saved cars, a way to look at results, a sign-in. */
function isKnown(): boolean {
  try {
    return localStorage.length > 0;
  } catch {
    return false;
  }
}

function hasMouse(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(hover: hover) and (pointer: fine)').matches;
}

function begin(): void {
  isUsed = true;
  const tasks = [...waiting];
  waiting.clear();
  for (const task of tasks) task();
}

/**
 * Runs a task once somebody uses the page, in the first quiet moment after; at once where that has been. What a page needs
 * neither to be looked at nor to answer the first touch waits for this: most phones that are sent a page touch nothing,
 * and pay for what they load.
 *
 * @returns what takes it back.
 */
export function whenUsed(task: () => void): () => void {
  if (isUsed) {
    task();
    return () => {};
  }
  waiting.add(task);
  return () => void waiting.delete(task);
}

/** The same as a promise. */
export const used = (): Promise<void> => new Promise((resolve) => whenUsed(resolve));

/** False in the server's HTML and until somebody uses the page (`whenUsed`). */
export function useIsUsed(): boolean {
  return useSyncExternalStore(
    whenUsed,
    () => isUsed,
    () => false,
  );
}
