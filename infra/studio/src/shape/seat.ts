import { capsule, ramp, roundedBox, smoothMax, smoothMin } from './distance';
import type { Distance } from './distance';

/** One seat, cushion at the origin, facing +x: cushion, back, head restraint and its post. Metres. */
export const seat: Distance = (x, y, z) => {
  const leanX = x + 0.24 + 0.28 * (y - 0.1);
  const cushion = roundedBox(x, y, z, [0.02, 0.1, 0], [0.25, 0.085, 0.25], 0.07);
  const narrowing = 0.03 * ramp(0.2, 0.7, y);
  let back = roundedBox(leanX, y - 0.44, z, [0, 0, 0], [0.075, 0.34, 0.245 - narrowing], 0.06);
  back = smoothMax(back, 0.3 - Math.hypot(leanX - 0.35, z * 0.9), 0.06);
  const restraint = roundedBox(leanX, y - 0.9, z, [0, 0, 0], [0.05, 0.085, 0.13], 0.05);
  const post = capsule(x, y, z, [-0.42, 0.75, 0], [-0.45, 0.86, 0], 0.04);
  return smoothMin(smoothMin(smoothMin(cushion, back, 0.04), restraint, 0.01), post, 0.01);
};
