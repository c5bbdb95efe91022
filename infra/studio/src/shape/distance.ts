// bound once: these run 10^8 times, and inside Jest every look-up of a global is slow
const { abs, max, min, sqrt } = Math;

/** Signed distance in metres at a point: negative inside. x forward, y up from the ground, z to the right. */
export type Distance = (x: number, y: number, z: number) => number;
export type Vec3 = readonly [number, number, number];

/** The larger of two distances (cut, intersect) with the edge filleted over about `radius` metres. */
export function smoothMax(a: number, b: number, radius: number): number {
  const overlap = radius - abs(a - b);
  const larger = a > b ? a : b;
  if (overlap <= 0) return larger;
  const h = overlap / radius;
  return larger + (h * h * h * radius) / 6;
}

/** The smaller of two distances (union) with the seam filled over about `radius` metres. */
export function smoothMin(a: number, b: number, radius: number): number {
  return -smoothMax(-a, -b, radius);
}

/** 0 at `from`, 1 at `to`, with flat ends. `from` may be the larger one. */
export function ramp(from: number, to: number, at: number): number {
  const t = min(1, max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Box with rounded edges; `centre` and `half` in metres. */
export function roundedBox(x: number, y: number, z: number, centre: Vec3, half: Vec3, radius: number): number {
  const a = abs(x - centre[0]) - half[0] + radius;
  const b = abs(y - centre[1]) - half[1] + radius;
  const c = abs(z - centre[2]) - half[2] + radius;
  const A = max(a, 0);
  const B = max(b, 0);
  const C = max(c, 0);
  const outside = sqrt(A * A + B * B + C * C); // hypot is ten times slower, and this runs 10^8 times
  return outside + min(max(a, b, c), 0) - radius;
}

/** Rectangle with rounded corners in any plane. */
export function roundedRectangle(
  u: number,
  v: number,
  centre: readonly [number, number],
  half: readonly [number, number],
  radius: number,
): number {
  const a = abs(u - centre[0]) - half[0] + radius;
  const b = abs(v - centre[1]) - half[1] + radius;
  const A = max(a, 0);
  const B = max(b, 0);
  return sqrt(A * A + B * B) + min(max(a, b), 0) - radius;
}

/** Rod with round ends from `from` to `to`. */
export function capsule(x: number, y: number, z: number, from: Vec3, to: Vec3, radius: number): number {
  const bx = to[0] - from[0];
  const by = to[1] - from[1];
  const bz = to[2] - from[2];
  const px = x - from[0];
  const py = y - from[1];
  const pz = z - from[2];
  const along = min(1, max(0, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)));
  const dx = px - bx * along;
  const dy = py - by * along;
  const dz = pz - bz * along;
  return sqrt(dx * dx + dy * dy + dz * dz) - radius;
}
