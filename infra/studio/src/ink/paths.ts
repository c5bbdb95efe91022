import type { Point } from '../shape/curve';

export function polygon(corners: readonly Point[]): Path2D {
  const path = line(corners);
  path.closePath();
  return path;
}

export function line(places: readonly Point[]): Path2D {
  const path = new Path2D();
  places.forEach(([u, v], i) => (i ? path.lineTo(u, v) : path.moveTo(u, v)));
  return path;
}

/** A line through the places without a kink (Catmull-Rom written as Béziers). */
export function smoothLine(places: readonly Point[]): Path2D {
  const path = new Path2D();
  path.moveTo(...places[0]!);
  for (let i = 0; i < places.length - 1; i++) {
    const before = places[i - 1] ?? places[i]!;
    const from = places[i]!;
    const to = places[i + 1]!;
    const after = places[i + 2] ?? to;
    path.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    );
  }
  return path;
}

/** Open line with rounded corners; a radius is cut where the legs are too short for it. */
export function roundedLine(places: readonly Point[], radiusM: number): Path2D {
  const path = new Path2D();
  path.moveTo(...places[0]!);
  for (let i = 1; i < places.length - 1; i++) {
    path.arcTo(...places[i]!, ...places[i + 1]!, fittingRadius(places[i - 1]!, places[i]!, places[i + 1]!, radiusM));
  }
  path.lineTo(...places.at(-1)!);
  return path;
}

export function roundedPolygon(corners: readonly Point[], radiusM: number): Path2D {
  const path = new Path2D();
  const count = corners.length;
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  path.moveTo(...middle(corners[count - 1]!, corners[0]!));
  corners.forEach((corner, i) => {
    const before = corners[(i + count - 1) % count]!;
    const after = corners[(i + 1) % count]!;
    path.arcTo(...corner, ...middle(corner, after), fittingRadius(before, corner, after, radiusM));
  });
  path.closePath();
  return path;
}

export function box(centreU: number, centreV: number, width: number, height: number, radiusM: number): Path2D {
  const path = new Path2D();
  path.roundRect(centreU - width / 2, centreV - height / 2, width, height, radiusM);
  return path;
}

export function ring(centreU: number, centreV: number, radiusM: number): Path2D {
  const path = new Path2D();
  path.arc(centreU, centreV, radiusM, 0, 2 * Math.PI);
  return path;
}

/** The largest fillet, up to `radiusM`, whose tangent points stay within half of both legs. */
function fittingRadius(before: Point, corner: Point, after: Point, radiusM: number): number {
  const a = Math.hypot(before[0] - corner[0], before[1] - corner[1]);
  const b = Math.hypot(after[0] - corner[0], after[1] - corner[1]);
  const turn =
    Math.atan2(before[1] - corner[1], before[0] - corner[0]) - Math.atan2(after[1] - corner[1], after[0] - corner[0]);
  const opening = Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)));
  return Math.min(radiusM, Math.min(a, b) * 0.48 * Math.tan(opening / 2));
}
