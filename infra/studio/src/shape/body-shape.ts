import type { BodySpec, Recess } from './body-spec';
import { cowlX, shapeCabin } from './cabin';
import type { CabinShape } from './cabin';
import { fairCurve } from './curve';
import { roundedBox, roundedRectangle, smoothMax, smoothMin } from './distance';
import type { Distance } from './distance';
import { shapeLowerBody } from './lower-body';
import type { LowerBodyShape } from './lower-body';

const { abs, max, min, sqrt } = Math;

/** Lowest corner, then highest corner, metres. */
export type Bounds = readonly [number, number, number, number, number, number];

export type BodyShape = {
  spec: BodySpec;
  axles: readonly number[];
  lower: LowerBodyShape;
  cabin: CabinShape | undefined;
  cowlX: number;
  distance: Distance;
  /** Above 0 on roof, pillars and glass, below 0 on the body under them. */
  cabinShare: Distance;
  /** Distance from the middle of nose or tail along the skin, so that a lamp can be drawn around a corner without a seam. */
  girth: Distance;
  bounds: Bounds;
};

/** The painted skin of a vehicle as a distance function: body, cabin, tray, openings and wheel arches. */
export function shapeBody(spec: BodySpec): BodyShape {
  const halfWidth = spec.widthM / 2;
  const halfLength = spec.lengthM / 2;
  const frontAxle = halfLength - spec.frontOverhangM;
  const axles = spec.wheels.axles ?? [frontAxle - spec.wheelbaseM, frontAxle];
  const cowl = spec.cabin ? cowlX(spec.cabin, fairCurve(spec.lower.top, 0.1)) : halfLength;
  const lower = shapeLowerBody(spec, axles, cowl);
  const cabin = spec.cabin && shapeCabin(spec, spec.cabin, lower);
  const joint = spec.cabin?.joint ?? 0.04;
  const { radiusM, archM } = spec.wheels;
  const recesses = spec.face?.recesses ?? [];

  const distance: Distance = (x, y, zSigned) => {
    const z = abs(zSigned);
    let d = lower.distance(x, y, z);
    if (cabin) d = smoothMin(d, cabin.distance(x, y, z), joint);
    if (spec.tray) d = cutTray(d, spec.tray, x, y, z);
    if (x > halfLength - 0.7) for (const recess of recesses) d = cutRecess(d, recess, lower, x, y, z);
    for (const axle of axles) {
      const well = sqrt((x - axle) ** 2 + (y - radiusM) ** 2) - archM;
      d = smoothMax(d, -smoothMax(well, halfWidth - 0.36 - z, 0.03), 0.014);
    }
    return d;
  };

  const roofY = spec.cabin ? max(...spec.cabin.roof.map(([, y]) => y)) : 0;
  const topY = max(roofY, ...spec.lower.top.map(([, y]) => y));
  return {
    spec,
    axles,
    lower,
    cabin,
    cowlX: cowl,
    distance,
    cabinShare: (x, y, z) => (cabin ? lower.distance(x, y, z) - cabin.distance(x, y, z) : -1),
    girth: (x, y, z) => (x > 0 ? lower.noseGirth(x, y, z) : lower.tailGirth(x, y, z)),
    bounds: [
      (spec.cabEndX ?? -halfLength) - 0.08,
      min(0.1, lower.floorY(0) - 0.1),
      -halfWidth - 0.1,
      halfLength + 0.08,
      topY + 0.08,
      halfWidth + 0.1,
    ],
  };
}

function cutTray(d: number, tray: NonNullable<BodySpec['tray']>, x: number, y: number, z: number): number {
  const inside = roundedBox(
    x,
    y,
    z,
    [(tray.fromX + tray.toX) / 2, tray.floorY + 1, 0],
    [(tray.toX - tray.fromX) / 2, 1, tray.halfWidth],
    0.05,
  );
  const gap = roundedBox(x, y, z, [tray.gapX, 1.3, 0], [0.01, 0.9, 2], 0.004);
  return smoothMax(smoothMax(d, -inside, 0.03), -gap, 0.01);
}

function cutRecess(d: number, recess: Recess, lower: LowerBodyShape, x: number, y: number, z: number): number {
  const halfWidth = recess.halfWidth + (y - recess.y) * recess.flare;
  const outline = roundedRectangle(z, y, [0, recess.y], [halfWidth, recess.halfHeight], recess.corner);
  const cut = smoothMax(outline, lower.noseX(y, z) - recess.depth - x, 0.012);
  return smoothMax(d, -cut, 0.016);
}
