import type { BodyShape } from '../shape/body-shape';
import type { Face, TailLamp } from '../shape/body-spec';
import { beyondMiddleM } from './areas';
import { inks } from './layer';
import type { Layer } from './layer';
import { box, line, polygon, roundedLine, roundedPolygon, smoothLine } from './paths';

const gapM = 0.0065;

/** Lamps, tailgate and bumper cuts of the tail, on the skin unrolled from its middle. */
export function drawTail(layer: Layer, shape: BodyShape, face: Face): void {
  const { spec, axles, lower } = shape;
  const halfLength = spec.lengthM / 2;
  const halfWidth = spec.widthM / 2;
  const floorY = lower.floorY(-halfLength);
  const skirtY = floorY + (spec.cladding ? 0.1 : 0.07);
  layer.fill(
    polygon([
      [-beyondMiddleM, 0],
      [1.9, 0],
      [1.9, floorY + 0.02],
      [halfWidth, skirtY],
      [-beyondMiddleM, skirtY],
    ]),
    inks.plastic,
  );
  layer.fill(
    roundedPolygon(
      [
        [-0.6, 0],
        [0.6, 0],
        [0.52, skirtY + 0.07],
        [-0.52, skirtY + 0.07],
      ],
      0.03,
    ),
    inks.plastic,
  );
  layer.fill(box(halfWidth - 0.2, skirtY + 0.1, 0.18, 0.028, 0.01), { colour: '#a01010', roughness: 0.1, coat: true });
  drawTailgate(layer, shape, face);
  const wingGirth = halfWidth + axles[0]! - spec.wheels.archM * 0.82 + halfLength;
  layer.stroke(
    smoothLine([
      [wingGirth, spec.wheels.radiusM + spec.wheels.archM * 0.62],
      [(wingGirth + face.tail.outer) / 2 - 0.02, (spec.wheels.radiusM + spec.wheels.archM + face.tail.y) / 2 - 0.1],
      [face.tail.outer - 0.14, face.tail.y - face.tail.height * 0.2],
    ]),
    gapM,
    inks.gap,
  );
  drawTailLamp(layer, face.tail);
}

function drawTailgate(layer: Layer, { spec, lower }: BodyShape, face: Face): void {
  const halfWidth = spec.widthM / 2;
  const edge = halfWidth - 0.16;
  const baseY = Math.min(face.tailplateY - 0.1, spec.wheels.radiusM + 0.24);
  const topY = lower.topY(-spec.lengthM / 2 + 0.2);
  if (spec.tray) {
    layer.stroke(
      roundedPolygon(
        [
          [-edge, baseY],
          [edge, baseY],
          [edge, 3],
          [-edge, 3],
        ],
        0.03,
      ),
      0.007,
      inks.gap,
    );
    layer.fill(box(0, topY - 0.12, 0.24, 0.07, 0.02), inks.plastic);
    return;
  }
  // up to the lamp, which hides where its opening edge goes on
  const headY = spec.tailDoors ? 3 : face.tail.y;
  layer.stroke(
    roundedLine(
      [
        [-beyondMiddleM, baseY],
        [edge - 0.05, baseY],
        [edge, baseY + 0.3],
        [edge, headY],
      ],
      0.07,
    ),
    gapM,
    inks.gap,
  );
  if (spec.tailDoors) drawTailDoors(layer, baseY);
  layer.fill(box(0, face.tailplateY, 0.52, 0.17, 0.03), { colour: '#0a0a0b', roughness: 0.5 });
}

/** The gap between two doors, a handle and a hinge. */
function drawTailDoors(layer: Layer, baseY: number): void {
  layer.stroke(line([[0, baseY], [0, 3]]), 0.01, inks.gap); // prettier-ignore
  layer.fill(box(0.16, baseY + 0.5, 0.17, 0.05, 0.02), inks.plastic);
}

function drawTailLamp(layer: Layer, { look, y, height, inner, outer }: TailLamp): void {
  if (look === 'upright') {
    const middle = (inner + outer) / 2;
    const width = outer - inner;
    layer.fill(box(middle, y, width, height, 0.025), inks.redLens);
    layer.fill(box(middle, y + height * 0.3, width * 0.7, height * 0.22, 0.015), inks.lampRed);
    layer.fill(box(middle, y, width * 0.7, height * 0.16, 0.012), { colour: '#dcdfe2', roughness: 0.15, coat: true });
    layer.stroke(
      line([
        [inner + 0.02, y - height * 0.42],
        [inner + 0.02, y + height * 0.42],
      ]),
      0.01,
      inks.lampRed,
    );
    return;
  }
  const housing = roundedPolygon(
    [
      [inner, y - height * 0.34],
      [outer - 0.16, y - height * 0.5],
      [outer, y + height * 0.34],
      [outer - 0.04, y + height * 0.5],
      [inner - 0.03, y + height * 0.36],
    ],
    0.02,
  );
  layer.fill(housing, inks.redLens);
  layer.stroke(housing, 0.004, inks.gap);
  layer.within(housing, () => {
    layer.stroke(
      smoothLine([
        [inner + 0.03, y + 0.008],
        [(inner + outer) / 2, y + height * 0.16],
        [outer, y + height * 0.24],
      ]),
      0.017,
      inks.lampRed,
    );
    layer.stroke(
      smoothLine([
        [inner + 0.03, y - height * 0.2],
        [(inner + outer) / 2, y - height * 0.24],
        [outer, y - height * 0.26],
      ]),
      0.011,
      { colour: '#b8140f', roughness: 0.3, coat: true },
    );
  });
  if (look === 'bar') {
    layer.fill(box(0, y + 0.004, inner * 2 + 0.04, 0.03, 0.01), inks.redLens);
    layer.stroke(
      line([
        [-beyondMiddleM, y + 0.006],
        [inner + 0.03, y + 0.008],
      ]),
      0.008,
      inks.lampRed,
    );
  }
}
