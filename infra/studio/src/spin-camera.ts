import { bodySpecs } from './bodies/bodies';
import { motorcycle } from './bodies/motorcycle';
import type { BodyId } from './shape/body-spec';
import type { FixedCamera } from './views';
import { spinSize } from './views';

/** What a body takes up with everything that is built onto it, metres; x from tail to nose. */
type Extent = { fromX: number; toX: number; heightM: number; widthM: number };

/** Bodies whose fittings reach beyond the painted skin. */
const extents: Partial<Record<BodyId, Extent>> = {
  motorcycle: { fromX: -1.04, toX: 1.06, heightM: 1.16, widthM: motorcycle.widthM },
  truck: { fromX: -3.5, toX: 3.5, heightM: 3.28, widthM: 2.5 },
  caravan: { fromX: -3.1, toX: 3.8, heightM: 2.74, widthM: 2.4 },
};

const nearestM = 12.5;
/** Share of the picture that the vehicle takes when it lies across. */
const fill = 0.93;

/** One camera for a whole turn, so that the vehicle neither grows nor hops: it just holds it in every frame. */
export function spinCamera(body: BodyId): FixedCamera {
  const { fromX, toX, heightM, widthM } = extentOf(body);
  const reachM = Math.hypot((toX - fromX) / 2, widthM / 2);
  const distanceM = nearestM * Math.max(1, (toX - fromX) / 5.4);
  const across = reachM / Math.sqrt(distanceM ** 2 - reachM ** 2);
  const upright = (heightM / 2 + 0.14 * reachM) / (distanceM - reachM); // 0.14: the rise of the camera, 8 degrees
  const halfHeight = Math.max((across * spinSize.height) / spinSize.width, upright) / fill;
  return {
    target: [(fromX + toX) / 2, heightM * 0.47, 0],
    distanceM,
    fovDeg: (Math.atan(halfHeight) * 360) / Math.PI,
  };
}

function extentOf(body: BodyId): Extent {
  if (body === 'motorcycle') return extents.motorcycle!;
  const { lengthM, widthM, lower, cabin } = bodySpecs[body];
  const heightM = Math.max(...(cabin?.roof ?? lower.top).map(([, y]) => y));
  return extents[body] ?? { fromX: -lengthM / 2, toX: lengthM / 2, heightM, widthM: widthM + 0.2 };
}
