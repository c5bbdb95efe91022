import type { BodyShape } from '../shape/body-shape';
import type { Point } from '../shape/curve';
import type { Face, HeadLamp } from '../shape/body-spec';
import { beyondMiddleM } from './areas';
import { drawHeadLamp } from './head-lamp-ink';
import { inks } from './layer';
import type { Layer } from './layer';
import { polygon, smoothLine } from './paths';
import { drawGrille, drawIntake } from './recess-ink';

const gapM = 0.0065;

/** How far a lamp keeps from the edge of the grille: on the wall of the opening it would bend and break. */
const clearanceM: Record<HeadLamp['look'], number> = { blade: 0.08, block: 0.045, stack: 0.045, round: 0 };

/** Lamps, grille and bumper cuts of the nose, on the skin unrolled from its middle (girth, y). */
export function drawNose(layer: Layer, shape: BodyShape, face: Face): void {
  const { spec, axles, lower } = shape;
  const { lamp } = face;
  const halfLength = spec.lengthM / 2;
  const archX = axles.at(-1)! + spec.wheels.archM * 0.8;
  const doorX = (spec.doors?.front ?? 0) - 0.062; // a truck's door reaches beyond its arch
  const wingX = Math.max(archX, doorX);
  const wingGirth = spec.widthM / 2 + halfLength - wingX;
  const skirtY = lower.floorY(halfLength) + (spec.cladding ? 0.09 : 0.025);
  layer.fill(
    polygon([
      [-beyondMiddleM, 0],
      [1.9, 0],
      [1.9, skirtY],
      [-beyondMiddleM, skirtY],
    ]),
    inks.plastic,
  );
  const arch: Point = [wingGirth, doorX > archX ? lamp.y + 0.02 : spec.wheels.radiusM + spec.wheels.archM * 0.66];
  const underLamp: Point = [lamp.outer - (lamp.look === 'blade' ? 0.16 : 0.11), lamp.y]; // a blade's lower edge climbs
  const between: Point = [(arch[0] + underLamp[0]) / 2, (arch[1] + underLamp[1]) / 2 + 0.012];
  layer.stroke(smoothLine([arch, between, underLamp]), gapM, inks.gap);
  const girth = (z: number) => lower.noseGirth(lower.noseX(0, z), 0, z);
  const grille = face.recesses[0];
  const clear = grille ? girth(grille.halfWidth + (lamp.y - grille.y) * grille.flare) + clearanceM[lamp.look] : 0;
  face.recesses.forEach((recess, i) =>
    i === 0 ? drawGrille(layer, recess, face.grille, girth) : drawIntake(layer, recess, girth),
  );
  drawHeadLamp(layer, { ...lamp, inner: Math.max(lamp.inner, clear) });
}
