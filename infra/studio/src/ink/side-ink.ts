import type { BodySpec } from '../shape/body-spec';
import type { BodyShape } from '../shape/body-shape';
import type { Point } from '../shape/curve';
import { box, line, polygon, ring, roundedLine, roundedPolygon } from './paths';
import { steps } from '../shape/steps';
import { frontCutLeanM } from './top-ink';
import { inks } from './layer';
import type { Layer } from './layer';

const gapM = 0.0065;
/** Rounding of a door's lower corners. */
const cornerM = 0.09;

/** Doors, fuel flap, handles and cladding, drawn on the flank (x, y). */
export function drawSide(layer: Layer, shape: BodyShape): void {
  const { spec } = shape;
  if (spec.cladding) drawCladding(layer, shape);
  if (spec.doors) drawDoors(layer, shape, spec.doors);
  const waist = (x: number) => shape.lower.topY(x);
  if (spec.fuelFlap !== false && spec.doors?.rear !== undefined && !spec.tray) {
    const x = shape.axles[0]! - 0.04; // between the rear door and what the tail lamp reaches
    layer.stroke(box(x, waist(x) - 0.15, 0.15, 0.14, 0.03), 0.004, inks.gap);
  }
}

function drawDoors(layer: Layer, shape: BodyShape, doors: NonNullable<BodySpec['doors']>): void {
  const { front, middle, rear, sill } = doors;
  const waist = (x: number) => underGlassY(shape, x);
  // the front door leans with the windscreen pillar above and rounds into the sill below
  layer.stroke(
    roundedLine(
      [
        [front + frontCutLeanM, waist(front + frontCutLeanM) - 0.015], // where the cut beside the bonnet begins
        [front + 0.01, waist(front) * 0.66 + sill * 0.34],
        [front - 0.1, sill],
        [middle, sill],
        [middle, waist(middle)],
      ],
      cornerM,
    ),
    gapM,
    inks.gap,
  );
  if (rear === undefined) return;
  if (doors.slidesTo === undefined) drawHungDoor(layer, shape, { ...doors, rear });
  else drawSlidingDoor(layer, shape, { middle, rear, sill, topY: doors.slidesTo });
}

type RearDoor = { middle: number; rear: number; sill: number };

/** A panel up to below the roof, and the rail on which it slides back. */
function drawSlidingDoor(
  layer: Layer,
  shape: BodyShape,
  { middle, rear, sill, topY }: RearDoor & { topY: number },
): void {
  const corners = [
    [rear, sill],
    [middle, sill],
    [middle, topY],
    [rear, topY],
  ] as const;
  layer.stroke(roundedPolygon(corners, 0.07), gapM, inks.gap);
  const railY = shape.lower.topY(rear) + 0.02;
  const railEnd = shape.axles[0]! - 0.42;
  layer.stroke(line([[rear, railY], [railEnd, railY]]), 0.02, inks.gap); // prettier-ignore
  layer.stroke(line([[shape.spec.doors!.front - 0.02, topY], [middle, topY], [middle, sill]]), gapM, inks.gap); // prettier-ignore
}

function drawHungDoor(layer: Layer, shape: BodyShape, { middle, rear, sill }: RearDoor): void {
  const head: Point = [rear, underGlassY(shape, rear)];
  const foot = alongArch(shape, head, sill);
  layer.stroke(
    roundedLine([[middle, underGlassY(shape, middle)], [middle, sill], foot[0]!], cornerM), // prettier-ignore
    gapM,
    inks.gap,
  );
  layer.stroke(foot.length > 1 ? line([...foot, head]) : roundedLine([[middle, sill], foot[0]!, head], cornerM), gapM, inks.gap); // prettier-ignore
}

/**
 * The foot of a rear door whose edge comes down from `head`: around the wheel arch from the sill to where a
 * straight edge leaves it without a kink, or one corner where the door ends before the arch.
 */
function alongArch({ spec, axles }: BodyShape, [x, y]: Point, sill: number): Point[] {
  const axle = axles[0]!;
  const { radiusM, archM } = spec.wheels;
  const around = archM + 0.05;
  const [forward, up] = [x - axle, y - radiusM];
  const touches = Math.atan2(up, forward) - Math.acos(Math.min(1, around / Math.hypot(forward, up)));
  const leaves = Math.asin((sill - radiusM) / around);
  if (touches <= leaves) return [[x, sill]];
  return steps(leaves, touches, 16).map((turn): Point => [
    axle + around * Math.cos(turn),
    radiusM + around * Math.sin(turn),
  ]);
}

/** A height that the side glass covers, for cuts that end behind its edge. */
function underGlassY({ lower }: BodyShape, x: number): number {
  return lower.topY(x) + 0.06;
}

/** Unpainted plastic around the arches and along the sills. */
function drawCladding(layer: Layer, { spec, axles, lower }: BodyShape): void {
  const { radiusM, archM } = spec.wheels;
  const halfLength = spec.lengthM / 2;
  for (const axle of axles) layer.stroke(ring(axle, radiusM, archM + 0.022), 0.07, inks.plastic);
  const [rear, front] = [axles[0]!, axles.at(-1)!];
  const sillY = lower.floorY(0) + 0.1;
  layer.fill(
    polygon([
      [-halfLength - 0.1, 0],
      [halfLength + 0.1, 0],
      [halfLength + 0.1, lower.floorY(halfLength) + 0.08],
      [front + archM, radiusM + 0.02],
      [front, radiusM],
      [front - archM, sillY],
      [rear + archM, sillY],
      [rear, radiusM],
      [rear - archM, radiusM + 0.02],
      [-halfLength - 0.1, lower.floorY(-halfLength) + 0.09],
    ]),
    inks.plastic,
  );
  layer.stroke(
    line([
      [rear + archM, sillY],
      [front - archM, sillY],
    ]),
    0.006,
    { colour: '#1d1f22', roughness: 0.4 },
  );
}
