/** Where one looks inside a round picture: degrees to the right, degrees up, and how wide the view is. */
export type Look = { yaw: number; pitch: number; fov: number };

export const STRAIGHT_ON: Look = { yaw: 0, pitch: 0, fov: 75 };
const FOV = { min: 35, max: 95 };
const MAX_PITCH = 85;

/** Turns the view by a drag of pixels, as if the picture stuck to the finger. */
export function lookDragged({ yaw, pitch, fov }: Look, pixels: { x: number; y: number }, heightPixels: number): Look {
  const degreesPerPixel = fov / Math.max(1, heightPixels);
  return turned({ yaw, pitch, fov }, -pixels.x * degreesPerPixel, pixels.y * degreesPerPixel);
}

/** Turns to the right and up, in degrees; nobody can bend further than overhead. */
export function turned({ yaw, pitch, fov }: Look, right: number, up: number): Look {
  return { yaw: (((yaw + right) % 360) + 360) % 360, pitch: clamp(pitch + up, -MAX_PITCH, MAX_PITCH), fov };
}

/** Comes closer (below 1) or goes back (above 1). */
export function zoomed(look: Look, by: number): Look {
  return { ...look, fov: clamp(look.fov * by, FOV.min, FOV.max) };
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value));
}
