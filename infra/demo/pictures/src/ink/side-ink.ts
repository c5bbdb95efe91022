import type { BodySpec } from '../shape/body-spec';
import type { BodyShape } from '../shape/body-shape';
import { box, line, polygon, ring, roundedLine, roundedPolygon } from './paths';
import { steps } from '../shape/steps';
import { inks } from './layer';
import type { Layer } from './layer';

const gapM = 0.0065;

/** Doors, fuel flap, handles and cladding, drawn on the flank (x, y). */
export function drawSide(layer: Layer, shape: BodyShape): void {
  const { spec } = shape;
  if (spec.cladding) drawCladding(layer, shape);
  if (spec.doors) drawDoors(layer, shape, spec.doors);
  const waist = (x: number) => shape.lower.topY(x);
  if (spec.fuelFlap !== false && spec.doors?.rear !== undefined && !spec.tray) {
    const x = shape.axles[0]! - 0.27;
    layer.stroke(box(x, waist(x) - 0.2, 0.15, 0.14, 0.03), 0.004, inks.gap);
  }
}

function drawDoors(layer: Layer, shape: BodyShape, doors: NonNullable<BodySpec['doors']>): void {
  const waist = (x: number) => shape.lower.topY(x) + 0.03;
  const { front, middle, rear, sill } = doors;
  // the front door leans with the windscreen pillar above and rounds into the sill below
  layer.stroke(
    roundedLine(
      [
        [front + 0.08, waist(front)],
        [front + 0.01, waist(front) * 0.66 + sill * 0.34],
        [front - 0.1, sill],
        [middle, sill],
        [middle, waist(middle)],
      ],
      0.09,
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
  const waist = (x: number) => shape.lower.topY(x) + 0.03;
  const { radiusM, archM } = shape.spec.wheels;
  const rearAxle = shape.axles[0]!;
  const aroundArch = archM + 0.05;
  const meetsArch = rear - 0.02 < rearAxle + aroundArch;
  const arc = steps(0.1, 0.42, 12)
    .map(
      (turn) =>
        [rearAxle + aroundArch * Math.cos(turn * Math.PI), radiusM + aroundArch * Math.sin(turn * Math.PI)] as const,
    )
    .filter(([x, y]) => y > sill && x > rear);
  const foot = meetsArch && arc.length > 1 ? arc : [[rear, sill] as const];
  const last = foot.at(-1)!;
  layer.stroke(
    roundedLine(
      [
        [middle, sill],
        [foot[0]![0], sill],
        ...foot,
        [Math.min(rear, last[0]), Math.max(last[1] + 0.12, waist(rear) - 0.25)],
        [rear - 0.04, waist(rear)],
      ],
      0.08,
    ),
    gapM,
    inks.gap,
  );
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
