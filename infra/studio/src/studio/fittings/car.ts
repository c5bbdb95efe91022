import * as THREE from 'three';
import type { BodyShape } from '../../shape/body-shape';
import type { Vec3 } from '../../shape/distance';
import { materials } from '../materials';
import type { Builder } from './build';

/** z of the skin on the right side at a place. */
function skinZ({ distance, spec }: BodyShape, x: number, y: number): number {
  let z = spec.widthM / 2 + 0.06;
  while (z > 0.2 && distance(x, y, z) > 0.001) z -= Math.max(0.001, distance(x, y, z) * 0.7);
  return z;
}

/** Bow handles whose both ends are sunk into the door, over a dark finger pocket. */
export function fitHandles(builder: Builder, shape: BodyShape): void {
  for (const [x, y] of shape.spec.handles ?? [])
    builder.bothSides((side) => {
      const at = (dx: number, out: number): Vec3 => [x + dx, y, side * (skinZ(shape, x + dx, y) + out)];
      builder.tube(
        [at(-0.105, -0.012), at(-0.09, 0.012), at(0, 0.024), at(0.09, 0.012), at(0.105, -0.012)],
        0.0115,
        builder.painted,
        0.5,
      );
      const pocket = builder.mesh(new THREE.SphereGeometry(0.04, 24, 16), materials.dark, at(0, -0.002));
      pocket.scale.set(1.5, 0.62, 0.12);
    });
}

export function fitRoofRails(builder: Builder, { spec, cabin }: BodyShape): void {
  if (!cabin || !spec.cabin || !spec.roofRails) return;
  const roofTop = Math.max(...spec.cabin.roof.map(([, y]) => y));
  const front = cabin.screenX(roofTop - 0.1, 0) - 0.16;
  const rear = cabin.backX(roofTop - 0.1, 0) + 0.24;
  builder.bothSides((side) => {
    const places = Array.from({ length: 25 }, (_, i): Vec3 => {
      const share = i / 24;
      const x = front + (rear - front) * share;
      const z = cabin.sideZ(x, cabin.roofY(x, 0) - 0.06) - 0.115;
      const raised = 0.042 * Math.min(1, Math.sin(Math.PI * share) * 9);
      return [x, cabin.roofY(x, z) + raised - 0.012, side * z];
    });
    builder.tube(places, 0.015, materials.satin, 0.5);
  });
}

export function fitSideSteps(builder: Builder, { spec, axles }: BodyShape): void {
  if (!spec.sideSteps) return;
  builder.bothSides((side) => {
    const length = spec.wheelbaseM - 2 * spec.wheels.archM - 0.25;
    builder.box([length, 0.06, 0.13], 0.028, materials.plastic, [
      (axles[0]! + axles[1]!) / 2,
      0.385,
      side * (spec.widthM / 2 - 0.06),
    ]);
  });
}

/** What shows through the glass: seats, dashboard and steering wheel (on the right, as in Australia). */
export function fitInterior(builder: Builder, { spec }: BodyShape, seat: THREE.BufferGeometry): void {
  const rows = spec.seatRows ?? [];
  rows.forEach(([x, y], row) => {
    for (const z of row ? [-0.4, 0, 0.4] : [-0.38, 0.38]) builder.mesh(seat, materials.seat, [x, y - 0.1, z]);
  });
  const front = rows[0];
  if (!front) return;
  const dash = builder.mesh(
    new THREE.CapsuleGeometry(0.16, spec.widthM - 0.62, 8, 24).rotateX(Math.PI / 2),
    materials.seat,
    [front[0] + 0.62, front[1] + 0.36, 0],
  );
  dash.scale.set(1.5, 1, 0.9);
  const wheel = builder.mesh(new THREE.TorusGeometry(0.18, 0.018, 10, 40), materials.black, [
    front[0] + 0.4,
    front[1] + 0.42,
    0.38,
  ]);
  wheel.rotation.set(0, Math.PI / 2, 0);
  wheel.rotateX(-0.35);
}
