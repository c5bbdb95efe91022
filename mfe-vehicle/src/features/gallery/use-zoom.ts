import { useEffect, useRef } from 'react';
import { UNZOOMED, moved, zoomAround } from './zoom';
import type { Point } from './zoom';

const DOUBLE_PRESS = 2.5;
const WHEEL_STEP = 1.2;

/** Lets the picture inside an element be enlarged: two fingers, the wheel with Ctrl, or a double press. */
export function useZoom() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = ref.current;
    return frame ? makeZoomable(frame) : undefined;
  }, []);
  return ref;
}

function makeZoomable(frame: HTMLElement): () => void {
  const fingers = new Map<number, Point>();
  let zoom = UNZOOMED;

  function apply(next: typeof zoom) {
    zoom = next;
    const picture = frame.querySelector('img');
    if (picture) picture.style.transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`;
    frame.toggleAttribute('data-zoomed', zoom.scale > 1);
  }
  const size = () => ({ width: frame.clientWidth, height: frame.clientHeight });
  function at({ clientX, clientY }: MouseEvent): Point {
    const { left, top } = frame.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  }

  function drag(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const [other] = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.set(event.pointerId, now);
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      apply(zoomAround(zoom, distance(now, other) / Math.max(1, distance(before, other)), middle, size()));
    } else if (zoom.scale > 1) apply(moved(zoom, { x: now.x - before.x, y: now.y - before.y }, size()));
  }
  function press(event: MouseEvent) {
    apply(zoom.scale > 1 ? UNZOOMED : zoomAround(zoom, DOUBLE_PRESS, at(event), size()));
  }
  function roll(event: WheelEvent) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    apply(zoomAround(zoom, event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, at(event), size()));
  }
  const touch = (event: PointerEvent) => void fingers.set(event.pointerId, at(event));
  const lift = ({ pointerId }: PointerEvent) => void fingers.delete(pointerId);

  const handlers = {
    pointerdown: touch,
    pointermove: drag,
    pointerup: lift,
    pointercancel: lift,
    pointerleave: lift,
    dblclick: press,
    wheel: roll,
  };
  for (const [type, handler] of Object.entries(handlers))
    frame.addEventListener(type, handler as EventListener, { passive: false });
  return () => {
    for (const [type, handler] of Object.entries(handlers)) frame.removeEventListener(type, handler as EventListener);
  };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
