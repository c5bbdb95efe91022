import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, UIEvent } from 'react';

/** Part of a slide's width that counts as being there. */
const SETTLED = 0.05;

/** A row of slides that snaps, one at a time: which one is shown, and how to show another. */
export function useStrip(count: number, start = 0) {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(start);
  const last = count - 1;
  useLayoutEffect(() => {
    if (start > 0 && strip.current) strip.current.scrollLeft = start * strip.current.clientWidth;
  }, [start]);

  function show(next: number) {
    const target = Math.max(0, Math.min(last, next));
    setIndex(target);
    if (strip.current) strip.current.scrollLeft = target * strip.current.clientWidth;
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    show(index + by);
  }

  function onScroll({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) {
    const position = clientWidth > 0 ? scrollLeft / clientWidth : index;
    const nearest = Math.round(position);
    // On its way to a slide the strip passes others.
    if (Math.abs(position - nearest) < SETTLED) setIndex(Math.max(0, Math.min(last, nearest)));
  }

  return { strip, index, show, onKeyDown, onScroll };
}
