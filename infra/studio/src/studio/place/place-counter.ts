import * as THREE from 'three';
import type { Builder } from '../fittings/build';
import { sign } from './place-dealership';

const plain = (color: string, roughness = 0.7) => new THREE.MeshStandardMaterial({ color, roughness });
const cartons = ['#b48a5a', '#c7a173', '#a67c4e', '#d3d5d6', '#3f6fa3', '#9c3a34', '#e1ddd2'].map((hex) => plain(hex));

/** The parts counter: a long desk, shelves full of cartons behind it, a sign above. Metres, customers towards +z. */
export function buildCounter(builder: Builder): void {
  const floor = builder.mesh(new THREE.PlaneGeometry(16, 14), plain('#8d9092', 0.35));
  floor.rotation.x = -Math.PI / 2;
  builder.box([14, 3.4, 0.2], 0.02, plain('#e7e7e4'), [0, 1.7, -4.2]);
  builder.bothSides((side) => builder.box([0.2, 3.4, 12], 0.02, plain('#dfe0de'), [side * 5.6, 1.7, 1]));
  builder.box([14, 0.2, 14], 0.02, plain('#efefec'), [0, 3.4, 1]);
  const lamp = new THREE.MeshStandardMaterial({ color: '#ffffff', emissive: '#fff3df', emissiveIntensity: 2.4 });
  for (const x of [-3, 0, 3]) builder.box([0.2, 0.06, 8], 0.01, lamp, [x, 3.28, 0]);

  builder.box([6.4, 1.02, 0.7], 0.03, plain('#f0f1f1', 0.4), [0.4, 0.51, 0]);
  builder.box([6.5, 0.06, 0.84], 0.02, plain('#7d6047', 0.4), [0.4, 1.05, 0]);
  builder.box([6.4, 0.1, 0.02], 0.005, plain('#2f6fb4', 0.4), [0.4, 0.86, 0.36]);
  for (const x of [-1.4, 1.9]) {
    builder.box([0.52, 0.34, 0.03], 0.01, plain('#17191b', 0.25), [x, 1.34, -0.12]).rotation.x = -0.1;
    builder.box([0.06, 0.2, 0.05], 0.01, plain('#2b2e31'), [x, 1.16, -0.14]);
    builder.box([0.44, 0.02, 0.14], 0.006, plain('#2b2e31'), [x, 1.09, 0.1]);
  }
  for (const [x, height] of [
    [-2.3, 0.3],
    [-2.05, 0.22],
    [3.1, 0.26],
  ] as const)
    builder.box([0.2, height, 0.16], 0.02, plain('#22384f', 0.35), [x, 1.08 + height / 2, 0.05]);

  const steel = plain('#4d5358', 0.4);
  for (let bay = 0; bay < 5; bay++) {
    const left = -5 + bay * 2;
    builder.box([0.06, 2.5, 0.6], 0.01, steel, [left, 1.25, -3.7]);
    for (let shelf = 0; shelf < 5; shelf++) {
      const y = 0.2 + shelf * 0.5;
      builder.box([2, 0.04, 0.6], 0.01, steel, [left + 1, y, -3.7]);
      stack(builder, left, y + 0.02, bay * 5 + shelf);
    }
  }
  builder.box([0.06, 2.5, 0.6], 0.01, steel, [5, 1.25, -3.7]);
  builder.box([3.2, 0.56, 0.05], 0.02, plain('#22384f', 0.5), [0.4, 2.92, -3.38]);
  builder.add(sign('PARTS', 2.2, 0.4), [0.4, 2.92, -3.34]);
}

/** Cartons side by side on one shelf; sizes follow the shelf's number, so that every drawing is the same. */
function stack(builder: Builder, left: number, y: number, number: number): void {
  let x = left + 0.08;
  for (let carton = 0; x < left + 1.7; carton++) {
    const vary = (by: number) => 0.5 + 0.5 * Math.sin(number * 12.9 + carton * by);
    const width = 0.16 + 0.24 * vary(7.3);
    const height = 0.16 + 0.24 * vary(3.1);
    const material = cartons[Math.floor(vary(5.7) * 6.99)]!;
    if (vary(9.1) > 0.12) builder.box([width, height, 0.4], 0.012, material, [x + width / 2, y + height / 2, -3.62]);
    x += width + 0.02;
  }
}
