import type { RoomCamera } from '../interior/room-views';
import type { Placement } from '../studio/placement';

export const placeIds = [
  'showroom-day',
  'showroom-dusk',
  'showroom-corner',
  'showroom-evening',
  'truck-yard',
  'truck-yard-corner',
  'bike-store',
  'bike-store-evening',
  'caravan-yard',
  'service-entrance',
  'parts-counter',
] as const;
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
const fromCorner: RoomCamera = { around: false, at: [-9.5, 1.7, 11], to: [3.2, 2.05, -6], fovDeg: 33 };

/** Another dealership's: seen from its corner, with other vehicles, so that two in a row are not one. */
const atTheCorner: readonly Placement[] = [
  { body: 'ute', colour: 'grey', x: -2.6, z: 1.2, turnDeg: -28 },
  { body: 'suv-large', colour: 'white', x: 4.2, z: 0.4, turnDeg: -30 },
  { body: 'hatch', colour: 'blue', x: -4.4, z: -9.4, turnDeg: -20 },
  { body: 'suv-small', colour: 'red', x: 2.4, z: -9.6, turnDeg: -30 },
];
const trucks: readonly Placement[] = [
  { body: 'truck', colour: 'white', x: -0.6, z: -0.4, turnDeg: -52 },
  { body: 'van', colour: 'blue', x: 6, z: -0.6, turnDeg: -58 },
  { body: 'ute', colour: 'silver', x: 1.2, z: -9.6, turnDeg: -48 },
];
const moreTrucks: readonly Placement[] = [
  { body: 'truck', colour: 'blue', x: -1.4, z: 0.6, turnDeg: -30 },
  { body: 'truck', colour: 'red', x: 6, z: -1, turnDeg: -34 },
  { body: 'van', colour: 'white', x: 1.6, z: -9.6, turnDeg: -30 },
];
const bikes: readonly Placement[] = [
  { body: 'motorcycle', colour: 'red', x: -0.8, z: 4.4, turnDeg: -52 },
  { body: 'motorcycle', colour: 'blue', x: 1.6, z: 3.4, turnDeg: -54 },
  { body: 'motorcycle', colour: 'black', x: 4, z: 2.4, turnDeg: -56 },
  { body: 'motorcycle', colour: 'white', x: -2.4, z: -8.8, turnDeg: -40 },
  { body: 'motorcycle', colour: 'green', x: 1.6, z: -8.8, turnDeg: -48 },
];
const caravans: readonly Placement[] = [
  { body: 'caravan', colour: 'white', x: -1.8, z: 0.8, turnDeg: -30 },
  { body: 'caravan', colour: 'silver', x: 5.6, z: -1.2, turnDeg: -34 },
  { body: 'suv-large', colour: 'green', x: 1.6, z: -9.6, turnDeg: -30 },
];

export const placePlans: Record<PlaceId, PlacePlan> = {
  'showroom-day': { build: 'dealership', light: 'day', camera: fromStreet, vehicles: forecourt },
  'showroom-dusk': { build: 'dealership', light: 'dusk', camera: fromStreet, vehicles: forecourt },
  'showroom-corner': { build: 'dealership', light: 'day', camera: fromCorner, vehicles: atTheCorner },
  'showroom-evening': { build: 'dealership', light: 'dusk', camera: fromCorner, vehicles: atTheCorner },
  'truck-yard': { build: 'dealership', light: 'day', camera: fromStreet, vehicles: trucks },
  'truck-yard-corner': { build: 'dealership', light: 'day', camera: fromCorner, vehicles: moreTrucks },
  'bike-store': { build: 'dealership', light: 'day', camera: fromStreet, vehicles: bikes },
  'bike-store-evening': { build: 'dealership', light: 'dusk', camera: fromCorner, vehicles: bikes },
  'caravan-yard': { build: 'dealership', light: 'day', camera: fromCorner, vehicles: caravans },
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
