import { ramp, roundedBox, smoothMax, smoothMin } from '../shape/distance';

const { abs, cos, hypot } = Math;

/** A seat seen close: bolsters, head restraint and sewn ribs. Cushion at the origin, facing +x, half width in metres. */
export function cabinSeat(x: number, y: number, z: number, halfWidth: number): number {
  let d = roundedBox(x, y, z, [0.02, 0.1, 0], [0.26, 0.085, halfWidth], 0.07);
  d = smoothMax(d, 0.27 - hypot(y - 0.42, z * 0.75), 0.06);
  const lean = x + 0.24 + 0.28 * (y - 0.1);
  const half = halfWidth - 0.005 - 0.04 * ramp(0.25, 0.75, y);
  let back = roundedBox(lean, y - 0.44, z, [0, 0, 0], [0.075, 0.34, half], 0.06);
  back = smoothMax(back, 0.31 - hypot(lean - 0.36, z * 0.8), 0.07);
  d = smoothMin(d, back, 0.05);
  d = smoothMin(d, roundedBox(lean, y - 0.89, z, [0.02, 0, 0], [0.045, 0.08, 0.125], 0.04), 0.01);
  return d + 0.0018 * ramp(0.16, 0.12, abs(z)) * cos((y + x) * 70);
}
