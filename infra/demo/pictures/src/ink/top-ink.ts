import type { BodyShape } from '../shape/body-shape';
import type { Point } from '../shape/curve';
import { steps } from '../shape/steps';
import { inks } from './layer';
import type { Layer } from './layer';
import { line } from './paths';

/** Rounding of the bonnet's front corners. */
const cornerM = 0.07;

/** Bonnet cuts, drawn from above on one half (x, |z|). */
export function drawTop(layer: Layer, { spec, cabin, lower, cowlX }: BodyShape): void {
  if (!cabin || spec.bonnetLines === false) return;
  const halfLength = spec.lengthM / 2;
  const noseY = lower.topY(halfLength - 0.12);
  const edgeZ = (x: number) =>
    Math.min(spec.widthM / 2 - 0.125, cabin.sideZ(cowlX, lower.topY(cowlX)) - 0.03) + lower.planM(x) * 0.9;
  const frontX = (z: number) => lower.noseX(noseY, z) - 0.1;
  let cornerX = frontX(0);
  for (let i = 0; i < 8; i++) cornerX = frontX(edgeZ(cornerX));
  const cornerZ = edgeZ(cornerX);
  const side = steps(cowlX - 0.2, cornerX - cornerM, 24).map((x): Point => [x, edgeZ(x)]);
  const front = steps(cornerZ - cornerM, 0, 24).map((z): Point => [frontX(z), z]);
  const cut = line(side);
  cut.quadraticCurveTo(cornerX, cornerZ, ...front[0]!);
  for (const place of front.slice(1)) cut.lineTo(...place);
  layer.stroke(cut, 0.0065, inks.gap);
}
