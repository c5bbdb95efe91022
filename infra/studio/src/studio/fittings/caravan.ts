import * as THREE from 'three';
import { areasOf } from '../../ink/areas';
import { inks } from '../../ink/layer';
import type { Layer, Sheet } from '../../ink/layer';
import { box, line } from '../../ink/paths';
import type { BodyShape } from '../../shape/body-shape';
import type { Vec3 } from '../../shape/distance';
import { fullyOpen, materials } from '../materials';
import type { Builder } from './build';
import { makePlate } from './plate';

const pane = { colour: '#07090b', roughness: 0.04, coat: true };
const shell = { colour: '#eaebea', roughness: 0.4, coat: true };
const skirt = { colour: '#1b1d20', roughness: 0.5 };

/** Windows, door and lower panels on a white shell. Only the stripe along the flanks takes the colour asked for. */
export function drawCaravan({ side, top, ends }: Record<'side' | 'top' | 'ends', Sheet>, shape: BodyShape): void {
  const areas = areasOf(shape);
  const flank = side.layer(areas.side);
  flank.fill(belowCurve(3, 3), shell);
  flank.clear(belowCurve(0.99, 1.1));
  flank.fill(belowCurve(0.8, 0.86), shell);
  flank.fill(belowCurve(0.77, 0.83), { colour: '#8d9297', roughness: 0.3, coat: true });
  flank.fill(belowCurve(0.745, 0.8), shell);
  flank.fill(belowCurve(0.58, 0.58), skirt);
  for (const [x, y, width, height] of [
    [-1.85, 1.66, 1.1, 0.56],
    [1.95, 1.66, 0.78, 0.56],
    [-0.3, 1.72, 0.95, 0.5],
  ] as const) {
    window(flank, x, y, width, height);
  }
  flank.stroke(box(0.95, 1.33, 0.66, 1.78, 0.07), 0.011, inks.gap);
  window(flank, 0.95, 1.76, 0.4, 0.52);
  flank.fill(box(1.2, 1.22, 0.045, 0.15, 0.02), inks.satin);
  flank.stroke(box(-2.15, 0.68, 0.7, 0.2, 0.03), 0.007, inks.gap);
  top.layer(areas.top).fill(belowCurve(3, 3), shell);

  const nose = ends.layer(areas.nose, 0, 0.5);
  nose.fill(box(0, 1.5, 2.5, 3, 0), shell);
  nose.fill(box(0, 0, 2.24, 1.84, 0.05), { colour: '#2b2e32', roughness: 0.45, metal: 0.6 });
  nose.fill(box(0, 1.74, 1.54, 0.62, 0.1), inks.blackGloss);
  nose.fill(box(0, 1.74, 1.48, 0.56, 0.08), pane);
  const tail = ends.layer(areas.tail, 0.5, 1);
  tail.fill(box(0, 1.5, 2.5, 3, 0), shell);
  tail.fill(box(0, 0, 2.5, 1.06, 0), skirt);
  tail.fill(box(0, 1.78, 1.34, 0.56, 0.09), inks.blackGloss);
  tail.fill(box(0, 1.78, 1.28, 0.5, 0.07), pane);
  tail.fill(box(0.97, 0.9, 0.13, 0.42, 0.03), inks.redLens);
  tail.fill(box(0.97, 1.0, 0.09, 0.12, 0.015), inks.lampRed);
}

/** The flank below a line that swings up from tail to nose. */
function belowCurve(tailY: number, noseY: number): Path2D {
  const path = new Path2D();
  path.moveTo(-4, 0);
  path.lineTo(-4, tailY);
  path.bezierCurveTo(-1, tailY, 0.4, noseY, 4, noseY + 0.02);
  path.lineTo(4, 0);
  path.closePath();
  return path;
}

function window(layer: Layer, x: number, y: number, width: number, height: number): void {
  layer.fill(box(x, y, width + 0.05, height + 0.05, 0.07), inks.blackGloss);
  layer.fill(box(x, y, width, height, 0.05), pane);
  layer.stroke(
    line([
      [x - width / 2 + 0.05, y],
      [x + width / 2 - 0.05, y],
    ]),
    0.007,
    { colour: '#15181b', roughness: 0.3, coat: true },
  );
}

/** Drawbar, jockey wheel, gas bottles, awning, roof hatches, step, steadies, and a bar with the spare wheel behind. */
export function fitCaravan(builder: Builder, { spec, lower }: BodyShape): void {
  const { satin, plastic, white } = materials;
  const half = spec.widthM / 2;
  fitDrawbar(builder);
  for (const z of [0.18, -0.18]) fitGasBottle(builder, [2.97, 0.52, z]);
  builder.tube(
    [
      [-1.9, 2.4, half + 0.03],
      [1.5, 2.4, half + 0.03],
    ],
    0.062,
    white,
  );
  for (const x of [-1.92, 1.52]) builder.box([0.05, 0.15, 0.13], 0.03, plastic, [x, 2.4, half + 0.03]); // its end caps
  builder.box([1.0, 0.13, 0.8], 0.06, plastic, [-0.6, 2.67, 0]);
  builder.box([0.5, 0.09, 0.5], 0.04, plastic, [1.3, 2.65, 0]);
  builder.box([0.62, 0.05, 0.3], 0.02, plastic, [0.95, 0.33, half + 0.03]);
  builder.tube(
    [
      [1.4, 1.02, half + 0.005],
      [1.4, 1.06, half + 0.05],
      [1.4, 1.56, half + 0.05],
      [1.4, 1.6, half + 0.005],
    ],
    0.013,
    satin,
    0,
  ); // a handrail beside the door
  for (const x of [-2.45, 2.3]) builder.bothSides((side) => fitSteady(builder, x, side * 0.82));
  fitRearBar(builder, lower.tailX(0.62, 0));
}

