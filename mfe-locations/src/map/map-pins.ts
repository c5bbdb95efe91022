import type { Coordinates } from '@shared-kit/domain/place/haversine';
import { isInView, toPlane } from './map-plane';
import type { MapView, PlanePoint } from './map-plane';

/** A place on a map. `id` is that of its row in the list. */
export type MapPoint = { id: string; name: string; at: Coordinates };
/** One or several places that stand too near each other to be told apart. */
export type MapPin = PlanePoint & { points: readonly [MapPoint, ...MapPoint[]] };

/** As a share of the view's width: on a phone's map, 358 pixels wide, 25 of them, so that each pin can be touched (WCAG 2.5.8). */
const APART = 0.07;

/** The pins of a view: places nearer to each other than a finger is wide share one. Those outside are left out. */
export function pinsOf(points: readonly MapPoint[], view: MapView): readonly MapPin[] {
  const pins: MapPin[] = [];
  for (const point of points) {
    const { x, y } = toPlane(point.at);
    if (!isInView({ x, y }, view)) continue;
    const near = pins.findIndex((pin) => Math.hypot(pin.x - x, pin.y - y) < view.width * APART);
    const pin = pins[near];
    if (pin) pins[near] = { ...pin, points: [...pin.points, point] };
    else pins.push({ x, y, points: [point] });
  }
  return pins;
}
