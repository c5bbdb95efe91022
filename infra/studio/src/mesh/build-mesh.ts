import type { Bounds } from '../shape/body-shape';
import type { Distance } from '../shape/distance';
import { refine } from './refine';
import { surfaceNets } from './surface-nets';

export type Mesh = {
  positions: Float32Array;
  normals: Float32Array;
  /** Light that reaches each corner, 0 to 1. */
  openness: Float32Array;
  triangles: Uint32Array;
};

export type MeshOptions = {
  cellM: number;
  rounds?: number;
  /** How far occluders are looked for, 1 is about 40 cm. */
  reach?: number;
  /** Whether the ground at y = 0 takes light away. */
  ground?: boolean;
  /** What takes light away, where that is more than the mesh itself. */
  shadedBy?: Distance;
};

export function buildMesh(distance: Distance, bounds: Bounds, options: MeshOptions): Mesh {
  const { cellM, rounds = 2, reach = 1, ground = true } = options;
  const { positions, normals, triangles } = refine(surfaceNets(distance, bounds, cellM), distance, cellM, rounds);
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    openness: openness(positions, normals, options.shadedBy ?? distance, reach, ground),
    triangles: new Uint32Array(triangles),
  };
}

const probesM = [0.02, 0.05, 0.11, 0.22, 0.4];

/** Ambient occlusion from the distance field: how much nearer the surface is than it would be over open ground. */
function openness(positions: number[], normals: number[], distance: Distance, reach: number, ground: boolean) {
  return Float32Array.from({ length: positions.length / 3 }, (_, corner) => {
    const at = 3 * corner;
    let weight = 1;
    let shut = 0;
    let total = 0;
    for (const probeM of probesM) {
      const far = probeM * reach;
      const y = positions[at + 1]! + normals[at + 1]! * far;
      const free = distance(positions[at]! + normals[at]! * far, y, positions[at + 2]! + normals[at + 2]! * far);
      const nearest = ground ? Math.min(free, y) : free;
      shut += weight * Math.max(0, Math.min(1, (far - nearest) / far));
      total += weight;
      weight *= 0.85;
    }
    return Math.max(0, 1 - (1.15 * shut) / total);
  });
}
