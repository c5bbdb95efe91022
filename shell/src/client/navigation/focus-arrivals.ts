import { onArrival } from '../../app/layout/arrival';
import { departureOf, findAgain } from './departures';
import type { Departure } from './departures';

type Place = { key: string; pathname: string; search: string; hash: string };
type Router = {
  state: { location: Place };
  subscribe: (listener: (state: { navigation: { state: string }; location: Place }) => void) => unknown;
};

/** How long a page may take to render what gets the focus, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * Following a link within the site leaves the document as it is: a screen reader says nothing, and the focus stays on what is
 * gone. Here each new page or step takes the focus to its heading, which is read out, and back takes it to what was
 * followed. What only changes what a page shows (a filter, an order) leaves the focus in its field; the page says the
 * result itself, as a status.
 */
export function focusArrivals(router: Router): void {
  const left = new Map<string, Departure>();
  let here = router.state.location;
  let stop = () => {};
  const forget = followChangedHeading();

  // The place one is about to leave is still rendered: at the start of a navigation, or at its end where nothing is loaded.
  let leaving: { from: Element | null; by: Departure | null } | null = null;
  let followed: Element | null = null;
  router.subscribe(({ navigation, location }) => {
    const from = document.activeElement;
    leaving ??= { from, by: departureOf(from) };
    followed = leaving.from;
    if (location.key !== here.key) {
      // What is rendered next belongs to the next arrival.
      stop();
      forget();
      if (leaving.by) left.set(here.key, leaving.by);
    }
    if (navigation.state === 'idle') leaving = null;
  });

  onArrival((to, how) => {
    const from = here;
    here = to;
    if (to.key === from.key || isTriedInVain(from, to, followed)) return;
    const back = how === 'POP' ? left.get(to.key) : undefined;
    const focused = document.activeElement;
    if (focused !== followed && focused?.closest('main > *')) return; // The new page gave it away, to its first mistake.
    if (!back && from.pathname === to.pathname && isFilledIn(focused)) return;
    stop = keepFocusOn(() => (back && findAgain(back)) ?? headingOf(to.hash));
  });
}

/**
 * What is done on a page may make it another one and take the control along that did it: a booking that is cancelled says
 * so in its heading and has no button any more. The new heading then gets the focus, and is read out.
 *
 * @returns to be called where a navigation begins, whose arrival decides by itself.
 */
function followChangedHeading(): () => void {
  const read = () => headingOf('')?.textContent ?? '';
  // This comes at the first use: a quick keyboard has reached its control by then.
  const { activeElement } = document;
  let used: { control: Element; heading: string } | null = activeElement && {
    control: activeElement,
    heading: read(),
  };
  function look() {
    if (!used || used.control.isConnected || document.activeElement !== document.body) return;
    if (['', used.heading].includes(read())) return; // The same page still, or one whose heading is not rendered yet.
    used = null;
    giveFocus(headingOf(''));
  }
  addEventListener('focusin', ({ target }) => {
    used = { control: target as Element, heading: read() };
  });
  const main = document.getElementById('main');
  if (main) new MutationObserver(look).observe(main, { childList: true, subtree: true });
  return () => {
    used = null;
  };
}

/** Without scrolling: the router has scrolled to where the page begins, or was left. */
function giveFocus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const isSamePlace = (a: Place, b: Place) => a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;

/** Went to where one is, and what asked for that is still there: nothing has taken its place. */
const isTriedInVain = (from: Place, to: Place, asked: Element | null) =>
  isSamePlace(from, to) && asked?.isConnected !== false;

/** A field that is being used: its page follows it. */
function isFilledIn(element: Element | null): boolean {
  return !!element?.isConnected && element.matches('input, select, textarea');
}

/** What an address with a mark leads to, or the page's own heading. */
function headingOf(hash: string): HTMLElement | null {
  const marked = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  return marked ?? document.querySelector<HTMLElement>('main h1');
}

/**
 * Gives the focus to what is found, now or as soon as it is rendered, and again while what had it is replaced by what a page
 * loads later. Ends when the shopper does something.
 */
function keepFocusOn(find: () => HTMLElement | null): () => void {
  const main = document.getElementById('main');
  let focused: HTMLElement | null = null;
  function look() {
    const next = find() ?? main;
    if (!next || next === focused) return;
    focused = next;
    giveFocus(next);
  }
  const observer = new MutationObserver(look);
  const events = ['keydown', 'pointerdown'] as const;
  function end() {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of events) removeEventListener(type, end, true);
  }
  const timer = setTimeout(end, PATIENCE_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of events) addEventListener(type, end, true);
  look();
  return end;
}
