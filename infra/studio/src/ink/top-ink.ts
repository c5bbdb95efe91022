import type { BodyShape } from '../shape/body-shape';
import type { Point } from '../shape/curve';
import { steps } from '../shape/steps';
import { inks } from './layer';
import type { Layer } from './layer';
import { line } from './paths';

/** Rounding of the bonnet's front corners. */
const cornerM = 0.07;

/** How far forward the cut in front of a front door leans on its way up. */
export const frontCutLeanM = 0.08;

/** Where the bonnet ends towards its side. */
function bonnetEdgeZ({ spec, cabin, lower, cowlX }: BodyShape, x: number): number {
  const flankZ = spec.widthM / 2 - 0.125;
  const besideScreen = cabin ? cabin.sideZ(cowlX, lower.topY(cowlX)) - 0.03 : flankZ;
  return Math.min(flankZ, besideScreen) + lower.planM(x) * 0.9;
}

/** Bonnet cuts, drawn from above on one half (x, |z|). */
export function drawTop(layer: Layer, shape: BodyShape): void {
  const { spec, cabin, lower, cowlX } = shape;
  if (!cabin || spec.bonnetLines === false) return;
  const halfLength = spec.lengthM / 2;
  const noseY = lower.topY(halfLength - 0.12);
  const edgeZ = (x: number) => bonnetEdgeZ(shape, x);
  const frontX = (z: number) => lower.noseX(noseY, z) - 0.1;
  let cornerX = frontX(0);
  for (let i = 0; i < 8; i++) cornerX = frontX(edgeZ(cornerX));
  const cornerZ = edgeZ(cornerX);
  const side = steps(spec.doors ? spec.doors.front + frontCutLeanM : cowlX - 0.2, cornerX - cornerM, 24).map(
    (x): Point => [x, edgeZ(x)],
  );
  const front = steps(cornerZ - cornerM, 0, 24).map((z): Point => [frontX(z), z]);
  const cut = line(side);
  cut.quadraticCurveTo(cornerX, cornerZ, ...front[0]!);
  for (const place of front.slice(1)) cut.lineTo(...place);
  layer.stroke(cut, 0.0065, inks.gap);
}
