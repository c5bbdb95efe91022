import type { BodyShape } from '../shape/body-shape';
import { steps } from '../shape/steps';
import { inks } from './layer';
import type { Layer } from './layer';
import { line } from './paths';

/** Bonnet cuts, drawn from above on one half (x, |z|). */
export function drawTop(layer: Layer, { spec, cabin, lower, cowlX }: BodyShape): void {
  if (!cabin || spec.bonnetLines === false) return;
  const halfLength = spec.lengthM / 2;
  const noseY = lower.topY(halfLength - 0.12);
  const edgeZ = (x: number) =>
    Math.min(spec.widthM / 2 - 0.125, cabin.sideZ(cowlX, lower.topY(cowlX)) - 0.03) + lower.planM(x) * 0.9;
  layer.stroke(line(steps(cowlX - 0.2, halfLength - 0.26, 24).map((x) => [x, edgeZ(x)])), 0.0065, inks.gap);
  layer.stroke(
    line(steps(0, edgeZ(halfLength - 0.26), 24).map((z) => [lower.noseX(noseY, z) - 0.1, z])),
    0.0065,
    inks.gap,
  );
}
