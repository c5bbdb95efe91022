import * as THREE from 'three';
import { bodySpecs } from '../bodies/bodies';
import { motorcycle } from '../bodies/motorcycle';
import type { BodyId, BodySpec } from '../shape/body-spec';
import { wheelZ } from '../shape/wheel-place';
import { shapeBody } from '../shape/body-shape';
import type { Detail } from '../views';

type Tray = NonNullable<BodySpec['tray']>;

/** Corners of what a close-up has to show, in the vehicle's own metres. */
export type Details = Record<Detail, readonly THREE.Vector3[]>;

export function detailsOf(body: BodyId): Details {
  if (body === 'motorcycle') {
    const { frontAxleX, wheelRadiusM } = motorcycle;
    return { wheel: cube(frontAxleX, wheelRadiusM, 0.05, wheelRadiusM), lamp: cube(0.5, 0.9, 0.02, 0.26), boot: [] };
  }
  const { spec, axles, lower } = shapeBody(bodySpecs[body]);
  const { radiusM } = spec.wheels;
  const wheel = cube(axles.at(-1)!, radiusM, wheelZ(spec), radiusM);
  const boot = spec.tray ? trayCorners(spec.tray, lower.topY(spec.tray.fromX)) : [];
  if (!spec.face) return { wheel, boot, lamp: cube(spec.lengthM / 2 + 0.35, 0.75, 0.1, 0.55) }; // a drawbar and its bottles
  const { y, inner } = spec.face.lamp;
  const z = Math.min(inner + 0.2, spec.widthM / 2 - 0.15);
  return { wheel, boot, lamp: cube(lower.noseX(y, z) - 0.1, y - 0.06, z, 0.4) };
}

/** The rim of an open tray, as far down as its floor at the tailgate. */
function trayCorners({ fromX, toX, halfWidth, floorY }: Tray, rimY: number): THREE.Vector3[] {
  return [-1, 1].flatMap((side) => [
    new THREE.Vector3(fromX, floorY - 0.15, side * halfWidth),
    new THREE.Vector3(fromX, rimY, side * halfWidth),
    new THREE.Vector3(toX, rimY + 0.2, side * halfWidth),
  ]);
}

function cube(x: number, y: number, z: number, halfM: number): THREE.Vector3[] {
  return [-1, 1].flatMap((i) =>
    [-1, 1].flatMap((j) => [-1, 1].map((k) => new THREE.Vector3(x + i * halfM, y + j * halfM, z + k * halfM * 0.3))),
  );
}
