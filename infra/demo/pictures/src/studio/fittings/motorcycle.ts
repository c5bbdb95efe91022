import * as THREE from 'three';
import { motorcycle } from '../../bodies/motorcycle';
import { materials } from '../materials';
import type { Builder } from './build';
import { fitMotorcycleWheel } from './motorcycle-wheel';
import { makePlate } from './plate';

const { frontAxleX: front, rearAxleX: rear, wheelRadiusM } = motorcycle;

/** Everything of the bike that is not painted bodywork. */
export function fitMotorcycle(builder: Builder): void {
  fitMotorcycleWheel(builder, front, 0.06, 'front');
  fitMotorcycleWheel(builder, rear, 0.085, 'rear');
  fitFrame(builder);
  fitEngine(builder);
  fitForkAndBars(builder);
  fitSeatAndTail(builder);
}

/** Main spars, cradle, seat subframe with struts, swingarm and shock. */
function fitFrame(builder: Builder): void {
  const { satin, black } = materials;
  builder.bothSides((side) => {
    builder.tube(
      [
        [0.42, 0.84, side * 0.05],
        [0.25, 0.68, side * 0.14],
        [-0.08, 0.56, side * 0.14],
        [-0.2, 0.4, side * 0.12],
      ],
      0.022,
      satin,
    );
    builder.tube(
      [
        [0.4, 0.76, side * 0.05],
        [0.36, 0.5, side * 0.12],
        [0.3, 0.3, side * 0.12],
        [-0.15, 0.28, side * 0.12],
        [-0.2, 0.4, side * 0.12],
      ],
      0.016,
      black,
    );
    builder.tube(
      [
        [0.1, 0.63, side * 0.135],
        [-0.06, 0.7, side * 0.115],
        [-0.35, 0.77, side * 0.1],
        [-0.78, 0.88, side * 0.055],
      ],
      0.014,
      black,
    );
    builder.tube(
      [
        [-0.17, 0.46, side * 0.12],
        [-0.4, 0.66, side * 0.1],
        [-0.62, 0.83, side * 0.07],
      ],
      0.012,
      black,
    );
    builder.tube(
      [
        [rear, wheelRadiusM, side * 0.11],
        [rear + 0.28, 0.36, side * 0.115],
        [rear + 0.54, 0.4, side * 0.1],
      ],
      0.026,
      satin,
    );
  });
  builder.tube(
    [
      [-0.2, 0.38, 0],
      [-0.37, 0.79, 0],
    ],
    0.024,
    black,
  );
  for (let coil = 0; coil < 7; coil++) {
    const share = coil / 6;
    const ring = builder.mesh(new THREE.TorusGeometry(0.04, 0.007, 8, 24), materials.redLens, [
      -0.22 - 0.1 * share,
      0.43 + 0.24 * share,
      0,
    ]);
    ring.rotation.set(Math.PI / 2, 0.4, 0);
  }
}

function fitEngine(builder: Builder): void {
  const { engine, satin, plastic, black, dark } = materials;
  builder.box([0.36, 0.26, 0.3], 0.05, engine, [0.12, 0.42, 0]);
  builder.box([0.19, 0.26, 0.27], 0.03, plastic, [0.24, 0.6, 0]).rotation.z = -0.5;
  for (let fin = 0; fin < 6; fin++)
    builder.box([0.22, 0.01, 0.31], 0.004, satin, [0.2 + fin * 0.016, 0.52 + fin * 0.03, 0]).rotation.z = -0.5;
  builder.box([0.26, 0.2, 0.2], 0.03, plastic, [-0.04, 0.66, 0]);
  fitChain(builder);
  builder.bothSides((side) => {
    builder.drum(0.1, 0.05, satin, [0.06, 0.42, side * 0.165], 0.11);
    builder.drum(0.06, 0.03, black, [0.06, 0.42, side * 0.2], 0.07);
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
        [-0.08, 0.4 + before, z],
      ],
      0.008,
      dark,
    );
}

function fitForkAndBars(builder: Builder): void {
  const { black, satin, dark, rubber, lamp } = materials;
  builder.bothSides((side) => {
    builder.tube(
      [
        [front, wheelRadiusM, side * 0.1],
        [front - 0.165, 0.66, side * 0.1],
      ],
      0.027,
      black,
    );
    builder.tube(
      [
        [front - 0.13, 0.585, side * 0.1],
        [front - 0.285, 0.93, side * 0.1],
      ],
      0.022,
      satin,
    );
    builder.tube(
      [
        [front - 0.275, 0.955, side * 0.1],
        [front - 0.36, 0.985, side * 0.22],
        [front - 0.45, 0.975, side * 0.36],
      ],
      0.013,
      dark,
    );
    builder.tube(
      [
        [front - 0.41, 0.98, side * 0.29],
        [front - 0.46, 0.973, side * 0.4],
      ],
      0.018,
      rubber,
    );
    builder.tube(
      [
        [front - 0.36, 0.99, side * 0.24],
        [front - 0.33, 1.06, side * 0.29],
        [front - 0.34, 1.09, side * 0.33],
      ],
      0.007,
      dark,
    );
    builder
      .mesh(new THREE.SphereGeometry(0.06, 24, 16), black, [front - 0.34, 1.105, side * 0.35])
      .scale.set(0.25, 0.6, 1);
  });
  builder.box([0.12, 0.03, 0.26], 0.012, dark, [front - 0.19, 0.72, 0]).rotation.z = -0.4;
  builder.box([0.12, 0.03, 0.26], 0.012, dark, [front - 0.28, 0.94, 0]).rotation.z = -0.4;
  builder.mesh(new THREE.SphereGeometry(0.105, 32, 24), black, [0.585, 0.9, 0]).scale.set(0.5, 1, 1);
  builder.mesh(new THREE.TorusGeometry(0.078, 0.009, 10, 40), lamp, [0.628, 0.9, 0]).rotation.y = Math.PI / 2;
  builder.box([0.03, 0.07, 0.13], 0.012, black, [0.475, 0.995, 0]).rotation.z = 0.75;
}

function fitSeatAndTail(builder: Builder): void {
  const { seat, dark, redLens } = materials;
  builder.box([0.52, 0.085, 0.25], 0.04, seat, [-0.34, 0.835, 0]).rotation.z = -0.06;
  builder.box([0.28, 0.06, 0.19], 0.028, seat, [-0.64, 0.9, 0]).rotation.z = -0.2;
  builder.box([0.03, 0.035, 0.12], 0.012, redLens, [-0.845, 0.945, 0]);
  builder.tube(
    [
      [-0.72, 0.86, 0],
      [-0.88, 0.74, 0],
      [-0.93, 0.64, 0],
    ],
    0.018,
    dark,
  );
  builder.box([0.014, 0.09, 0.25], 0.006, dark, [-0.932, 0.66, 0]).rotation.z = -0.25;
  const plate = builder.add(makePlate(), [-0.945, 0.662, 0]);
  plate.scale.setScalar(0.64);
  plate.rotation.set(0, Math.PI, 0.25);
}
