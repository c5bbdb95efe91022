/** Bars that stand on one another at the lower edge, from the edge up (base.css). */
type Bar = 'actions' | 'compare' | 'consent';

/**
 * What a bar whose height follows its words takes as its `ref`: the bars above it, the end of the page and what has the
 * focus keep clear of it, however high it is.
 */
export function barRoom(bar: Bar): (element: HTMLElement) => () => void {
  return (element) => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(`--bar-${bar}`, `${element.offsetHeight}px`);
      keepFocusSeen();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(`--bar-${bar}`);
    };
  };
}

/** A bar that comes late would cover what has the focus; what the shopper has scrolled away from stays there (2.4.11). */
function keepFocusSeen(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (bottom > 0 && top < innerHeight) focused.scrollIntoView({ block: 'nearest' });
}
