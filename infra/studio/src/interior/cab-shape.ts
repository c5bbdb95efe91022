import { capsule, roundedBox, smoothMax, smoothMin } from '../shape/distance';
import type { Distance } from '../shape/distance';
import { cabinSeat } from './cabin-seat';
import { waistY } from './room-plan';
import type { CabPlan } from './room-plan';
import type { RoomShape } from './interior-shape';

const { abs, hypot, max, min } = Math;

const wallM = 0.07;
/** Middle of the steering wheel, on the right as in Australia. */
export const steering = { x: 0.46, y: 0.84, z: 0.36 } as const;

/** A cab seen from inside: walls with window openings, dashboard with console, seats, steering wheel. */
export function shapeCab(plan: CabPlan): RoomShape {
  const { floorY, roofY, rearX, halfWidth, seatY, benchX } = plan;
  const cavity = shapeCavity(plan);
  const windows = shapeWindows(plan);
  const lift = seatY - 0.32;

  /** The bench's carpeted back and the floor behind it. */
  const boot: Distance = (x, y, z) => {
    const behind = benchX ?? 0;
    const back = [behind - 0.3, 0.62 + lift, 0] as const;
    const panel = roundedBox(x + 0.28 * (y - 0.42 - lift), y, z, back, [0.03, 0.34, halfWidth - 0.12], 0.03);
    const middleX = (rearX + behind - 0.2) / 2;
    const floor = [(behind - 0.2 - rearX) / 2, 0.07, halfWidth - 0.02] as const;
    return smoothMin(panel, roundedBox(x, y, z, [middleX, floorY + 0.1, 0], floor, 0.03), 0.03);
  };
  const walls: Distance = (x, y, z) => {
    const inside = cavity(x, y, z);
    let d = smoothMax(-inside, inside - wallM, 0.01);
    d = smoothMax(d, -windows(x, y, z), 0.03);
    const wall = abs(z) - (halfWidth - 0.74);
    d = smoothMin(d, roundedBox(x, y, wall, [0.28, 0.66 + lift, 0.7], [0.42, 0.045, 0.09], 0.035), 0.04);
    if (benchX !== undefined)
      d = smoothMin(d, roundedBox(x, y, wall, [-0.62, 0.68 + lift, 0.7], [0.34, 0.045, 0.09], 0.035), 0.04);
    if (benchX !== undefined) d = min(d, boot(x, y, z));
    return smoothMax(d, -roundedBox(x, y, wall, [0.2, 0.4 + lift, 0.7], [0.5, 0.1, 0.03], 0.03), 0.02);
  };

  const dash: Distance = (x, y, z) => {
    let d = roundedBox(x, y, z, [0.98, 0.74, 0], [0.3, 0.155, halfWidth], 0.09);
    d = smoothMax(d, -roundedBox(x, y, z, [0.62, 0.72, 0], [0.06, 0.03, halfWidth - 0.12], 0.03), 0.03);
    const hood = capsule(x, y, z, [0.74, 0.9, 0.22], [0.74, 0.9, 0.5], 0.055);
    d = smoothMin(d, hood, 0.08);
    let console = roundedBox(x, y, z, [0.25, 0.42, 0], [0.62, 0.13, 0.115], 0.05);
    console = smoothMin(console, roundedBox(x, y, z, [0.72, 0.58, 0], [0.14, 0.22, 0.13], 0.05), 0.08);
    d = smoothMin(d, console, 0.05);
    d = smoothMin(d, roundedBox(x, y, z, [-0.1, 0.58, 0], [0.2, 0.05, 0.12], 0.045), 0.03);
    d = smoothMin(d, roundedBox(x, y, z, [0.32, 0.6, 0], [0.035, 0.055, 0.03], 0.025), 0.03);
    return smoothMax(d, cavity(x, y, z) - 0.02, 0.01);
  };

  const seats: Distance = (x, y, z) => {
    const aside = abs(z);
    const front = cabinSeat(x - 0.02, y - seatY, aside - halfWidth * 0.5, 0.25);
    return benchX === undefined ? front : min(front, cabinSeat(x - benchX, y - seatY - 0.02, aside - 0.34, 0.33));
  };

  const all: Distance = (x, y, z) => min(walls(x, y, z), dash(x, y, z), seats(x, y, z));
  const width = halfWidth + wallM + 0.03;
  return {
    shadedBy: (x, y, z) => min(all(x, y, z), steeringWheel(x, y, z)),
    parts: {
      walls: { distance: walls, bounds: [rearX - 0.2, floorY - 0.12, -width, 1.5, roofY + 0.14, width], cellM: 0.015 },
      dash: { distance: dash, bounds: [-0.6, 0.15, -width, 1.4, 1.1, width], cellM: 0.014 },
      seats: { distance: seats, bounds: [(benchX ?? -0.05) - 0.9, 0.2, -0.85, 0.5, 1.62, 0.85], cellM: 0.014 },
      steering: { distance: steeringWheel, bounds: [0.2, 0.5, 0.1, 0.95, 1.1, 0.62], cellM: 0.008 },
    },
  };
}

