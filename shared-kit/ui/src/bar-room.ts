/** Bars that stand on one another at the lower edge, from the edge up (base.css). */
type Bar = 'actions' | 'compare' | 'consent';

/**
 * What a bar whose height follows its words takes as its `ref`: the bars above it, the end of the page and what has the
 * focus keep clear of it, however high it is.
 */
export function barRoom(bar: Bar): (element: HTMLElement) => () => void {
  return (element) => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(`--bar-${bar}`, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(`--bar-${bar}`);
    };
  };
}
