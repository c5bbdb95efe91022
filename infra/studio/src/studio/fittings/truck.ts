import type { BodyShape } from '../../shape/body-shape';
import { materials } from '../materials';
import type { Builder } from './build';
import { makePlate } from './plate';

/** Chassis, box body with its rails and doors, tank, mudguards and rear bumper of a rigid truck. */
export function fitTruck(builder: Builder, { axles }: BodyShape): void {
  const { white, satin, dark, plastic, redLens, amber } = materials;
  const rear = axles[0]!;
  builder.box([4.75, 2.25, 2.24], 0.04, white, [-1.08, 2.13, 0]);
  builder.box([0.3, 1.4, 1.6], 0.02, dark, [1.38, 1.3, 0]);
  builder.bothSides((side) => {
    for (const y of [1.03, 3.22]) builder.box([4.77, 0.065, 0.03], 0.01, satin, [-1.08, y, side * 1.115]);
    for (const x of [-3.43, 1.27]) builder.box([0.06, 2.1, 0.03], 0.01, satin, [x, 2.13, side * 1.112]);
    for (let x = -2.77; x < 1; x += 0.66) builder.box([0.009, 2.08, 0.006], 0.002, satin, [x, 2.13, side * 1.12]); // where panels meet
    for (const x of [-3.1, -1.08, 0.95]) builder.box([0.08, 0.032, 0.014], 0.006, amber, [x, 1.03, side * 1.13]);
    for (const y of [0.55, 0.78]) builder.box([0.62, 0.1, 0.03], 0.01, satin, [-0.82, y, side * 1.06]); // nothing gets under it here
    for (const x of [-1.02, -0.62]) builder.box([0.05, 0.5, 0.04], 0.01, dark, [x, 0.74, side * 1.03]);
    builder.box([6.2, 0.2, 0.09], 0.02, dark, [-0.2, 0.8, side * 0.42]);
    builder.box([4.6, 0.12, 0.12], 0.01, dark, [-1.08, 0.95, side * 0.42]);
    builder.box([0.06, 0.34, 0.08], 0.01, dark, [-3.3, 0.75, side * 0.42]);
    builder.box([1.7, 0.32, 0.05], 0.02, plastic, [0.35, 0.72, side * 1.05]);
    builder.box([1.15, 0.04, 0.4], 0.02, plastic, [rear, 0.99, side * 0.92]);
    builder.box([0.03, 0.1, 0.34], 0.02, redLens, [-3.46, 0.64, side * 0.82]);
    builder.box([0.04, 1.9, 0.04], 0.015, satin, [-3.47, 2.1, side * 0.3]);
    for (const y of [1.4, 2.1, 2.8]) builder.box([0.03, 0.08, 0.1], 0.01, satin, [-3.465, y, side * 1.05]);
  });
  builder.box([0.02, 2.0, 0.012], 0.004, dark, [-3.458, 2.1, 0]);
  builder.box([0.1, 0.14, 2.1], 0.03, plastic, [-3.4, 0.62, 0]);
  builder.box([0.03, 0.15, 0.42], 0.01, plastic, [-3.455, 0.62, 0]);
  builder.add(makePlate(), [-3.475, 0.62, 0]).rotation.y = Math.PI;
}
