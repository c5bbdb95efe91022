import { whenIdle } from '@shared-kit/domain/async/when-idle';

/** What is drawn only where it comes near until somebody says so: the rule is in the kit's `base.css`. */
const PARTS = '[data-later="whole"], [data-later="parts"] > *';

/** Longest wait for a quiet moment, in milliseconds. */
const PATIENCE_MS = 100;

/**
 * Draws what a page holds below its first screen, one part a frame: all in one go, as the end of hydration did, was the
 * longest task of a vehicle's page. Then the page says so, and what comes into it later is drawn at once. A part above the
 * screen takes its real height out of sight: whoever scrolled down before there was any script keeps what is under their
 * finger where it is.
 */
export async function renderDeferredParts(): Promise<void> {
  // In development React compares attributes where it takes over a part later, and would complain of these.
  if (process.env.NODE_ENV !== 'development')
    for (const part of document.querySelectorAll<HTMLElement>(PARTS)) {
      await quietFrame();
      const { bottom, height } = part.getBoundingClientRect();
      part.dataset['drawn'] = '';
      // Browsers that scroll along with what they show do so by themselves, for one part a frame.
      if (bottom < 0 && !CSS.supports('overflow-anchor', 'auto'))
        scrollBy(0, part.getBoundingClientRect().height - height);
    }
  document.documentElement.dataset['drawn'] = '';
  // On a phone a browser opens the fold that an address leads into, and does not come to what was not drawn yet.
  if (scrollY === 0) document.querySelector(':target')?.scrollIntoView();
}

/** The browser has drawn what was before, and has nothing else to do. */
function quietFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => whenIdle(resolve, PATIENCE_MS)));
}
