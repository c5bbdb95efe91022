import type { Bounds } from '../shape/body-shape';
import type { Distance, Vec3 } from '../shape/distance';

/** Corner positions and triangles under construction; grown by refinement. */
export type RawMesh = { positions: number[]; triangles: number[] };

const blockCells = 8;
const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1, (i >> 1) & 1, i >> 2] as const);
const edges = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
] as const;

type Grid = { sizes: readonly [number, number, number]; values: Float32Array; cellM: number; origin: Vec3 };

/**
 * Surface nets: one corner per cell the surface passes through, one quad per cell edge it crosses.
 * Every inner edge belongs to two triangles, so the mesh is closed wherever the bounds contain the shape.
 *
 * @param cellM edge of a cell, metres
 */
export function surfaceNets(distance: Distance, bounds: Bounds, cellM: number): RawMesh {
  const [x0, y0, z0, x1, y1, z1] = bounds;
  const cells = (from: number, to: number) => Math.ceil((to - from) / cellM) + 1;
  const sizes = [cells(x0, x1), cells(y0, y1), cells(z0, z1)] as const;
  const grid: Grid = { sizes, values: sampleGrid(distance, bounds, cellM, sizes), cellM, origin: [x0, y0, z0] };
  const { cornerOfCell, positions } = placeCorners(grid);
  return { positions, triangles: joinCorners(grid, cornerOfCell) };
}

/** One corner in every cell that is partly inside: the mean of where its edges are crossed. */
function placeCorners({ sizes: [nx, ny, nz], values, cellM, origin }: Grid) {
  const offsets = corners.map(([a, b, c]) => (a * ny + b) * nz + c);
  const cornerOfCell = new Int32Array(values.length).fill(-1);
  const positions: number[] = [];
  for (let i = 0; i < nx - 1; i++)
    for (let j = 0; j < ny - 1; j++)
      for (let k = 0; k < nz - 1; k++) {
        const cell = (i * ny + j) * nz + k;
        const mean = meanCrossing(values, offsets, cell);
        if (!mean) continue;
        cornerOfCell[cell] = positions.length / 3;
        const [x, y, z] = mean;
        positions.push(origin[0] + (i + x) * cellM, origin[1] + (j + y) * cellM, origin[2] + (k + z) * cellM);
      }
  return { cornerOfCell, positions };
}

/** In cell edges from the cell's own corner; nothing where the cell is all inside or all outside. */
function meanCrossing(values: Float32Array, offsets: readonly number[], cell: number): Vec3 | undefined {
  let inside = 0;
  for (const offset of offsets) if (values[cell + offset]! < 0) inside++;
  if (inside === 0 || inside === 8) return undefined;
  let crossings = 0;
  let x = 0;
  let y = 0;
  let z = 0;
  for (const [from, to] of edges) {
    const a = values[cell + offsets[from]!]!;
    const b = values[cell + offsets[to]!]!;
    if (a < 0 === b < 0) continue;
    const t = a / (a - b);
    const p = corners[from]!;
    const q = corners[to]!;
    x += p[0] + t * (q[0] - p[0]);
    y += p[1] + t * (q[1] - p[1]);
    z += p[2] + t * (q[2] - p[2]);
    crossings++;
  }
  return [x / crossings, y / crossings, z / crossings];
}

/** Two triangles around every grid edge the surface crosses, wound so that they face outwards. */
function joinCorners({ sizes: [nx, ny, nz], values }: Grid, cornerOfCell: Int32Array): number[] {
  const strideX = ny * nz;
  const strideY = nz;
  const triangles: number[] = [];
  const quad = (a: number, b: number, c: number, d: number, outwards: boolean) => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    if (outwards) triangles.push(a, b, c, a, c, d);
    else triangles.push(a, c, b, a, d, c);
  };
  for (let i = 1; i < nx - 1; i++)
    for (let j = 1; j < ny - 1; j++)
      for (let k = 1; k < nz - 1; k++) {
        const o = i * strideX + j * strideY + k;
        const inside = values[o]! < 0;
        const at = (back: number) => cornerOfCell[o - back]!;
        if (inside !== values[o + strideX]! < 0) quad(at(strideY + 1), at(1), at(0), at(strideY), inside);
        if (inside !== values[o + strideY]! < 0) quad(at(strideX + 1), at(strideX), at(0), at(1), inside);
        if (inside !== values[o + 1]! < 0) quad(at(strideX + strideY), at(strideY), at(0), at(strideX), inside);
      }
  return triangles;
}

/** Distances at every grid point. Blocks far from the surface are filled without asking. */
function sampleGrid(
  distance: Distance,
  bounds: Bounds,
  cellM: number,
  [nx, ny, nz]: readonly [number, number, number],
) {
  const [x0, y0, z0] = bounds;
  const values = new Float32Array(nx * ny * nz).fill(9);
  const halfBlock = (blockCells / 2) * cellM;
  for (let bi = 0; bi < nx; bi += blockCells)
    for (let bj = 0; bj < ny; bj += blockCells)
      for (let bk = 0; bk < nz; bk += blockCells) {
        const middle = distance(x0 + bi * cellM + halfBlock, y0 + bj * cellM + halfBlock, z0 + bk * cellM + halfBlock);
        const far = Math.abs(middle) > blockCells * cellM * 1.5;
        if (far && middle > 0) continue;
        for (let i = bi; i < Math.min(nx, bi + blockCells); i++)
          for (let j = bj; j < Math.min(ny, bj + blockCells); j++)
            for (let k = bk; k < Math.min(nz, bk + blockCells); k++)
              values[(i * ny + j) * nz + k] = far ? -9 : distance(x0 + i * cellM, y0 + j * cellM, z0 + k * cellM);
      }
  return values;
}
