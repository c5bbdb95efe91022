import type { BodySpec } from '../shape/body-spec';
import { points } from '../shape/curve';
import { van } from './van';

/** A van's shape, lower, with windows all along, three rows of seats and a tailgate. */
export const peopleMover: BodySpec = {
  ...van,
  id: 'people-mover',
  lengthM: 5.16,
  widthM: 1.97,
  wheelbaseM: 3.08,
  lower: {
    ...van.lower,
    top: points('-2.8,1.12 -1.5,1.12 0.6,1.1 1.5,1.08 2,1.05 2.4,0.97 2.7,0.84'),
    shoulder: points('-2.8,0.97 0,0.95 1.5,0.93 2.6,0.88'),
    tail: points('0.2,-0.08 0.35,-0.01 0.6,0 0.9,-0.02 1.2,-0.05'),
    tailRounding: { depthM: 0.12, power: 3 },
    lean: 0.2,
  },
  cabin: {
    halfWidth: 0.92,
    narrowing: 0.2,
    narrowingCurve: 0.1,
    roof: points('-2.7,1.72 -1.5,1.79 0,1.81 0.7,1.785 1.4,1.7'),
    roofCrown: 0.05,
    screen: points('0.95,2.2 1.1,1.98 1.35,1.6 1.6,1.22 1.85,0.85'),
    screenBow: 0.2,
    back: points('0.95,-2.56 1.15,-2.54 1.5,-2.43 1.9,-2.26'),
    backBow: 0.08,
    plan: points('-2.7,-0.05 -1.8,-0.015 -0.6,0 0.8,0 2,-0.06'),
    frontEdge: 0.16,
    sideEdge: 0.11,
  },
  wheels: { radiusM: 0.36, rimM: 0.25, archM: 0.398, flareM: 0.014, design: 'twin-five' },
  sideWindow: {
    above: 0.03,
    below: 0.09,
    behind: 0.1,
    rear: points('1,-2.4 1.3,-2.34 1.55,-2.24 1.8,-2.1'),
    pillars: [
      { x: 0.5, width: 0.08, lean: 0 },
      { x: -0.78, width: 0.07, lean: -0.04 },
    ],
    trim: 'chrome',
  },
  doors: { front: 1.5, middle: 0.5, rear: -0.74, sill: 0.3, slidesTo: 1.0 },
  tailDoors: false,
  handles: points('0.64,0.99 0.36,0.99'),
  face: {
    ...van.face!,
    grille: 'bars',
    lamp: { look: 'block', y: 0.84, height: 0.1, inner: 0.56, outer: 1.3, rise: 0.04 },
    tail: { look: 'bar', y: 1.0, height: 0.12, inner: 0.46, outer: 1.25 },
    tailplateY: 0.74,
  },
  roofRails: true,
  seatRows: points('0.9,0.52 -0.1,0.52 -1.15,0.54'),
};
