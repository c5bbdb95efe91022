import type { BodySpec } from './body-spec';
import { fairCurve } from './curve';
import type { Curve } from './curve';
import { ramp, smoothMax } from './distance';
import type { Distance } from './distance';

const { abs, exp, max, min, pow, sqrt } = Math;

/** The curves of the painted body, ready to read. Heights and positions in metres. */
export type LowerBodyShape = {
  topY: Curve;
  floorY: Curve;
  planM: Curve;
  shoulderY: Curve;
  noseX: (y: number, z: number) => number;
  tailX: (y: number, z: number) => number;
  /** Distance from the middle of the nose along its skin to a point `z` across; around the corner it goes on along the flank. */
  noseGirth: (x: number, y: number, z: number) => number;
  tailGirth: (x: number, y: number, z: number) => number;
  distance: Distance;
};

export function shapeLowerBody(spec: BodySpec, axles: readonly number[], cowlX: number): LowerBodyShape {
  const { lower, wheels } = spec;
  const halfWidth = spec.widthM / 2;
  const halfLength = spec.lengthM / 2;
  const topY = fairCurve(lower.top, 0.1);
  const nose = fairCurve(lower.nose, 0.035);
  const tail = fairCurve(lower.tail, 0.035);
  const planM = fairCurve(lower.plan, 0.14);
  const shoulderY = fairCurve(lower.shoulder, 0.15);
  const section = fairCurve(lower.section, 0.03);
  const floorY = fairCurve(lower.floor, 0.1);
  const endX = spec.cabEndX ?? -halfLength;
  const crease = lower.creaseM ?? 0.02;
  const hollow = lower.hollowM ?? 0.018;
  const rearAxle = min(...axles);
  const frontAxle = max(...axles);

  const round = (z: number, depth: number, power: number) => depth * pow(min(1.1, z / halfWidth), power);
  const noseX = (y: number, z: number) =>
    halfLength + nose(y) - round(abs(z), lower.noseRounding.depthM, lower.noseRounding.power);
  const tailX = (y: number, z: number) =>
    endX - tail(y) + round(abs(z), lower.tailRounding.depthM, lower.tailRounding.power);

  // on the face of nose or tail z alone decides, so that the floor of a recess has the girth of its opening
  const girth = (behind: number, z: number, { depthM, power }: { depthM: number; power: number }) => {
    const corner = ramp(0.74, 0.9, z / halfWidth);
    return z + round(z, depthM, power) * (1 - corner) + behind * corner;
  };
  const noseGirth = (x: number, y: number, z: number) => girth(noseX(y, 0) - x, abs(z), lower.noseRounding);
  const tailGirth = (x: number, y: number, z: number) => girth(x - tailX(y, 0), abs(z), lower.tailRounding);

  const flareAt = (x: number, y: number) => {
    let flare = 0;
    for (const axle of axles) {
      const out = (sqrt((x - axle) ** 2 + (y - wheels.radiusM) ** 2) - wheels.archM) / 0.1;
      if (out < 3) flare += wheels.flareM * (out < 0 ? 1 : exp(-out * out));
    }
    return flare;
  };

  const distance: Distance = (x, y, zSigned) => {
    const z = abs(zSigned);
    const plan = planM(x);
    const shoulder = shoulderY(x);
    const flare = flareAt(x, y);
    const over = y - shoulder;
    const betweenWheels = ramp(rearAxle + 0.3, rearAxle + 0.85, x) * ramp(frontAxle - 0.3, frontAxle - 0.8, x);
    const dip = (over + 0.2) / 0.1;
    const below = halfWidth + plan + section(y) - hollow * betweenWheels * exp(-dip * dip) + flare;
    const above = halfWidth + plan + 0.004 - lower.lean * over - 0.2 * over * abs(over) + flare * 0.6;
    const flank = smoothMax(z - below, (z - above) / 1.07, crease);
    const onBonnet = spec.bonnetLines === false ? 0 : ramp(cowlX - 0.15, cowlX + 0.25, x);
    const bonnetBulge = 0.016 * ramp(0.58, 0.42, z) - 0.016;
    const top = y - (topY(x) - lower.crown * (z / 0.75) ** 2 + onBonnet * bonnetBulge);
    let d = smoothMax(flank, top, 0.085);
    d = smoothMax(d, x - noseX(y, z), 0.12);
    d = smoothMax(d, tailX(y, z) - x, 0.11);
    return smoothMax(d, floorY(x) - y + 0.04 * z * z, 0.06);
  };

  return { topY, floorY, planM, shoulderY, noseX, tailX, noseGirth, tailGirth, distance };
}
