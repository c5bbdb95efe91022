import type { Face, Recess } from '../shape/body-spec';
import { steps } from '../shape/steps';
import { inks } from './layer';
import type { Layer } from './layer';
import { line, roundedPolygon } from './paths';

/** Half outline of a recess: the drawing is reflected at girth 0. */
function recessOutline(recess: Recess, grow: number, girth: (z: number) => number): Path2D {
  const half = (y: number) => girth(recess.halfWidth + (y - recess.y) * recess.flare) + grow;
  const low = recess.y - recess.halfHeight - grow;
  const high = recess.y + recess.halfHeight + grow;
  return roundedPolygon(
    [
      [-half(low), low],
      [half(low), low],
      [half(high), high],
      [-half(high), high],
    ],
    recess.corner + grow,
  );
}

/** The grille in its recess. `girth` turns a distance from the middle into one along the skin. */
export function drawGrille(layer: Layer, recess: Recess, look: Face['grille'], girth: (z: number) => number): void {
  const inside = recessOutline(recess, 0, girth);
  layer.fill(
    recessOutline(recess, 0.012, girth),
    look === 'closed' ? inks.blackGloss : { colour: '#070808', roughness: 0.4 },
  );
  const low = recess.y - recess.halfHeight;
  const rows = Math.max(2, Math.round((recess.halfHeight * 2) / 0.036));
  layer.within(inside, () => {
    if (look === 'bars') {
      for (const y of steps(low, low + 2 * recess.halfHeight, rows).slice(1, -1)) {
        layer.stroke(
          line([
            [-1, y],
            [1, y],
          ]),
          0.011,
          { colour: '#777b81', roughness: 0.25, metal: 0.9 },
        );
        layer.stroke(
          line([
            [-1, y - 0.004],
            [1, y - 0.004],
          ]),
          0.004,
          { colour: '#2a2c2f', roughness: 0.4, metal: 0.6 },
        );
      }
    } else if (look === 'ribs') {
      for (const u of steps(0.03, recess.halfWidth + 0.2, 14))
        layer.stroke(
          line([
            [u, low - 1],
            [u, low + 1],
          ]),
          0.02,
          { colour: '#23262a', roughness: 0.25, metal: 0.8 },
        );
    } else if (look === 'mesh') {
      for (const u of steps(-0.8, 0.8, 40))
        for (const turn of [-1, 1])
          layer.stroke(
            line([
              [u - 0.2 * turn, low - 0.05],
              [u + 0.2 * turn, low + 0.35],
            ]),
            0.006,
            { colour: '#2c2f33', roughness: 0.3, metal: 0.6 },
          );
    }
  });
  if (look === 'bars' || look === 'ribs') layer.stroke(inside, 0.012, inks.satin);
  if (look === 'closed')
    layer.stroke(
      line([
        [-1, recess.y],
        [recess.halfWidth, recess.y],
      ]),
      0.006,
      { colour: '#3a3d42', roughness: 0.2, metal: 0.8 },
    );
}

export function drawIntake(layer: Layer, recess: Recess, girth: (z: number) => number): void {
  const inside = recessOutline(recess, 0, girth);
  layer.fill(recessOutline(recess, 0.012, girth), { colour: '#070808', roughness: 0.45 });
  const low = recess.y - recess.halfHeight;
  layer.within(inside, () => {
    for (const y of steps(low, low + 2 * recess.halfHeight, 5).slice(1, -1))
      layer.stroke(
        line([
          [-1, y],
          [1, y],
        ]),
        0.008,
        { colour: '#2a2d30', roughness: 0.35, metal: 0.3 },
      );
  });
}
