/** Degrees. */
export type Coordinates = { lat: number; long: number };

const EARTH_RADIUS_KM = 6371;

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance over the ground in kilometres, as the crow flies (S9-40). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const halfLat = toRadians(to.lat - from.lat) / 2;
  const halfLong = toRadians(to.long - from.long) / 2;
  const chord =
    Math.sin(halfLat) ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(halfLong) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
