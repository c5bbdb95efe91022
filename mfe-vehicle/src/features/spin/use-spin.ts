import { useCallback, useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { AUTO_ROTATE_MS, coast, frameAfterDrag, wrapped } from './spin-motion';

/** Milliseconds of a drag's end that decide how fast it was. */
const THROW_MS = 80;

type Drag = { x: number; from: number; trace: { x: number; at: number }[] };

/** Which frame of a turning car is shown: dragged with inertia, stepped by keys and buttons, or turning by itself once round. */
export function useSpin(count: number, start = 0) {
  const [frame, setFrame] = useState(start);
  const [isTurning, setTurning] = useState(false);
  const drag = useRef<Drag | null>(null);
  const coasting = useRef(0);
  const current = useRef(start);
  useEffect(() => {
    current.current = frame;
  }, [frame]);

  const stop = useCallback(() => {
    setTurning(false);
    cancelAnimationFrame(coasting.current);
  }, []);
  useEffect(() => stop, [stop]);

  useEffect(() => {
    if (!isTurning) return;
    return turnOnce(
      count,
      () => setFrame((shown) => wrapped(shown + 1, count)),
      () => setTurning(false),
    );
  }, [isTurning, count]);

  function throwOn(from: number, velocity: number) {
    const again = (step: FrameRequestCallback) => (coasting.current = requestAnimationFrame(step));
    coastOn(velocity, (turned) => setFrame(frameAfterDrag(from, turned, count)), again);
  }

  const step = useCallback(
    (by: number) => {
      stop();
      setFrame((shown) => wrapped(shown + by, count));
    },
    [count, stop],
  );

  return {
    frame,
    isTurning,
    step,
    turn: () => setTurning(true),
    stop,
    stage: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        stop();
        event.currentTarget.setPointerCapture?.(event.pointerId);
        drag.current = { x: event.clientX, from: current.current, trace: [] };
      },
      onPointerMove({ clientX, timeStamp }: PointerEvent) {
        const { current: held } = drag;
        if (!held) return;
        held.trace = [...held.trace.filter(({ at }) => timeStamp - at < THROW_MS), { x: clientX, at: timeStamp }];
        setFrame(frameAfterDrag(held.from, clientX - held.x, count));
      },
      onPointerUp({ clientX, timeStamp }: PointerEvent) {
        const { current: held } = drag;
        drag.current = null;
        const [first] = held?.trace ?? [];
        if (!held || !first || timeStamp <= first.at || prefersStillness()) return;
        throwOn(frameAfterDrag(held.from, clientX - held.x, count), (clientX - first.x) / (timeStamp - first.at));
      },
      onPointerCancel() {
        drag.current = null;
      },
      onKeyDown(event: KeyboardEvent) {
        const by = { ArrowRight: 1, ArrowLeft: -1, Home: -current.current }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        // The dialog around it steps pictures with the same keys.
        event.stopPropagation();
        step(by);
      },
    },
  };
}

/** A frame every 100 ms; stops by itself after one full turn (S4-35). */
function turnOnce(count: number, onStep: () => void, onEnd: () => void): () => void {
  let steps = 0;
  const timer = setInterval(() => {
    steps += 1;
    onStep();
    if (steps >= count) onEnd();
  }, AUTO_ROTATE_MS);
  return () => clearInterval(timer);
}

/** Inertia: tells how many pixels the car has turned on since it was let go, until it stands. */
function coastOn(
  velocity: number,
  onMove: (turned: number) => void,
  again: (step: FrameRequestCallback) => void,
): void {
  let speed = velocity;
  let turned = 0;
  let before = performance.now();
  const step = (now: number) => {
    const next = coast(speed, now - before);
    before = now;
    speed = next.velocity;
    turned += next.pixels;
    onMove(turned);
    if (speed !== 0) again(step);
  };
  again(step);
}

export function prefersStillness(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
