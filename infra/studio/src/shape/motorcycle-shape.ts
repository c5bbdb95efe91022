import { motorcycle } from '../bodies/motorcycle';
import { capsule, ramp, roundedBox, roundedRectangle, smoothMax, smoothMin } from './distance';
import type { Distance } from './distance';
import type { Part } from './mirror';

const { abs, hypot, max, min, sqrt } = Math;

/** The painted parts of a naked bike: tank, tail, lamp shroud, side covers, belly pan and front mudguard. */
export const motorcycleBodywork: Part = {
  bounds: [-1.1, 0.1, -0.4, 1.15, 1.2, 0.4],
  distance: (x, y, zSigned) => {
    const z = abs(zSigned);
    return min(
      smoothMin(tank(x, y, z), smoothMin(tail(x, y, z), sideCover(x, y, z), 0.015), 0.02),
      shroud(x, y, z),
      bellyPan(x, y, z),
      mudguard(x, y, z),
    );
  },
};

/** Everything that keeps light from the ground. */
export const motorcycleOccluder: Distance = (x, y, z) => {
  let d = motorcycleBodywork.distance(x, y, z);
  for (const axle of [motorcycle.frontAxleX, motorcycle.rearAxleX]) {
    const ring = hypot(x - axle, y - motorcycle.wheelRadiusM) - 0.26;
    d = min(d, hypot(ring, z) - 0.055);
  }
  return min(d, roundedBox(x, y, z, [0.1, 0.45, 0], [0.2, 0.2, 0.15], 0.02));
};

const tank: Distance = (x, y, z) => {
  const along = (x - 0.14) / 0.34;
  const up = (y - 0.86) / 0.155;
  const out = z / (0.155 + 0.05 * max(0, x - 0.05));
  let d = 0.14 * (sqrt(along * along + up * up + out * out) - 1);
  d = smoothMax(d, 0.8 - 0.1 * (x - 0.1) - y, 0.05);
  const knee = hypot((x + 0.02) / 0.22, (y - 0.8) / 0.1, (z - 0.2) / 0.09) - 1;
  return smoothMax(d, -knee * 0.08, 0.05);
};

const tail: Distance = (x, y, z) => {
  let d = capsule(x, y, z * 0.85, [-0.3, 0.8, 0], [-0.78, 0.93, 0], 0.085 - 0.03 * ramp(-0.3, -0.9, x));
  d = smoothMax(d, 0.765 - 0.24 * (x + 0.3) - y, 0.03);
  return smoothMax(d, y - (0.83 - 0.21 * (x + 0.3)), 0.03);
};

const shroud: Distance = (x, y, z) => {
  const d = 0.13 * (hypot((x - 0.56) / 0.13, (y - 0.9) / 0.128, z / 0.128) - 1);
  return smoothMax(d, x - (0.61 + 0.2 * (y - 0.9)), 0.02);
};

const sideCover: Distance = (x, y, z) => {
  const lean = x - 0.5 * (y - 0.68);
  const along = (x + 0.06) / 0.2; // narrower towards the tail
  const d = roundedBox(lean, y, z, [-0.08, 0.69, 0.112], [0.16, 0.075 + 0.018 * along, 0.018], 0.018);
  return smoothMax(d, 0.6 - 0.16 * (x + 0.2) - y, 0.02);
};

const bellyPan: Distance = (x, y, z) =>
  smoothMax(abs(z) - 0.115, roundedRectangle(x, y - 0.1 * max(0, x - 0.2), [0.12, 0.262], [0.25, 0.052], 0.045), 0.03);

const mudguard: Distance = (x, y, z) => {
  const fromAxle = hypot(x - motorcycle.frontAxleX, y - motorcycle.wheelRadiusM);
  const sheet = smoothMax(abs(fromAxle - 0.33) - 0.008, abs(z) - 0.058, 0.02);
  // from a little before the top to level with the axle behind
  return smoothMax(sheet, motorcycle.wheelRadiusM - y + (x < motorcycle.frontAxleX ? 0.05 : 0.27), 0.02);
};
