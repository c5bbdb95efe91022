import type { Placement } from './studio/placement';
import { gallerySize } from './views';
import type { View } from './views';

/** Pixels: home pages crop it as they need. */
export const heroSize = gallerySize;

/** Vehicles a little right of the middle, where home pages fade the picture into the words on its left. */
const wide: View = { azimuthDeg: 36, elevationDeg: 8, fill: [0.84, 0.7], lower: 0.03, aside: 0.03 };

type Hero = { placements: readonly Placement[]; view: View; dark?: boolean };

/** Wide pictures for home pages, a few vehicles together: what that dealer sells most. */
export const heroes: Record<string, Hero> = {
  'hero-range': {
    placements: [
      { body: 'suv-large', colour: 'bronze', x: 1.3, z: 1.7, turnDeg: 4 },
      { body: 'ute', colour: 'grey', x: -0.7, z: -1.3, turnDeg: 0 },
      { body: 'suv-small', colour: 'white', x: -2.2, z: -4.1, turnDeg: -4 },
    ],
    view: wide,
  },
  'hero-small-cars': {
    placements: [
      { body: 'hatch', colour: 'red', x: 1, z: 1.3, turnDeg: 5 },
      { body: 'suv-small', colour: 'silver', x: -0.8, z: -1.5, turnDeg: -2 },
    ],
    view: wide,
  },
  'hero-family': {
    placements: [
      { body: 'suv-large', colour: 'white', x: 1.1, z: 1.4, turnDeg: 4 },
      { body: 'ute', colour: 'red', x: -0.9, z: -1.6, turnDeg: -2 },
    ],
    view: wide,
  },
  'hero-trucks': {
    placements: [
      { body: 'truck', colour: 'blue', x: 0.4, z: 1.9, turnDeg: 3 },
      { body: 'van', colour: 'white', x: 0.6, z: -1.7, turnDeg: 0 },
    ],
    view: wide,
  },
  'hero-leisure': {
    placements: [
      { body: 'motorcycle', colour: 'red', x: 3.4, z: 2.4, turnDeg: 14 },
      // turned so far that no edge of a softbox is mirrored in the middle of its flat flank
      { body: 'caravan', colour: 'white', x: -2.6, z: -1.2, turnDeg: 6 },
    ],
    view: { ...wide, fill: [0.84, 0.66], lower: -0.02 }, // clear of the search panel, with what stands in front
  },
  // One car alone in the dark, for a site whose ground is.
  'hero-electric': {
    placements: [{ body: 'sedan', colour: 'silver', turnDeg: 4 }],
    view: { azimuthDeg: 32, elevationDeg: 5, fill: [0.72, 0.62], lower: 0.05, aside: 0 },
    dark: true,
  },
};
