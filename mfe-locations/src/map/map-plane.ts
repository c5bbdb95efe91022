import type { Coordinates } from '@shared-kit/domain/place/haversine';

/** A point of the plane that the coast is drawn on, in hundredths of a degree of latitude (1.1 km) from its north-west corner. */
export type PlanePoint = { x: number; y: number };
/** The part of the plane that a map shows. */
export type MapView = PlanePoint & { width: number; height: number };

const WEST = 112;
const NORTH = -10;
/** A degree of longitude is this much shorter than one of latitude in the middle of Australia, at 27 degrees south. */
const SHRINK = Math.cos((27 * Math.PI) / 180);
/** Of every map: what is drawn and the pins on it take the same room on each screen. */
const ASPECT = 4 / 3;
/** Around what is shown, as a share of it on each side. */
const MARGIN = 0.16;
const AUSTRALIA: readonly PlanePoint[] = [
  { x: 100, y: 60 },
  { x: 3700, y: 3360 },
];

/** An equirectangular projection: true enough for a map of where places are to one another, and it is called schematic. */
export function toPlane({ lat, long }: Coordinates): PlanePoint {
  return { x: (long - WEST) * 100 * SHRINK, y: (NORTH - lat) * 100 };
}

/**
 * The view that holds some points with room around them; all of Australia where there are none.
 *
 * @param narrowest in units of the plane: nearer than that a map shows nothing one knows.
 */
export function viewOf(points: readonly PlanePoint[], narrowest: number): MapView {
  const held = points.length > 0 ? points : AUSTRALIA;
  const [xs, ys] = [held.map(({ x }) => x), held.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = 1 + 2 * MARGIN;
  const width = Math.max(narrowest, (right - left) * room, (bottom - top) * room * ASPECT);
  const height = width / ASPECT;
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** Where a point stands in a view, in percent of it: the same text on the server and in the browser. */
export function placeIn({ x, y }: PlanePoint, view: MapView): { left: string; top: string } {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  return { left: percent((x - view.x) / view.width), top: percent((y - view.y) / view.height) };
}

export function isInView({ x, y }: PlanePoint, view: MapView): boolean {
  return x >= view.x && x <= view.x + view.width && y >= view.y && y <= view.y + view.height;
}
