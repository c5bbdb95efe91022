import type { Point } from './shape/curve';

/** A picture of one channel, values 0 to 255. */
export type Mask = { width: number; height: number; values: Uint8Array };

const half = 127.5;

/** Where the outline crosses an edge between two pixels; `key` names the edge from either side. */
type Crossing = { key: string; at: Point };

/**
 * Closed outlines around everything brighter than half, in pixels, by marching squares with
 * interpolation. Outer edges and holes alike; fill them with the even-odd rule.
 */
export function traceContours(mask: Mask): Point[][] {
  const next = new Map<string, Crossing>();
  for (let y = -1; y < mask.height; y++) for (let x = -1; x < mask.width; x++) joinCrossings(mask, x, y, next);

  const outlines: Point[][] = [];
  for (let key = firstKey(next); key !== undefined; key = firstKey(next)) {
    const outline = follow(key, next);
    if (outline.length > 2) outlines.push(outline);
  }
  return outlines;
}

const firstKey = (next: Map<string, Crossing>): string | undefined => next.keys().next().value;

/** Walks from crossing to crossing until the outline closes, taking the steps out of `next`. */
function follow(start: string, next: Map<string, Crossing>): Point[] {
  const outline: Point[] = [];
  for (let step = next.get(start); step; step = next.get(step.key)) {
    outline.push(step.at);
    next.delete(start);
    start = step.key;
  }
  return outline;
}

/** In one square of four pixels, leads from each edge where brightness ends to the one where it begins again. */
function joinCrossings(mask: Mask, x: number, y: number, next: Map<string, Crossing>): void {
  const corners = [
    [x, y],
    [x + 1, y],
    [x + 1, y + 1],
    [x, y + 1],
  ] as const;
  const bright = corners.map((corner) => brightness(mask, corner) > half);
  const ends: Crossing[] = [];
  const begins: Crossing[] = [];
  corners.forEach((from, side) => {
    const after = (side + 1) % 4;
    if (bright[side] === bright[after]) return;
    (bright[side] ? ends : begins).push(crossing(mask, from, corners[after]!));
  });
  ends.forEach((end, i) => next.set(end.key, begins[i]!));
}

function crossing(mask: Mask, from: Point, to: Point): Crossing {
  const a = brightness(mask, from);
  const t = (half - a) / (brightness(mask, to) - a);
  const [low, high] = from[0] < to[0] || from[1] < to[1] ? [from, to] : [to, from];
  return {
    key: `${low.join()} ${high.join()}`,
    at: [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])],
  };
}

/** Beyond the picture it is dark. */
function brightness({ width, height, values }: Mask, [x, y]: Point): number {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : values[y * width + x]!;
}

/** Douglas–Peucker on a closed outline: no dropped point lies further than `tolerance` from what is kept. */
export function simplifyOutline(outline: readonly Point[], tolerance: number): Point[] {
  const far = outline.reduce(
    (best, point, i) => (distance(point, outline[0]!) > distance(outline[best]!, outline[0]!) ? i : best),
    0,
  );
  const there = simplifyLine(outline.slice(0, far + 1), tolerance);
  const back = simplifyLine([...outline.slice(far), outline[0]!], tolerance);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
}

function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!];
  let worst = 0;
  let at = 0;
  line.forEach((point, i) => {
    const off = offLine(point, first, last);
    if (off > worst) [worst, at] = [off, i];
  });
  if (worst <= tolerance) return [first, last];
  return [...simplifyLine(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplifyLine(line.slice(at), tolerance)];
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

function offLine(point: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  if (length === 0) return distance(point, from);
  return Math.abs((to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1])) / length;
}
