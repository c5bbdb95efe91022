import { roundedBox, smoothMax } from '../shape/distance';
import type { Distance } from '../shape/distance';
import type { RoomShape } from './interior-shape';

const { abs, min } = Math;

/** The inside of a truck's box body, metres; x forward, its rear doors stand open at `fromX`. It stands behind the cab. */
export const loadSpace = { fromX: -7, toX: -2.6, roofY: 2.14, halfWidth: 1.07, kickY: 0.42 } as const;

/** Thicker than the mesh is coarse, or there would be holes in it. */
const wallM = 0.1;
const { fromX, toX, roofY, halfWidth, kickY } = loadSpace;
const middle = [(fromX + toX) / 2, roofY / 2, 0] as const;
const half = [(toX - fromX) / 2, roofY / 2, halfWidth] as const;

const box: Distance = (x, y, z) => {
  const inside = roundedBox(x, y, z, middle, half, 0.04);
  const shell = smoothMax(-inside, inside - wallM, 0.008);
  return smoothMax(shell, fromX + 0.04 - x, 0.008);
};

/** Boards along the foot of the walls, where a pallet jack would scrape. */
const boards: Distance = (x, y, z) => {
  const side = roundedBox(x, y, abs(z), [middle[0], kickY / 2, halfWidth], [half[0], kickY / 2, 0.016], 0.006);
  const front = roundedBox(x, y, z, [toX, kickY / 2, 0], [0.016, kickY / 2, halfWidth], 0.006);
  return min(side, front);
};

export const loadSpaceParts: RoomShape['parts'] = {
  load: {
    distance: box,
    bounds: [fromX - 0.2, -0.2, -halfWidth - 0.2, toX + 0.2, roofY + 0.2, halfWidth + 0.2],
    cellM: 0.03,
  },
  boards: {
    distance: boards,
    bounds: [fromX - 0.1, -0.05, -halfWidth - 0.1, toX + 0.1, kickY + 0.1, halfWidth + 0.1],
    cellM: 0.012,
  },
};

export const loadSpaceShade: Distance = (x, y, z) => min(box(x, y, z), boards(x, y, z));
