import * as THREE from 'three';
import { motorcycle } from '../../bodies/motorcycle';
import type { Vec3 } from '../../shape/distance';
import { materials } from '../materials';
import type { Builder } from './build';

const { rearAxleX: rear, wheelRadiusM } = motorcycle;

/** Crankcase, leaning cylinder with its fins, covers, chain, exhaust, radiator and stand. Metres. */
export function fitEngine(builder: Builder): void {
  const { engine, satin, plastic, dark } = materials;
  builder.box([0.36, 0.26, 0.3], 0.05, engine, [0.12, 0.42, 0]);
  const lean = -0.38;
  const upCylinder = (share: number) => [0.185 - 0.26 * share * Math.sin(lean), 0.5 + 0.26 * share * Math.cos(lean)];
  const onCylinder = (share: number, size: Vec3, material: THREE.Material) => {
    const [x, y] = upCylinder(share);
    builder.box(size, 0.012, material, [x!, y!, 0]).rotation.z = lean;
  };
  onCylinder(0.35, [0.16, 0.22, 0.24], engine);
  onCylinder(0.19, [0.24, 0.11, 0.308], engine); // the fins begin above it, or they would cut through the crankcase
  for (let fin = 0; fin < 6; fin++) onCylinder(0.455 + fin * 0.052, [0.2, 0.006, 0.29], satin);
  onCylinder(0.78, [0.2, 0.06, 0.28], plastic); // the head and, on it, the cover of its valves
  onCylinder(0.95, [0.15, 0.05, 0.24], engine);
  builder.box([0.26, 0.2, 0.2], 0.03, plastic, [-0.04, 0.66, 0]);
  fitChain(builder);
  builder.bothSides((side) => {
    fitCover(builder, [0.06, 0.42, side * 0.14], side);
    builder.tube(
      [
        [-0.14, 0.34, side * 0.14],
        [-0.18, 0.33, side * 0.25],
      ],
      0.012,
      dark,
    );
  });
  for (const z of [-0.06, 0, 0.06])
    builder.tube(
      [
        [0.36, 0.58, z],
        [0.45, 0.46, z],
        [0.36, 0.24, z * 0.8],
        [0.1, 0.2, z + 0.06],
        [-0.18, 0.235, 0.13],
        [-0.36, 0.31, 0.168],
      ],
      0.02,
      satin,
    );
  const silencer = builder.mesh(new THREE.CapsuleGeometry(0.055, 0.36, 8, 32), satin, [-0.52, 0.36, 0.17]);
  silencer.rotation.z = Math.PI / 2 - 0.28;
  builder.box([0.05, 0.2, 0.22], 0.02, dark, [0.46, 0.52, 0]);
  builder.tube(
    [
      [-0.05, 0.22, -0.13],
      [-0.14, 0.02, -0.24],
    ],
    0.011,
    dark,
  );
}

/** A cast cover over the clutch or the generator, with the bolts that hold it. */
function fitCover(builder: Builder, [x, y, z]: Vec3, side: 1 | -1): void {
  const { satin, engine } = materials;
  const section = [
    [0.118, 0],
    [0.118, 0.018],
    [0.112, 0.024],
    [0.09, 0.026],
    [0.084, 0.034],
    [0.078, 0.044],
    [0.068, 0.05],
    [0.05, 0.052],
    [0.046, 0.048],
    [0, 0.047],
  ].map(([r, out]) => new THREE.Vector2(r, out));
  const cover = new THREE.LatheGeometry(section, 64).rotateX(Math.PI / 2);
  builder.mesh(cover, satin, [x, y, z]).rotation.x = side > 0 ? 0 : Math.PI;
  for (let bolt = 0; bolt < 6; bolt++) {
    const turn = (bolt * Math.PI) / 3 + 0.3;
    builder.drum(0.006, 0.012, engine, [x + 0.102 * Math.cos(turn), y + 0.102 * Math.sin(turn), z + side * 0.026]);
  }
}

/** From the gearbox to the rear wheel, on the left. */
function fitChain(builder: Builder): void {
  const { dark, satin } = materials;
  const z = -0.115;
  builder.mesh(new THREE.RingGeometry(0.07, 0.1, 48), satin, [rear, wheelRadiusM, z + 0.004]).rotation.y = Math.PI;
  for (const [behind, before] of [
    [0.095, 0.045],
    [-0.095, -0.045],
  ] as const)
    builder.tube(
      [
        [rear, wheelRadiusM + behind, z],
        [-0.02, 0.4 + before, z], // in the crankcase
      ],
      0.008,
      dark,
    );
}
