import type { BodySpec } from '../shape/body-spec';
import { points } from '../shape/curve';
import { sedan } from './sedan';

/** The sedan with a longer roof, rails on it, and a face of its own. */
export const wagon: BodySpec = {
  ...sedan,
  id: 'wagon',
  lower: {
    ...sedan.lower,
    top: points('-2.5,0.98 -1.7,1.04 -0.4,0.975 0.7,0.95 1.1,0.94 1.8,0.87 2.2,0.79 2.5,0.68'),
  },
  cabin: {
    ...sedan.cabin,
    roof: points('-2.4,1.37 -1.7,1.425 -0.9,1.46 -0.1,1.47 0.4,1.445 0.9,1.38'),
    back: points('0.85,-2.38 0.98,-2.33 1.15,-2.2 1.38,-1.94 1.5,-1.79'),
    backSlope: 1.2,
  },
  wheels: { ...sedan.wheels, design: 'twin-five' },
  sideWindow: {
    ...sedan.sideWindow,
    rear: points('0.95,-2.04 1.1,-1.98 1.25,-1.82 1.45,-1.45'),
    pillars: [
      { x: -0.1, width: 0.08, lean: 0 },
      { x: -1.14, width: 0.05, lean: -0.08 },
    ],
  },
  face: { ...sedan.face, grille: 'mesh' },
  roofRails: true,
};
