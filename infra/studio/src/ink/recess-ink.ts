import type { Face, Recess } from '../shape/body-spec';
import type { Point } from '../shape/curve';
import { steps } from '../shape/steps';
import { inks } from './layer';
import type { Ink, Layer } from './layer';
import { line, roundedPolygon } from './paths';

const depths = { colour: '#070808', roughness: 0.42 };
const brightBar = { colour: '#777b81', roughness: 0.25, metal: 0.9 };
const barShadow = { colour: '#2a2c2f', roughness: 0.4, metal: 0.6 };
const darkMetal = { colour: '#43474c', roughness: 0.28, metal: 0.8 };
const intakeBar = { colour: '#2a2d30', roughness: 0.35, metal: 0.3 };

/** Turns a distance from the vehicle's middle into one along its skin. */
type Girth = (z: number) => number;

/** Outline of a recess; the drawing is reflected at girth 0, so one half of it is seen twice. */
function recessOutline(recess: Recess, grow: number, girth: Girth): Path2D {
  const half = (y: number) => girth(recess.halfWidth + (y - recess.y) * recess.flare) + grow;
  const low = recess.y - recess.halfHeight - grow;
  const high = recess.y + recess.halfHeight + grow;
  const corners: Point[] = [
    [-half(low), low],
    [half(low), low],
    [half(high), high],
    [-half(high), high],
  ];
  return roundedPolygon(corners, recess.corner + grow);
}

/** The upper opening of the nose. */
export function drawGrille(layer: Layer, recess: Recess, look: Face['grille'], girth: Girth): void {
  const inside = recessOutline(recess, 0, girth);
  layer.fill(recessOutline(recess, 0.012, girth), look === 'closed' ? inks.blackGloss : depths);
  layer.within(inside, () => drawFilling[look](layer, recess));
  if (look !== 'closed') layer.stroke(inside, 0.012, look === 'mesh' ? darkMetal : inks.satin);
}

const drawFilling: Record<Face['grille'], (layer: Layer, recess: Recess) => void> = {
  bars: (layer, { y, halfHeight }) => {
    for (const at of rows(y, halfHeight, 0.036)) {
      across(layer, at, 0.011, brightBar);
      across(layer, at - 0.004, 0.004, barShadow);
    }
  },
  ribs: (layer, { halfWidth }) => {
    for (const u of steps(0.03, halfWidth + 0.2, 14)) layer.stroke(line([[u, 0], [u, 3]]), 0.02, darkMetal); // prettier-ignore
  },
  mesh: (layer, { y, halfHeight }) => {
    for (const u of steps(-1, 1, 44))
      for (const lean of [-0.3, 0.3]) layer.stroke(line([[u - lean, y - 0.4], [u + lean, y + 0.4]]), 0.006, darkMetal); // prettier-ignore
    if (halfHeight > 0.1) for (const at of rows(y, halfHeight, 0.09)) across(layer, at, 0.02, darkMetal);
  },
  closed: (layer, { y }) => across(layer, y, 0.006, { colour: '#3a3d42', roughness: 0.2, metal: 0.8 }),
};

/** The lower opening, behind the number plate. */
export function drawIntake(layer: Layer, recess: Recess, girth: Girth): void {
  layer.fill(recessOutline(recess, 0.012, girth), depths);
  layer.within(recessOutline(recess, 0, girth), () => {
    for (const y of rows(recess.y, recess.halfHeight, (recess.halfHeight * 2) / 5)) across(layer, y, 0.008, intakeBar);
  });
}

/** Heights between the lower and upper edge, about `apart` metres from each other. */
function rows(y: number, halfHeight: number, apart: number): number[] {
  return steps(y - halfHeight, y + halfHeight, Math.max(2, Math.round((2 * halfHeight) / apart))).slice(1, -1);
}

function across(layer: Layer, y: number, widthM: number, ink: Ink): void {
  layer.stroke(line([[-2, y], [2, y]]), widthM, ink); // prettier-ignore
}
