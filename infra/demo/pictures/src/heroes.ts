import type { Placement } from './studio/stage';
import type { View } from './views';

export const heroSize = { width: 2400, height: 1200 };

/** Wide pictures for home pages: the vehicles stand right of the middle, so that a headline has the left. */
const wide: View = { azimuthDeg: 42, elevationDeg: 7, fill: [0.66, 0.62], lower: -0.02, aside: 0.12 };

type Hero = { placements: readonly Placement[]; view: View };

export const heroes: Record<string, Hero> = {
  'hero-suv-ute': {
    placements: [
      { body: 'suv-large', colour: 'bronze', x: 1.2, z: 1.5, turnDeg: 4 },
      { body: 'ute', colour: 'grey', x: -0.6, z: -1.4, turnDeg: -3 },
      { body: 'suv-small', colour: 'white', x: -2.6, z: -4.2, turnDeg: -8 },
    ],
    view: wide,
  },
  'hero-hatch': {
    placements: [
      { body: 'hatch', colour: 'red', x: 1.2, z: 1.2, turnDeg: 6 },
      { body: 'hatch', colour: 'white', x: -0.8, z: -1.7, turnDeg: -4 },
    ],
    view: wide,
  },
  'hero-trucks': {
    placements: [
      { body: 'truck', colour: 'blue', x: 0.6, z: 1.6, turnDeg: 4 },
      { body: 'van', colour: 'white', x: 0.4, z: -1.8, turnDeg: -2 },
      { body: 'ute', colour: 'silver', x: -0.4, z: -4.8, turnDeg: -6 },
    ],
    view: wide,
  },
  'hero-leisure': {
    placements: [
      { body: 'motorcycle', colour: 'red', x: 2.6, z: 2.6, turnDeg: 8 },
      { body: 'ute', colour: 'green', x: 1.6, z: -0.4, turnDeg: 2 },
      { body: 'caravan', colour: 'bronze', x: -3.4, z: -3.2, turnDeg: -4 },
    ],
    view: wide,
  },
  'hero-electric': {
    placements: [
      { body: 'sedan', colour: 'silver', x: 1.2, z: 1.3, turnDeg: 5 },
      { body: 'suv-small', colour: 'green', x: -1, z: -1.8, turnDeg: -4 },
    ],
    view: wide,
  },
};
