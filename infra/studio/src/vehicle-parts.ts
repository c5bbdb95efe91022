import { bodySpecs } from './bodies/bodies';
import { buildMesh } from './mesh/build-mesh';
import type { Mesh } from './mesh/build-mesh';
import type { Lists } from './mesh/mesh-file';
import type { BodyId } from './shape/body-spec';
import { shapeBody } from './shape/body-shape';
import type { BodyShape } from './shape/body-shape';
import { roundedBox } from './shape/distance';
import type { Distance } from './shape/distance';
import { shapeMirror } from './shape/mirror';
import { motorcycleBodywork, motorcycleOccluder } from './shape/motorcycle-shape';
import { seat } from './shape/seat';
import { wheelZ } from './shape/wheel-place';
import { modelRimM, shapeWheelFace } from './shape/wheel-face';

/** Cell size of a skin, metres: 14 mm holds a shut line's neighbourhood without faceting. */
const skinCellM = 0.014;

/** The meshes the studio needs for a vehicle, by name. `coarser` enlarges the cells for quick looks and tests. */
export function meshParts(body: BodyId, coarser = 1): Record<string, Lists> {
  if (body === 'motorcycle') {
    return {
      bodywork: lists(
        buildMesh(motorcycleBodywork.distance, motorcycleBodywork.bounds, { cellM: 0.008 * coarser, reach: 0.4 }),
      ),
    };
  }
  const shape = shapeBody(bodySpecs[body]);
  const parts: Record<string, Lists> = { skin: skinLists(shape, coarser) };
  const reach = modelRimM + 0.02;
  parts.wheel = lists(
    buildMesh(shapeWheelFace(shape.spec.wheels.design), [-reach, -reach, 0, reach, reach, 0.12], {
      cellM: 0.004 * coarser,
      rounds: 1,
      reach: 0.2,
      ground: false,
    }),
  );
  const mirror = shapeMirror(shape);
  if (mirror)
    parts.mirror = lists(
      buildMesh(mirror.distance, mirror.bounds, { cellM: 0.008 * coarser, rounds: 1, reach: 0.3, ground: false }),
    );
  if (shape.spec.seatRows) {
    parts.seat = lists(
      buildMesh(seat, [-0.7, -0.05, -0.32, 0.36, 1.06, 0.32], {
        cellM: 0.012 * coarser,
        rounds: 1,
        reach: 0.5,
        ground: false,
      }),
    );
  }
  return parts;
}

/** Everything that keeps light from the ground: skin, wheels, and what is built onto the chassis. */
export function occluder(body: BodyId): Distance {
  if (body === 'motorcycle') return motorcycleOccluder;
  const { spec, axles, distance } = shapeBody(bodySpecs[body]);
  const { radiusM } = spec.wheels;
  const middle = wheelZ(spec);
  return (x, y, z) => {
    let d = distance(x, y, z);
    for (const axle of axles) {
      const rim = Math.sqrt((x - axle) ** 2 + (y - radiusM) ** 2) - radiusM;
      d = Math.min(d, Math.max(rim, Math.abs(Math.abs(z) - middle) - 0.11));
    }
    if (body === 'truck') d = Math.min(d, roundedBox(x, y, z, [-1.08, 2.1, 0], [2.38, 1.1, 1.12], 0.02));
    return d;
  };
}

function skinLists(shape: BodyShape, coarser: number): Lists {
  const mesh = buildMesh(shape.distance, shape.bounds, { cellM: skinCellM * coarser });
  const at = <Value>(read: (x: number, y: number, z: number) => Value) =>
    Array.from({ length: mesh.positions.length / 3 }, (_, i) =>
      read(mesh.positions[3 * i]!, mesh.positions[3 * i + 1]!, mesh.positions[3 * i + 2]!),
    );
  return { ...lists(mesh), girth: new Float32Array(at(shape.girth)), cabin: new Float32Array(at(shape.cabinShare)) };
}

function lists({ positions, normals, openness, triangles }: Mesh): Lists {
  return { positions, normals, openness, triangles };
}
