import type { Coordinates } from '@shared-kit/domain/place/haversine';
import { lazy, Suspense, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { pinsOf } from './map-pins';
import type { MapPin, MapPoint } from './map-pins';
import { isInView, placeIn, toPlane, viewOf } from './map-plane';
import type { MapView } from './map-plane';
import * as s from './places-map.module.css';
import { towns } from './towns';

/** The server draws it: its outline is loaded after what can be pressed. */
const Coast = lazy(async () => ({ default: (await import('./coast')).Coast }));

/** Widths in units of the plane (1.1 km): of a map before it is asked to show more, of the nearest, and of one that names small towns. */
const NARROWEST = 160;
const NEAREST = 24;
const SMALL_TOWNS = 900;

type PlacesMapProps = {
  label: string;
  points: readonly MapPoint[];
  /** The one whose row is pointed at or has the focus. */
  pointed?: string | null;
  /** Where the shopper is, or says to be. */
  from?: Coordinates | null;
  /** How much it shows at least, in units of the plane. */
  narrowest?: number;
  onPoint?: (id: string | null) => void;
  onChoose?: (id: string) => void;
};

/**
 * Where places are to one another, drawn from the coast of Australia: no tiles, nothing that another server hears of. Each
 * pin is a link to its row in the list, so that it works by keyboard and without JavaScript; places that stand together
 * share one, which shows them apart.
 */
export function PlacesMap({
  label,
  points,
  pointed = null,
  from = null,
  narrowest = NARROWEST,
  onPoint,
  onChoose,
}: PlacesMapProps) {
  const [apart, setApart] = useState<readonly MapPoint[] | null>(null);
  const view = apart
    ? viewAt(
        apart.map(({ at }) => at),
        NEAREST,
      )
    : viewAt(withShopper(points, from), narrowest);

  function press(event: MouseEvent, { points: together }: MapPin) {
    event.preventDefault();
    if (together.length > 1 && isSplit(together)) setApart(together);
    else onChoose?.(together[0].id);
  }

  return (
    <figure className={s.figure}>
      <svg role="group" aria-label={label} className={s.map}>
        <svg
          aria-hidden
          className={s.coast}
          viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
          preserveAspectRatio="none"
        >
          <Suspense>
            <Coast />
          </Suspense>
        </svg>
        <Towns view={view} />
        {from && isInView(toPlane(from), view) && (
          <Spot at={from} view={view}>
            <circle r="7" className={s.here} />
          </Spot>
        )}
        {pinsOf(points, view).map((pin) => (
          <Pin
            key={pin.points[0].id}
            pin={pin}
            view={view}
            isPointed={pin.points.some(({ id }) => id === pointed)}
            onPoint={onPoint}
            onPress={onChoose && ((event) => press(event, pin))}
          />
        ))}
      </svg>
      <figcaption className={s.caption}>
        Schematic map. Coast: Natural Earth.
        {apart && (
          <button type="button" className={s.all} onClick={() => setApart(null)}>
            Show all on the map
          </button>
        )}
      </figcaption>
    </figure>
  );
}

function viewAt(places: readonly Coordinates[], narrowest: number): MapView {
  return viewOf(places.map(toPlane), narrowest);
}

/** Where places are, and the shopper among them. */
function withShopper(points: readonly MapPoint[], from: Coordinates | null): Coordinates[] {
  return [...points.map(({ at }) => at), ...(from ? [from] : [])];
}

/** Whether a closer view tells at least two of them apart: neighbours in one street never are. */
function isSplit(points: readonly MapPoint[]): boolean {
  const near = viewAt(
    points.map(({ at }) => at),
    NEAREST,
  );
  return pinsOf(points, near).length > 1;
}

/** Percent of the map, so that what is drawn there is as large on every screen. */
function Spot({ at, view, children }: { at: Coordinates; view: MapView; children: ReactNode }) {
  const { left, top } = placeIn(toPlane(at), view);
  return (
    <svg x={left} y={top} overflow="visible">
      {children}
    </svg>
  );
}

function Towns({ view }: { view: MapView }) {
  const named = towns.filter((town) => (!town.near || view.width < SMALL_TOWNS) && isInView(toPlane(town), view));
  return (
    <g aria-hidden className={s.towns}>
      {named.map((town) => (
        <Spot key={town.name} at={town} view={view}>
          <circle r="2" />
          <text x="15" y="4">
            {town.name}
          </text>
        </Spot>
      ))}
    </g>
  );
}

type PinProps = {
  pin: MapPin;
  view: MapView;
  isPointed: boolean;
  onPoint: PlacesMapProps['onPoint'];
  onPress: ((event: MouseEvent) => void) | undefined;
};

function Pin({ pin, view, isPointed, onPoint, onPress }: PinProps) {
  const { left, top } = placeIn(pin, view);
  const [{ id, name }] = pin.points;
  const count = pin.points.length;
  const onLeave = () => onPoint?.(null);
  const onEnter = () => onPoint?.(id);
  const drawn = (
    <>
      <circle r="13" className={s.target} />
      <circle r={count > 1 ? 12 : 8} className={s.dot} />
      {count > 1 && (
        <text y="4.5" textAnchor="middle" className={s.count}>
          {count}
        </text>
      )}
    </>
  );
  // Where there is no list there is nothing to lead to.
  if (!onPress)
    return (
      <svg x={left} y={top} overflow="visible" role="img" aria-label={name}>
        {drawn}
      </svg>
    );
  return (
    <svg x={left} y={top} overflow="visible">
      <a
        href={`#at-${id}`}
        aria-label={count > 1 ? `${count} dealerships: ${pin.points.map((point) => point.name).join(', ')}` : name}
        className={isPointed ? s.pointed : s.pin}
        onPointerEnter={onEnter}
        onPointerLeave={onLeave}
        onFocus={onEnter}
        onBlur={onLeave}
        onClick={onPress}
      >
        {drawn}
      </a>
    </svg>
  );
}
