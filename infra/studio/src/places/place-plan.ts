import type { RoomCamera } from '../interior/room-views';
import type { Placement } from '../studio/placement';

export const placeIds = ['showroom-day', 'showroom-dusk', 'service-entrance', 'parts-counter'] as const;
export type PlaceId = (typeof placeIds)[number];

export type PlacePlan = {
  /** What is built: the showroom front with its workshop wing, or the room behind the parts counter. */
  build: 'dealership' | 'counter';
  light: 'day' | 'dusk';
  camera: RoomCamera;
  vehicles: readonly Placement[];
};

/** Pixels of every picture of a place. */
export const placeSize = { width: 1600, height: 900 };

const forecourt: readonly Placement[] = [
  { body: 'suv-small', colour: 'blue', x: -1.6, z: 1.4, turnDeg: -52 },
  { body: 'hatch', colour: 'red', x: 4.6, z: 0.2, turnDeg: -58 },
  { body: 'suv-small', colour: 'white', x: -6.2, z: -9.4, turnDeg: -35 },
  { body: 'hatch', colour: 'silver', x: 1.2, z: -9.6, turnDeg: -48 },
];
const fromStreet: RoomCamera = { around: false, at: [3.4, 1.7, 13], to: [1.5, 2.05, -6], fovDeg: 32 };

export const placePlans: Record<PlaceId, PlacePlan> = {
  'showroom-day': { build: 'dealership', light: 'day', camera: fromStreet, vehicles: forecourt },
  'showroom-dusk': { build: 'dealership', light: 'dusk', camera: fromStreet, vehicles: forecourt },
  'service-entrance': {
    build: 'dealership',
    light: 'day',
    camera: { around: false, at: [14.2, 1.65, 7], to: [17.2, 2.1, -6], fovDeg: 40 },
    vehicles: [
      { body: 'suv-small', colour: 'grey', x: 15.1, z: -2.2, turnDeg: 90 },
      { body: 'hatch', colour: 'white', x: 19.6, z: -9.6, turnDeg: -90 },
    ],
  },
  'parts-counter': {
    build: 'counter',
    light: 'day',
    camera: { around: false, at: [-1.5, 1.62, 4.2], to: [0.25, 1.3, -1], fovDeg: 50 },
    vehicles: [],
  },
};
