import type { BodyShape } from './body-shape';
import type { SideWindow } from './body-spec';
import type { CabinShape } from './cabin';
import { fairCurve } from './curve';
import type { Point } from './curve';
import { steps } from './steps';

/** Window outline grown outwards by `grow` metres: waist, windscreen pillar, roof edge, rear edge. */
export function sideWindowOutline(
  { lower, spec }: BodyShape,
  cabin: CabinShape,
  window: SideWindow,
  grow: number,
): Point[] {
  const halfLength = spec.lengthM / 2;
  const fall = spec.lower.crown * ((spec.widthM / 2 - 0.1) / 0.75) ** 2;
  const rear = fairCurve(window.rear, 0.03);
  const roofEdge = (x: number) => {
    let y = cabin.roofY(x, 0.6);
    for (let i = 0; i < 4; i++) y = cabin.roofY(x, Math.max(0.3, cabin.sideZ(x, y) - 0.03));
    return y;
  };
  const frontEdge = (y: number) =>
    cabin.screenX(y, cabin.sideZ(cabin.screenX(y, 0.7), y) - 0.02) - window.behind + grow;
  const bottom: Point[] = [];
  const top: Point[] = [];
  for (const x of steps(-halfLength, halfLength, 300)) {
    const low = lower.topY(x) - fall + window.above - grow;
    const high = roofEdge(x) - window.below + grow;
    if (high < low + 0.004) continue;
    if (x > rear(low) - grow && x < frontEdge(low)) bottom.push([x, low]);
    if (x > rear(high) - grow && x < frontEdge(high)) top.push([x, high]);
  }
  const front = steps(bottom.at(-1)![1], top.at(-1)![1], 14).map((y): Point => [frontEdge(y), y]);
  const back = steps(top[0]![1], bottom[0]![1], 14).map((y): Point => [rear(y) - grow, y]);
  return [...bottom, ...front.slice(1), ...top.reverse(), ...back.slice(1, -1)];
}
