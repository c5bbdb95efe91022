/** Somebody goes elsewhere, or is in a field. */
const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;

/** How long a page may take to its height, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * A browser scrolls once to what an address leads to. What is above takes its height later, as it is drawn or comes, and
 * moves that away: here it is scrolled to again each time, until the shopper does something. A page that was loaded again
 * or come back to is scrolled by the browser to where it was left.
 */
export function stayAtHash(): void {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry && 'type' in entry && entry.type !== 'navigate') return;
  const { pathname, hash } = location;
  const id = idOf(hash);
  const observer = new ResizeObserver(() => {
    if (location.pathname === pathname && location.hash === hash) document.getElementById(id)?.scrollIntoView();
    else end();
  });
  function end() {
    clearTimeout(timer);
    observer.disconnect();
    for (const sign of SIGNS) removeEventListener(sign, end, true);
  }
  const timer = setTimeout(end, PATIENCE_MS);
  for (const sign of SIGNS) addEventListener(sign, end, { capture: true, passive: true });
  observer.observe(document.body);
}

function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
