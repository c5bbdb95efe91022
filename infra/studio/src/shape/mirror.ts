import type { BodyShape, Bounds } from './body-shape';
import { capsule, roundedBox, smoothMax, smoothMin } from './distance';
import type { Distance } from './distance';

export type Part = { distance: Distance; bounds: Bounds };

/** The right-hand door mirror: a shell close to the door on a short flat foot. The left one is its reflection. */
export function shapeMirror({ spec, lower, cabin, cowlX }: BodyShape): Part | undefined {
  if (!cabin || spec.mirrors === false) return undefined;
  const tall = spec.id === 'truck' || spec.id === 'van';
  const size = tall ? ([0.075, 0.15, 0.1] as const) : ([0.075, 0.068, 0.108] as const);
  const footX = cowlX - (tall ? 0.42 : 0.5);
  const baseY = lower.topY(footX);
  const centreY = baseY + size[1] + 0.035;
  const skinZ = cabin.sideZ(footX, centreY);
  const centreZ = skinZ + size[2] + 0.04;

  const distance: Distance = (x, y, z) => {
    const dx = x - footX;
    const dy = y - centreY;
    const dz = z - centreZ;
    let shell = roundedBox(dx, dy, dz, [0, 0, 0], size, 0.055);
    shell = smoothMax(shell, -(dx + size[0] * 0.85), 0.01);
    const nose = dx - 0.055 + 4 * dz * dz + (tall ? 0.8 : 3) * dy * dy + 0.15 * dz;
    shell = smoothMax(shell, nose, 0.04);
    const foot = capsule(
      dx,
      dy,
      dz,
      [0.0, -size[1] * 0.55, -size[2] * 0.5],
      [0.035, -size[1] - 0.025, -size[2] - 0.1],
      0.024,
    );
    return smoothMin(shell, foot, 0.035);
  };
  return {
    distance,
    bounds: [
      footX - 0.16,
      baseY - 0.12,
      skinZ - 0.15,
      footX + 0.18,
      centreY + size[1] + 0.06,
      centreZ + size[2] + 0.06,
    ],
  };
}
