import * as THREE from 'three';
import { motorcycle } from '../../bodies/motorcycle';
import { materials } from '../materials';
import type { Builder } from './build';
import { fitEngine } from './motorcycle-engine';
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
        [0.42, 0.82, side * 0.05],
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
        [0.12, 0.62, side * 0.08], // behind the side cover
        [-0.06, 0.69, side * 0.07],
        [-0.35, 0.77, side * 0.09],
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
    builder.drum(0.031, 0.07, black, [front, wheelRadiusM, side * 0.1]);
    builder.drum(0.014, 0.012, satin, [front, wheelRadiusM, side * 0.14]);
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
        [front - 0.4, 0.985, side * 0.25],
        [front - 0.375, 0.975, side * 0.29],
        [front - 0.42, 0.965, side * 0.4],
      ],
      0.006,
      satin, // the lever of the brake, or of the clutch
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
  builder.box([0.085, 0.032, 0.26], 0.014, black, [front - 0.19, 0.72, 0]).rotation.z = -0.4;
  builder.box([0.085, 0.03, 0.26], 0.014, black, [front - 0.28, 0.94, 0]).rotation.z = -0.4;
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
