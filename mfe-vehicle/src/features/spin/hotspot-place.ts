import type { Car } from '@shared-kit/contracts/vehicle/car.contract';

type Position = Car['hotspots'][number]['positions'][number];

/** Degrees between two given positions up to which the point is taken to move with the car between them. */
const FOLLOWS_UP_TO = 45;

/** How many degrees it is from one angle on to another, 0 to 360. */
function onward(from: number, to: number): number {
  return (((to - from) % 360) + 360) % 360;
}

/**
 * Where a hotspot lies on a frame, in percent of its width and height, or null when it cannot be seen from there:
 * between two given angles that lie close the point moves in a straight line, else it shows only near a given one.
 */
export function placeAt(
  angle: number,
  positions: readonly Position[],
  toleranceDegrees: number,
): { x: number; y: number } | null {
  const [before] = positions.toSorted((a, b) => onward(a.activeAngle, angle) - onward(b.activeAngle, angle));
  const [after] = positions.toSorted((a, b) => onward(angle, a.activeAngle) - onward(angle, b.activeAngle));
  if (!before || !after) return null;
  const gap = onward(before.activeAngle, after.activeAngle);
  if (gap > 0 && gap <= FOLLOWS_UP_TO) {
    const part = onward(before.activeAngle, angle) / gap;
    return { x: before.posX + (after.posX - before.posX) * part, y: before.posY + (after.posY - before.posY) * part };
  }
  const isNear = (position: Position) =>
    Math.min(onward(position.activeAngle, angle), onward(angle, position.activeAngle)) <= toleranceDegrees;
  const near = [before, after].find(isNear);
  return near ? { x: near.posX, y: near.posY } : null;
}
