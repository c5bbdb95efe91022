import { useEffect, useRef, useState } from 'react';

/** Which of its ends a row stands at; `both`: all of it is in sight, or nobody has measured it yet. */
type Edge = 'start' | 'between' | 'end' | 'both';

/** A pixel less than the end is the end: widths are rounded. */
const ROUNDING_PX = 2;

function edgeOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Edge {
  const isStart = scrollLeft <= ROUNDING_PX;
  const isEnd = scrollLeft + clientWidth >= scrollWidth - ROUNDING_PX;
  if (isStart) return isEnd ? 'both' : 'start';
  return isEnd ? 'end' : 'between';
}

/** A row that scrolls sideways: where it stands, whether somebody has moved it, and how to move it by what is in sight. */
export function useRow() {
  const list = useRef<HTMLUListElement>(null);
  const [edge, setEdge] = useState<Edge>('both');
  const [isMoved, setIsMoved] = useState(false);

  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const measure = new ResizeObserver(() => setEdge(edgeOf(row)));
    measure.observe(row);
    return () => measure.disconnect();
  }, []);

  function onScroll() {
    if (!list.current) return;
    setEdge(edgeOf(list.current));
    setIsMoved(true);
  }

  function step(by: 1 | -1) {
    list.current?.scrollBy({ left: by * list.current.clientWidth, behavior: 'smooth' });
  }

  return { list, edge, isMoved, step, onScroll };
}
