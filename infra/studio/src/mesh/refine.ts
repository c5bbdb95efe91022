import type { Distance } from '../shape/distance';
import type { RawMesh } from './surface-nets';

const { cos, hypot, max, min, sqrt } = Math;

const probeM = 0.0025;

/** Pulls every corner onto the surface and returns its unit normal, from the slope of the distance. */
function projector(distance: Distance, cellM: number) {
  const slope = [0, 0, 0] as [number, number, number];
  const slopeAt = (x: number, y: number, z: number) => {
    slope[0] = (distance(x + probeM, y, z) - distance(x - probeM, y, z)) / (2 * probeM);
    slope[1] = (distance(x, y + probeM, z) - distance(x, y - probeM, z)) / (2 * probeM);
    slope[2] = (distance(x, y, z + probeM) - distance(x, y, z - probeM)) / (2 * probeM);
    return sqrt(slope[0] ** 2 + slope[1] ** 2 + slope[2] ** 2) || 1;
  };
  return (positions: number[], normals: number[], corner: number) => {
    const at = 3 * corner;
    const from = [positions[at]!, positions[at + 1]!, positions[at + 2]!] as const;
    let [x, y, z]: [number, number, number] = [...from];
    for (let step = 0; step < 3; step++) {
      const value = distance(x, y, z);
      const steepness = slopeAt(x, y, z);
      const most = (cellM * 0.6) / steepness;
      const move = max(-most, min(most, (0.9 * value) / (steepness * steepness)));
      x -= slope[0] * move;
      y -= slope[1] * move;
      z -= slope[2] * move;
    }
    if (hypot(x - from[0], y - from[1], z - from[2]) > cellM * 1.5) [x, y, z] = from;
    positions[at] = x;
    positions[at + 1] = y;
    positions[at + 2] = z;
    const steepness = slopeAt(x, y, z);
    normals[at] = slope[0] / steepness;
    normals[at + 1] = slope[1] / steepness;
    normals[at + 2] = slope[2] / steepness;
  };
}

/**
 * Newton projection of all corners, then `rounds` of halving the edges whose ends differ by more
 * than `turnRad` in direction, so that tight radii get the triangles they need.
 */
export function refine(mesh: RawMesh, distance: Distance, cellM: number, rounds: number, turnRad = 0.1) {
  const { positions } = mesh;
  let { triangles } = mesh;
  const normals: number[] = [];
  const project = projector(distance, cellM);
  for (let corner = 0; corner < positions.length / 3; corner++) project(positions, normals, corner);
  const alike = cos(turnRad);

  for (let round = 0; round < rounds; round++) {
    const middles = new Map<number, number>();
    const middle = (a: number, b: number): number => {
      const key = a < b ? a * 2 ** 24 + b : b * 2 ** 24 + a;
      const known = middles.get(key);
      if (known !== undefined) return known;
      const dot =
        normals[3 * a]! * normals[3 * b]! +
        normals[3 * a + 1]! * normals[3 * b + 1]! +
        normals[3 * a + 2]! * normals[3 * b + 2]!;
      let made = -1;
      if (dot < alike) {
        made = positions.length / 3;
        for (let axis = 0; axis < 3; axis++) positions.push((positions[3 * a + axis]! + positions[3 * b + axis]!) / 2);
        project(positions, normals, made);
      }
      middles.set(key, made);
      return made;
    };
    const next: number[] = [];
    for (let t = 0; t < triangles.length; t += 3) {
      const a = triangles[t]!;
      const b = triangles[t + 1]!;
      const c = triangles[t + 2]!;
      split(next, a, b, c, middle(a, b), middle(b, c), middle(c, a));
    }
    triangles = next;
  }
  return { positions, normals, triangles };
}

/**
 * Replaces a triangle by those its halved edges (≥ 0) call for, keeping its winding. The corners are
 * turned so that a single halved edge, or a single whole one, is always the first.
 */
function split(out: number[], a: number, b: number, c: number, ab: number, bc: number, ca: number): void {
  const halved = [ab, bc, ca].filter((middle) => middle >= 0).length;
  if (halved === 0) out.push(a, b, c);
  else if (halved === 3) out.push(a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca);
  else if (halved === 1 ? ab < 0 : ab >= 0) split(out, b, c, a, bc, ca, ab);
  else if (halved === 1) out.push(a, ab, c, ab, b, c);
  else out.push(a, b, bc, a, bc, ca, ca, bc, c);
}
