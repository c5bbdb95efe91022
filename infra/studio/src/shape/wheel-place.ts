import type { BodySpec } from './body-spec';

/** How far a wheel's middle lies inside the flank, metres. */
const insetM = 0.13;

/** Middle of a wheel across the vehicle: half the track, metres. */
export function wheelZ({ widthM }: Pick<BodySpec, 'widthM'>): number {
  return widthM / 2 - insetM;
}
