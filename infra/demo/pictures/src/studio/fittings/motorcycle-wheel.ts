import * as THREE from 'three';
import { motorcycle } from '../../bodies/motorcycle';
import { fullyOpen, materials } from '../materials';
import type { Builder } from './build';

const { wheelRadiusM, rimM } = motorcycle;

/** A wheel with tyre, five pairs of spokes and its brakes: one disc behind, two in front. Metres. */
export function fitMotorcycleWheel(builder: Builder, x: number, halfWidth: number, end: 'front' | 'rear'): void {
  const { darkAlloy, rubber, satin, disc, caliper } = materials;
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
  builder.drum(0.05, end === 'rear' ? 0.16 : 0.11, satin, centre);
  for (const side of end === 'rear' ? [1] : [1, -1]) {
    const radius = end === 'rear' ? 0.11 : 0.155;
    const z = side * (halfWidth * 0.75 + 0.02);
    builder.mesh(new THREE.RingGeometry(radius * 0.68, radius, 64), disc, [x, wheelRadiusM, z]);
    builder.drum(0.05, 0.05, caliper, [
      x - radius * 0.8 * Math.cos(0.6),
      wheelRadiusM + radius * 0.8 * Math.sin(0.6),
      z,
    ]);
  }
}
