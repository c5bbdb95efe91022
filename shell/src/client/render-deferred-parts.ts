import { whenIdle } from '@shared-kit/domain/async/when-idle';

/** What is drawn only where it comes near until somebody says so: the rule is in the kit's `base.css`. */
const PARTS = '[data-later="whole"], [data-later="parts"] > *';

/** Longest wait for a quiet moment, in milliseconds. */
const PATIENCE_MS = 100;

/** Somebody is on the way to a place further down, or types there. */
const SIGNS = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Draws what a page holds below its first screen, one part a frame: all in one go, as the end of hydration did, was the
 * longest task of a vehicle's page. Then the page says so, and what comes into it later is drawn at once. Whoever begins
 * to use the page meanwhile gets all the rest in one go: each part that takes its real height moves what is below it, away
 * from under a finger.
 */
export async function renderDeferredParts(): Promise<void> {
  const root = document.documentElement;
  const drawAll = () => {
    for (const sign of SIGNS) removeEventListener(sign, drawAll, true);
    root.dataset['drawn'] = '';
  };
  for (const sign of SIGNS) addEventListener(sign, drawAll, { capture: true, passive: true });
  // In development React compares attributes where it takes over a part later, and would complain of these.
  if (process.env.NODE_ENV !== 'development')
    for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
      await quietFrame();
      if (root.dataset['drawn'] !== undefined) return;
      part.dataset['drawn'] = '';
    }
  drawAll();
  // On a phone a browser opens the fold that an address leads into, and does not come to what was not drawn yet.
  if (scrollY === 0) document.querySelector(':target')?.scrollIntoView();
}

/** The browser has drawn what was before, and has nothing else to do. */
function quietFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => whenIdle(resolve, PATIENCE_MS)));
}