function shapeCavity({ floorY, roofY, rearX, halfWidth, screenX, screenSlope, rearSlope }: CabPlan): Distance {
  const frontX = screenX + 0.1;
  return (x, y, z) => {
    const middle = [(frontX + rearX) / 2, (floorY + roofY) / 2, 0] as const;
    let d = roundedBox(x, y, z, middle, [(frontX - rearX) / 2, (roofY - floorY) / 2, halfWidth], 0.16);
    d = smoothMax(d, (x + screenSlope * (y - 0.95) - screenX) / hypot(1, screenSlope), 0.08);
    d = smoothMax(d, (rearX + rearSlope * (y - 0.8) - x) / hypot(1, rearSlope), 0.08);
    return smoothMax(d, (abs(z) + 0.3 * max(0, y - 0.9) - halfWidth) / 1.04, 0.08);
  };
}

function shapeWindows({ windows, rearWindow, screenX, screenSlope, rearX, halfWidth, roofY }: CabPlan): Distance {
  const slope = hypot(1, screenSlope);
  const screenMiddle = (roofY + waistY) / 2 - 0.02;
  return (x, y, z) => {
    const behindScreen = x + screenSlope * (y - 0.95);
    let d = 9;
    for (const window of windows) {
      const { x: middle, y: high, halfLength, halfHeight } = window;
      const at = [middle, high, halfWidth + 0.06] as const;
      const hole = roundedBox(x, y, abs(z), at, [halfLength, halfHeight, 0.3], 0.055);
      d = min(d, smoothMax(hole, (behindScreen - screenX + 0.26) / slope, 0.05));
    }
    const size = [0.75, (roofY - waistY) / 2 - 0.06, halfWidth - 0.14] as const;
    const screen = roundedBox(x, y, z, [1, screenMiddle, 0], size, 0.08);
    d = min(d, smoothMax(screen, (screenX - 0.14 - behindScreen) / slope, 0.02));
    if (!rearWindow) return d;
    const { y: high, halfHeight, halfWidth: half } = rearWindow;
    return min(d, roundedBox(x, y, z, [rearX + 0.1, high, 0], [0.42, halfHeight, half], 0.08));
  };
}

const steeringWheel: Distance = (x, y, z) => {
  const dx = x - steering.x;
  const dy = y - steering.y;
  const across = z - steering.z;
  const [cos, sin] = [Math.cos(0.42), Math.sin(0.42)];
  const out = dx * cos - dy * sin;
  const up = dx * sin + dy * cos;
  const radius = hypot(up, across);
  const rim = hypot(radius - 0.178, out) - 0.0165;
  let spokes = min(abs(up) - 0.022, up < 0 ? abs(across) - 0.022 : 9);
  spokes = smoothMax(smoothMax(spokes, abs(out - 0.012) - 0.01, 0.008), radius - 0.18, 0.01);
  const hub = smoothMax(radius - 0.07, abs(out - 0.01) - 0.028, 0.03);
  const column = capsule(out, up, across, [0.02, 0, 0], [0.35, 0, 0], 0.035);
  return min(smoothMin(smoothMin(rim, spokes, 0.02), hub, 0.03), column);
};
