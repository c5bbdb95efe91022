/** How a picture lies in its frame: enlarged `scale` times, moved by `x` and `y` pixels from its upper left. */
export type Zoom = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
type Size = { width: number; height: number };

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 4;

/** Enlarges `by` times around a point of the frame that stays under the finger. */
export function zoomAround({ scale, x, y }: Zoom, by: number, at: Point, frame: Size): Zoom {
  const next = Math.min(MAX_SCALE, Math.max(1, scale * by));
  const grown = next / scale;
  return within({ scale: next, x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown }, frame);
}

/** Moves an enlarged picture, never so far that its edge comes into the frame. */
export function moved({ scale, x, y }: Zoom, by: Point, frame: Size): Zoom {
  return within({ scale, x: x + by.x, y: y + by.y }, frame);
}

function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  return {
    scale,
    x: Math.min(0, Math.max(width * (1 - scale), x)),
    y: Math.min(0, Math.max(height * (1 - scale), y)),
  };
}
