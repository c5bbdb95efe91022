import { roundedBox, smoothMax } from '../shape/distance';
import type { Distance, Vec3 } from '../shape/distance';
import type { RoomShape } from './interior-shape';

const { abs, max, min } = Math;

/** Half length, half width and height of a caravan's living space, metres; y up from its floor. */
const living = { halfLength: 2.55, halfWidth: 1.08, height: 2.02 } as const;

type Block = readonly [centre: Vec3, half: Vec3, radius: number];

function blocks(list: readonly Block[]): Distance {
  return (x, y, z) => {
    let d = 9;
    for (const [centre, half, radius] of list) d = min(d, roundedBox(x, y, z, centre, half, radius));
    return d;
  };
}

const openings = blocks([
  [[-1.75, 1.3, -1.1], [0.5, 0.24, 0.3], 0.06],
  [[-1.75, 1.3, 1.1], [0.5, 0.24, 0.3], 0.06],
  [[-0.1, 1.36, -1.1], [0.42, 0.2, 0.3], 0.06],
  [[1.75, 1.3, -1.1], [0.5, 0.26, 0.3], 0.06],
  [[1.75, 1.3, 1.1], [0.5, 0.26, 0.3], 0.06],
  [[2.6, 1.3, 0], [0.3, 0.28, 0.62], 0.06],
  [[0.3, 2.05, 0], [0.24, 0.3, 0.24], 0.05],
]);

const walls: Distance = (x, y, z) => {
  const { halfLength, halfWidth, height } = living;
  const inside = roundedBox(x, y, z, [0, height / 2, 0], [halfLength, height / 2, halfWidth], 0.08);
  return smoothMax(smoothMax(-inside, inside - 0.06, 0.01), -openings(x, y, z), 0.02);
};

/** Overhead lockers along both sides, kitchen and fridge, wardrobe beside the bed, the benches' boxes. */
const joinery = blocks([
  [[1.55, 1.8, -0.94], [0.95, 0.17, 0.15], 0.02],
  [[1.55, 1.8, 0.94], [0.95, 0.17, 0.15], 0.02],
  [[-0.1, 1.8, -0.93], [0.66, 0.17, 0.16], 0.02],
  [[-0.1, 0.43, -0.8], [0.72, 0.43, 0.29], 0.015],
  [[-0.72, 0.98, 0.82], [0.28, 0.98, 0.28], 0.015],
  [[2.0, 0.2, -0.78], [0.52, 0.2, 0.31], 0.015],
  [[2.0, 0.2, 0.78], [0.52, 0.2, 0.31], 0.015],
  [[-1.72, 0.24, 0], [0.8, 0.24, 0.72], 0.02],
  [[-2.3, 1.82, 0], [0.22, 0.15, 0.95], 0.02],
  [[1.85, 0.35, 0], [0.05, 0.35, 0.05], 0.02],
]);

/** Kitchen and dinette tops. */
const tops = blocks([
  [[-0.1, 0.885, -0.79], [0.74, 0.022, 0.31], 0.012],
  [[1.85, 0.72, 0], [0.42, 0.02, 0.38], 0.015],
]);

const sink = blocks([[[-0.42, 0.9, -0.79], [0.2, 0.09, 0.17], 0.05]]);

const cushions = blocks([
  [[1.98, 0.47, -0.76], [0.54, 0.075, 0.31], 0.05],
  [[1.98, 0.47, 0.76], [0.54, 0.075, 0.31], 0.05],
  [[1.98, 0.74, -1.0], [0.52, 0.2, 0.06], 0.05],
  [[1.98, 0.74, 1.0], [0.52, 0.2, 0.06], 0.05],
]);

const bedding: Distance = (x, y, z) => {
  const mattress = roundedBox(x, y, z, [-1.7, 0.58, 0], [0.8, 0.12, 0.73], 0.07);
  const pillow = roundedBox(x, y, abs(z), [-2.22, 0.76, 0.36], [0.19, 0.08, 0.28], 0.075);
  return min(mattress + 0.004 * Math.cos(x * 26) * Math.cos(z * 26), pillow);
};

const benchTops: Distance = (x, y, z) => max(tops(x, y, z), -sink(x, y, z));

const bounds = [-2.7, -0.1, -1.2, 2.7, 2.14, 1.2] as const;

export const livingSpace: RoomShape = {
  shadedBy: (x, y, z) => min(walls(x, y, z), joinery(x, y, z), benchTops(x, y, z), cushions(x, y, z), bedding(x, y, z)),
  parts: {
    walls: { distance: walls, bounds, cellM: 0.03 },
    joinery: { distance: joinery, bounds, cellM: 0.02 },
    tops: { distance: benchTops, bounds: [-1, 0.6, -1.2, 2.4, 1, 0.5], cellM: 0.015 },
    cushions: { distance: cushions, bounds: [1.3, 0.3, -1.2, 2.7, 1.05, 1.2], cellM: 0.018 },
    bedding: { distance: bedding, bounds: [-2.7, 0.35, -0.9, -0.7, 1, 0.9], cellM: 0.018 },
  },
};
