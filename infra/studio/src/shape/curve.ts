const { ceil, exp, floor } = Math;

/** A point of a profile, metres. Which axes the two numbers stand for is said where the profile is declared. */
export type Point = readonly [number, number];
export type Profile = readonly Point[];
/** Points written like those of an SVG polygon: `points('-2.2,0.95 0,1.02 2.1,0.8')`. */
export function points(list: string): Profile {
  return list.split(' ').map((pair) => {
    const [a, b] = pair.split(',').map(Number);
    if (!Number.isFinite(a) || !Number.isFinite(b)) throw new RangeError(`Not a point: "${pair}" in "${list}"`);
    return [a!, b!];
  });
}

export type Curve = (at: number) => number;

const stepM = 0.01;
const marginM = 0.6;

/**
 * A fair curve through hand-placed points: monotone Hermite spline (no overshoot between points),
 * blurred with a Gaussian so that curvature is continuous and reflections run clean, then read by
 * Catmull-Rom. Outside the points it goes on straight.
 *
 * @param points in any order, metres
 * @param blurM standard deviation of the blur, metres; small keeps corners crisp
 */
export function fairCurve(points: Profile, blurM: number): Curve {
  const sorted = [...points].sort((a, b) => a[0] - b[0]);
  const start = sorted[0]![0] - marginM;
  const count = ceil((sorted.at(-1)![0] + marginM - start) / stepM) + 1;
  const raw = sampleHermite(sorted, start, count);
  return readCatmullRom(blur(raw, blurM / stepM), start);
}

function sampleHermite(points: Profile, start: number, count: number): Float64Array {
  const slopes = points.slice(1).map((p, i) => (p[1] - points[i]![1]) / (p[0] - points[i]![0]));
  const tangents = points.map((_, i) => {
    const before = slopes[i - 1] ?? slopes[i]!;
    const after = slopes[i] ?? before;
    if (i === 0 || i === points.length - 1) return i === 0 ? after : before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  const last = points.length - 1;
  let segment = 0;
  return Float64Array.from({ length: count }, (_, k) => {
    const x = start + k * stepM;
    if (x <= points[0]![0]) return points[0]![1] + tangents[0]! * (x - points[0]![0]);
    if (x >= points[last]![0]) return points[last]![1] + tangents[last]! * (x - points[last]![0]);
    while (x > points[segment + 1]![0]) segment++;
    const [x0, y0] = points[segment]!;
    const [x1, y1] = points[segment + 1]!;
    const h = x1 - x0;
    const t = (x - x0) / h;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * y0 +
      (t3 - 2 * t2 + t) * h * tangents[segment]! +
      (3 * t2 - 2 * t3) * y1 +
      (t3 - t2) * h * tangents[segment + 1]!
    );
  });
}

function blur(samples: Float64Array, sigma: number): Float64Array {
  if (sigma <= 0) return samples;
  const reach = ceil(3 * sigma);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, j) => exp(-0.5 * ((j - reach) / sigma) ** 2));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const last = samples.length - 1;
  const read = (i: number) => {
    if (i < 0) return samples[0]! + (samples[1]! - samples[0]!) * i;
    if (i > last) return samples[last]! + (samples[last]! - samples[last - 1]!) * (i - last);
    return samples[i]!;
  };
  return samples.map((_, k) => weights.reduce((sum, weight, j) => sum + weight * read(k + j - reach), 0) / total);
}

function readCatmullRom(samples: Float64Array, start: number): Curve {
  const n = samples.length;
  return (x) => {
    const u = (x - start) / stepM;
    if (u < 1) return samples[1]! + (samples[2]! - samples[1]!) * (u - 1);
    if (u > n - 3) return samples[n - 3]! + (samples[n - 3]! - samples[n - 4]!) * (u - (n - 3));
    const i = floor(u);
    const t = u - i;
    const a = samples[i - 1]!;
    const b = samples[i]!;
    const c = samples[i + 1]!;
    const d = samples[i + 2]!;
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  };
}
