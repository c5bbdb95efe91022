/** Pixels a finger moves for one frame (S9-47). */
const SPIN_SENSITIVITY = 20;
/** Milliseconds between two frames of a car that turns by itself (S9-47). */
export const AUTO_ROTATE_MS = 100;

/** What is left of a throw's speed after a sixtieth of a second. */
const FRICTION = 0.94;
const SIXTIETH_MS = 1000 / 60;
/** Pixels a millisecond; slower than this, the car stands. */
const STANDSTILL = 0.02;

/** The frame at `index` of `count`, whichever way round it was reached. */
export function wrapped(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/** Frame after a drag of `pixels` to the right, from the frame that was shown when it began. */
export function frameAfterDrag(from: number, pixels: number, count: number): number {
  return wrapped(from + Math.round(pixels / SPIN_SENSITIVITY), count);
}

/**
 * One step of inertia: how far a car that was let go still turns, and how fast after that.
 * `velocity` in pixels a millisecond, as a finger would have moved.
 */
export function coast(velocity: number, elapsedMs: number): { pixels: number; velocity: number } {
  const slower = velocity * FRICTION ** (elapsedMs / SIXTIETH_MS);
  return { pixels: ((velocity + slower) / 2) * elapsedMs, velocity: Math.abs(slower) < STANDSTILL ? 0 : slower };
}

/**
 * In which order to fetch frames, so that a turn is possible early and becomes smooth: the first, the one
 * opposite, then halves of what lies between.
 */
export function loadingOrder(count: number): number[] {
  const order: number[] = [];
  const seen = new Set<number>();
  for (let parts = 1; order.length < count; parts *= 2) {
    for (let part = 0; part < parts; part += 1) {
      const index = Math.floor((part * count) / parts);
      if (!seen.has(index)) order.push(index);
      seen.add(index);
    }
  }
  return order;
}

/** Of the frames that are there, the nearest to the one that is wanted; null while there is none. */
export function nearestFrame(wanted: number, count: number, isThere: (index: number) => boolean): number | null {
  for (let away = 0; away <= count / 2; away += 1) {
    for (const index of [wrapped(wanted + away, count), wrapped(wanted - away, count)])
      if (isThere(index)) return index;
  }
  return null;
}
