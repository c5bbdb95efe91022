import type { BodySpec } from '../shape/body-spec';
import { points } from '../shape/curve';

export const caravan: BodySpec = {
  id: 'caravan',
  lengthM: 5.6,
  widthM: 2.3,
  wheelbaseM: 0,
  frontOverhangM: 2.9,
  lower: {
    top: points('-3,2.46 -2.2,2.56 0,2.62 2,2.58 2.6,2.48 3,2.38'),
    crown: 0.03,
    nose: points('0.3,-0.25 0.7,-0.08 1.1,0 1.5,-0.02 2,-0.12 2.6,-0.3'),
    noseRounding: { depthM: 0.1, power: 3 },
    tail: points('0.3,-0.06 0.8,0 1.6,-0.01 2.6,-0.1'),
    tailRounding: { depthM: 0.06, power: 3 },
    plan: points('-3,-0.02 -2,0 2,0 3,-0.03'),
    shoulder: points('-3,2.2 3,2.2'),
    lean: 0.08,
    section: points('0.3,-0.02 0.6,-0.005 1,0 2.5,0'),
    floor: points('-3,0.4 -2,0.33 2,0.33 3,0.42'),
  },
  wheels: { radiusM: 0.335, rimM: 0.2, archM: 0.4, flareM: 0, design: 'ten-spoke', axles: [-0.1] },
  bonnetLines: false,
};