function fitDrawbar(builder: Builder): void {
  const { dark, satin, rubber } = materials;
  builder.bothSides(
    (side) => (builder.box([1.35, 0.09, 0.09], 0.02, dark, [3.05, 0.44, side * 0.27]).rotation.y = side * 0.36),
  );
  builder.box([0.22, 0.12, 0.12], 0.03, dark, [3.68, 0.47, 0]);
  builder.mesh(new THREE.CylinderGeometry(0.03, 0.03, 0.5, 24), satin, [3.42, 0.46, 0.12]);
  builder.mesh(new THREE.CylinderGeometry(0.018, 0.018, 0.14, 16), satin, [3.42, 0.77, 0.12]);
  builder.box([0.03, 0.03, 0.16], 0.012, dark, [3.42, 0.84, 0.17]); // the crank
  builder.box([0.05, 0.14, 0.1], 0.015, satin, [3.42, 0.17, 0.12]);
  builder.drum(0.1, 0.055, rubber, [3.42, 0.1, 0.12]);
  builder.drum(0.05, 0.06, satin, [3.42, 0.1, 0.12]);
}

/** Round shoulders, a foot, and a collar around its valve. */
function fitGasBottle(builder: Builder, at: Vec3): void {
  const section = [
    [0, 0.02],
    [0.12, 0.02],
    [0.15, 0.05],
    [0.152, 0.2],
    [0.152, 0.34],
    [0.135, 0.41],
    [0.08, 0.45],
    [0.04, 0.46],
    [0, 0.46],
  ].map(([r, y]) => new THREE.Vector2(r, y));
  builder.mesh(
    fullyOpen(new THREE.LatheGeometry(new THREE.SplineCurve(section).getPoints(40), 48)),
    materials.white,
    at,
  );
  const [x, y, z] = at;
  builder.mesh(new THREE.CylinderGeometry(0.115, 0.12, 0.05, 40, 1, true), materials.satin, [x, y + 0.01, z]);
  builder.mesh(new THREE.TorusGeometry(0.085, 0.009, 10, 40), materials.satin, [x, y + 0.54, z]).rotation.x =
    Math.PI / 2;
  for (const turn of [0.6, 2.7, 4.8])
    builder.mesh(new THREE.CylinderGeometry(0.007, 0.007, 0.1, 10), materials.satin, [
      x + 0.085 * Math.cos(turn),
      y + 0.49,
      z + 0.085 * Math.sin(turn),
    ]);
  builder.mesh(new THREE.CylinderGeometry(0.022, 0.03, 0.07, 20), materials.dark, [x, y + 0.48, z]);
}

/** A corner leg, wound down as on a dealer's lot. */
function fitSteady(builder: Builder, x: number, z: number): void {
  const lean = 0.28 * Math.sign(x);
  builder.box([0.05, 0.4, 0.06], 0.012, materials.dark, [x, 0.2, z]).rotation.z = lean;
  builder.box([0.14, 0.02, 0.14], 0.008, materials.satin, [x + 0.055 * Math.sign(x), 0.012, z]);
}

/** Bumper and spare wheel in its cover. */
function fitRearBar(builder: Builder, tailX: number): void {
  const { dark, satin, plastic, rubber } = materials;
  builder.box([0.09, 0.1, 1.9], 0.02, dark, [tailX - 0.12, 0.5, 0]);
  builder.bothSides((side) => builder.box([0.3, 0.08, 0.07], 0.015, dark, [tailX, 0.5, side * 0.6]));
  const wheel = new THREE.CylinderGeometry(0.33, 0.33, 0.19, 64).rotateZ(Math.PI / 2);
  builder.mesh(wheel, rubber, [tailX - 0.14, 0.9, 0]);
  builder.mesh(new THREE.TorusGeometry(0.3, 0.035, 16, 64), rubber, [tailX - 0.225, 0.9, 0]).rotation.y = Math.PI / 2;
  const cover = new THREE.CylinderGeometry(0.285, 0.3, 0.03, 64).rotateZ(Math.PI / 2);
  builder.mesh(cover, plastic, [tailX - 0.24, 0.9, 0]);
  builder.box([0.16, 0.22, 0.3], 0.03, satin, [tailX - 0.02, 0.62, 0]);
  builder.add(makePlate(), [tailX - 0.035, 0.92, 0.61]).rotation.y = Math.PI;
}
