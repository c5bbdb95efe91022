import type { BodySpec, Cabin } from './body-spec';
import { fairCurve } from './curve';
import type { Curve } from './curve';
import { smoothMax } from './distance';
import type { Distance } from './distance';
import type { LowerBodyShape } from './lower-body';

const { abs, min } = Math;

/** Where roof, screens and side glass lie. Metres. */
export type CabinShape = {
  screenX: (y: number, z: number) => number;
  backX: (y: number, z: number) => number;
  roofY: (x: number, z: number) => number;
  /** Half width at a place and height. */
  sideZ: (x: number, y: number) => number;
  distance: Distance;
};

/** x where the bonnet meets the windscreen. */
export function cowlX(cabin: Cabin, top: Curve): number {
  return fairCurve(cabin.screen, 0.06)(top(0));
}

export function shapeCabin(spec: BodySpec, cabin: Cabin, lower: LowerBodyShape): CabinShape {
  const roof = fairCurve(cabin.roof, 0.12);
  const screen = fairCurve(cabin.screen, 0.06);
  const back = fairCurve(cabin.back, 0.05);
  const plan = fairCurve(cabin.plan, 0.14);
  const halfLength = spec.lengthM / 2;
  const waistY = lower.topY(0);
  const tailTopY = lower.topY(-halfLength) + 0.02;
  const noseTopY = lower.topY(halfLength - 0.15) - 0.12;
  const screenSlope = cabin.screenSlope ?? 1.95;
  const backSlope = cabin.backSlope ?? 1.2;
  const bow = (z: number) => (z / 0.75) ** 2;

  const sideZ = (x: number, y: number) => {
    const up = y - waistY;
    return cabin.halfWidth + plan(x) - cabin.narrowing * up - cabin.narrowingCurve * up * up;
  };
  const screenX = (y: number, z: number) => screen(y) - cabin.screenBow * bow(z);
  const backX = (y: number, z: number) => back(y) + cabin.backBow * bow(z);
  const roofY = (x: number, z: number) => roof(x) - cabin.roofCrown * (z / 0.6) ** 2;

  const distance: Distance = (x, y, zSigned) => {
    const z = abs(zSigned);
    let d = smoothMax(y - roofY(x, z), (x - screenX(y, z)) / screenSlope, cabin.frontEdge);
    d = smoothMax(d, (backX(y, z) - x) / backSlope, cabin.rearEdge ?? 0.12);
    d = smoothMax(d, (z - sideZ(x, y)) / 1.06, cabin.sideEdge);
    d = smoothMax(d, lower.topY(x) - 0.22 - y, 0.03);
    if (spec.cabEndX === undefined) d = smoothMax(d, lower.tailX(min(y, tailTopY), z) + 0.02 - x, 0.08);
    return smoothMax(d, x - lower.noseX(min(y, noseTopY), z) - 0.03, 0.06);
  };

  return { screenX, backX, roofY, sideZ, distance };
}
