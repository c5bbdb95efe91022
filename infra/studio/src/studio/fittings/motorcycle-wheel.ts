import * as THREE from 'three';
import { motorcycle } from '../../bodies/motorcycle';
import type { Vec3 } from '../../shape/distance';
import { fullyOpen, materials } from '../materials';
import type { Builder } from './build';

const { wheelRadiusM, rimM } = motorcycle;

/** A wheel with tyre, five pairs of spokes and its brakes: one disc behind, two in front. Metres. */
export function fitMotorcycleWheel(builder: Builder, x: number, halfWidth: number, end: 'front' | 'rear'): void {
  const { darkAlloy, rubber, satin, caliper } = materials;
  const centre = [x, wheelRadiusM, 0] as const;
  const tyre = Array.from({ length: 41 }, (_, i) => {
    const turn = -2.95 + (5.9 * i) / 40; // down to the rim on both sides
    return new THREE.Vector2(
      rimM + 0.012 + (wheelRadiusM - rimM - 0.012) * 0.5 * (1 + Math.cos(turn)),
      halfWidth * Math.sin(turn),
    );
  });
  builder.mesh(fullyOpen(new THREE.LatheGeometry(tyre, 96).rotateX(Math.PI / 2)), rubber, centre);
  const rim = [
    [0.022, -0.62],
    [0.006, -0.56],
    [-0.016, -0.3],
    [-0.02, 0],
    [-0.016, 0.3],
    [0.006, 0.56],
    [0.022, 0.62],
  ].map(([r, z]) => new THREE.Vector2(rimM + r!, halfWidth * z!));
  darkAlloy.side = THREE.DoubleSide;
  builder.mesh(fullyOpen(new THREE.LatheGeometry(rim, 96).rotateX(Math.PI / 2)), darkAlloy, centre);
  for (let spoke = 0; spoke < 5; spoke++)
    for (const apart of [-0.1, 0.1]) {
      const turn = spoke * Math.PI * 0.4 + 0.3;
      const at = (radius: number, angle: number) =>
        [x + radius * Math.cos(angle), wheelRadiusM + radius * Math.sin(angle), 0] as const;
      builder.tube([at(0.04, turn + 2 * apart), at(rimM - 0.008, turn + apart)], 0.012, darkAlloy);
    }
  builder.drum(0.044, end === 'rear' ? 0.16 : 0.11, darkAlloy, centre);
  builder.drum(0.016, end === 'rear' ? 0.25 : 0.2, satin, centre);
  for (const side of end === 'rear' ? [1] : [1, -1]) {
    const radius = end === 'rear' ? 0.11 : 0.155;
    const z = side * (halfWidth * 0.75 + 0.02);
    fitDisc(builder, radius, [x, wheelRadiusM, z]);
    const turn = 0.55; // behind the leg of the fork, or above the swingarm
    const grip = builder.box([0.058, 0.12, 0.05], 0.018, caliper, [
      x - radius * 0.86 * Math.cos(turn),
      wheelRadiusM + radius * 0.86 * Math.sin(turn),
      z,
    ]);
    grip.rotation.z = -turn;
  }
}

/** A drilled brake disc on the arms that carry it. */
function fitDisc(builder: Builder, radius: number, at: Vec3): void {
  const { discSteel, darkAlloy } = materials;
  const around = (reach: number, share: number) =>
    [reach * Math.cos(2 * Math.PI * share), reach * Math.sin(2 * Math.PI * share)] as const;
  const face = new THREE.Shape().absarc(0, 0, radius, 0, 2 * Math.PI);
  face.holes.push(new THREE.Path().absarc(0, 0, radius * 0.7, 0, 2 * Math.PI, true));
  for (let hole = 0; hole < 24; hole++) {
    const reach = radius * (0.77 + 0.08 * (hole % 3));
    face.holes.push(new THREE.Path().absarc(...around(reach, hole / 24), 0.0038, 0, 2 * Math.PI, true));
  }
  const bevel = { bevelSize: 0.0008, bevelThickness: 0.0008, bevelSegments: 1 };
  const disc = new THREE.ExtrudeGeometry(face, { depth: 0.003, curveSegments: 64, ...bevel });
  builder.mesh(disc.translate(0, 0, -0.0015), discSteel, at);
  for (let arm = 0; arm < 6; arm++) {
    const [x, y] = around(radius * 0.74, arm / 6 + 0.02);
    builder.tube([at, [at[0] + x, at[1] + y, at[2]]], 0.006, darkAlloy);
  }
}
