import type { Distance } from '../shape/distance';

const { cos, max, round, sin, sqrt } = Math;

/** Ground the shadow picture covers: length along x and width along z, metres, centred on the vehicle. */
export const shadowGround = { lengthM: 12, widthM: 6.4 };
const cells = { along: 240, across: 64 }; // across one half; the other is its reflection
const rays = 96;

export type ShadowMap = { width: number; height: number; light: Uint8Array };

/**
 * How much of the sky each piece of ground sees past the vehicle: 96 cosine-weighted rays, marched through the distance.
 * `coarser` enlarges the pieces for quick looks and tests.
 */
export function traceGroundShadow(vehicle: Distance, coarser = 1): ShadowMap {
  const columns = round(cells.along / coarser);
  const rows = round(cells.across / coarser);
  const directions = Array.from({ length: rays }, (_, i) => {
    const u = (i + 0.5) / rays;
    const turn = i * 2.399963; // golden angle: even spread without chance
    const flat = sqrt(u);
    return [flat * cos(turn), sqrt(1 - u), flat * sin(turn)] as const;
  });
  const light = new Uint8Array(columns * rows * 2);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const x = (-0.5 + (column + 0.5) / columns) * shadowGround.lengthM;
      const z = ((row + 0.5) / rows / 2) * shadowGround.widthM;
      const free = directions.filter((direction) => !isBlocked(vehicle, x, z, direction)).length;
      const value = round((255 * free) / rays);
      light[(rows + row) * columns + column] = value;
      light[(rows - 1 - row) * columns + column] = value;
    }
  return { width: columns, height: rows * 2, light };
}

function isBlocked(vehicle: Distance, x: number, z: number, [dx, dy, dz]: readonly [number, number, number]): boolean {
  let t = 0.01;
  for (let step = 0; step < 22; step++) {
    const y = t * dy;
    if (y > 2.9 || t > 3.6) return false;
    const free = vehicle(x + dx * t, y, z + dz * t);
    if (free < 0.004) return true;
    t += max(0.012, free * 0.8);
  }
  return false;
}
