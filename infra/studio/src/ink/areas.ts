import type { BodyShape } from '../shape/body-shape';
import type { Area } from './layer';

/** Which part of the vehicle each drawing covers. The paint shader reads the same numbers. */
export type Areas = { side: Area; top: Area; nose: Area; tail: Area; screen: Area };

const girthM = 1.9;
/** Nose and tail are drawn a little past their middle, so that no blurred look-up there meets what lies beside them. */
export const beyondMiddleM = 0.06;

export function areasOf({ bounds }: BodyShape): Areas {
  const [fromX, , , toX, topY, toZ] = bounds;
  const height = { fromV: 0, toV: topY };
  return {
    side: { fromU: fromX, toU: toX, ...height },
    top: { fromU: fromX, toU: toX, fromV: 0, toV: toZ },
    nose: { fromU: -beyondMiddleM, toU: girthM, ...height },
    tail: { fromU: -beyondMiddleM, toU: girthM, ...height },
    screen: { fromU: -toZ, toU: toZ, ...height },
  };
}
