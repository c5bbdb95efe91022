import type { BodyId } from '../shape/body-spec';

export const cabIds = ['hatch', 'suv', 'ute', 'van', 'truck'] as const;
export type CabId = (typeof cabIds)[number];
/** Every interior that is drawn: five cabs and a caravan's living space. */
export const roomIds = [...cabIds, 'caravan'] as const;
export type RoomId = (typeof roomIds)[number];

/** The interior a body's pictures show; a motorcycle has none. */
export const roomOf: Partial<Record<BodyId, RoomId>> = {
  hatch: 'hatch',
  sedan: 'hatch',
  wagon: 'hatch',
  coupe: 'hatch',
  'suv-small': 'suv',
  'suv-large': 'suv',
  'people-mover': 'suv',
  ute: 'ute',
  van: 'van',
  truck: 'truck',
  caravan: 'caravan',
};

/** A window in both side walls: middle, half sizes, metres. */
type SideWindow = { x: number; y: number; halfLength: number; halfHeight: number };

/** Main measures of a cab, metres: x forward from between the seats, y up from the ground. */
export type CabPlan = {
  halfWidth: number;
  floorY: number;
  roofY: number;
  rearX: number;
  /** x of the windscreen at waist height, and how far it comes back per metre upwards. */
  screenX: number;
  screenSlope: number;
  /** How far the rear wall comes forward per metre upwards. */
  rearSlope: number;
  seatY: number;
  /** x of a rear bench. */
  benchX?: number;
  windows: readonly SideWindow[];
  rearWindow?: { y: number; halfHeight: number; halfWidth: number };
  /** Colour of the seats and of the arm rests. */
  hide: string;
  lining: string;
};

export const waistY = 0.925;

export const cabPlans: Record<CabId, CabPlan> = {
  hatch: {
    halfWidth: 0.74,
    floorY: 0.2,
    roofY: 1.44,
    rearX: -1.98,
    screenX: 1.12,
    screenSlope: 1.25,
    rearSlope: 0.55,
    seatY: 0.32,
    benchX: -0.98,
    windows: [
      { x: 0.42, y: 1.13, halfLength: 0.46, halfHeight: 0.155 },
      { x: -0.58, y: 1.13, halfLength: 0.44, halfHeight: 0.15 },
    ],
    rearWindow: { y: 1.15, halfHeight: 0.15, halfWidth: 0.48 },
    hide: '#8a5836',
    lining: '#e6e2da',
  },
  suv: {
    halfWidth: 0.79,
    floorY: 0.2,
    roofY: 1.53,
    rearX: -2.3,
    screenX: 1.1,
    screenSlope: 0.95,
    rearSlope: 0.3,
    seatY: 0.37,
    benchX: -0.98,
    windows: [
      { x: 0.4, y: 1.17, halfLength: 0.46, halfHeight: 0.18 },
      { x: -0.56, y: 1.17, halfLength: 0.44, halfHeight: 0.18 },
      { x: -1.5, y: 1.17, halfLength: 0.38, halfHeight: 0.16 },
    ],
    rearWindow: { y: 1.19, halfHeight: 0.18, halfWidth: 0.56 },
    hide: '#3a3c40',
    lining: '#dcdcd8',
  },
  ute: {
    halfWidth: 0.76,
    floorY: 0.22,
    roofY: 1.52,
    rearX: -1.42,
    screenX: 1.08,
    screenSlope: 0.85,
    rearSlope: 0.12,
    seatY: 0.37,
    benchX: -0.9,
    windows: [
      { x: 0.42, y: 1.17, halfLength: 0.46, halfHeight: 0.175 },
      { x: -0.54, y: 1.17, halfLength: 0.42, halfHeight: 0.17 },
    ],
    rearWindow: { y: 1.18, halfHeight: 0.17, halfWidth: 0.56 },
    hide: '#2c2e31',
    lining: '#cfd0cf',
  },
  van: {
    halfWidth: 0.86,
    floorY: 0.2,
    roofY: 1.68,
    rearX: -3.2,
    screenX: 1.2,
    screenSlope: 0.72,
    rearSlope: 0,
    seatY: 0.37,
    windows: [{ x: 0.42, y: 1.18, halfLength: 0.5, halfHeight: 0.22 }],
    rearWindow: { y: 1.22, halfHeight: 0.2, halfWidth: 0.6 },
    hide: '#33363a',
    lining: '#d6d8da',
  },
  truck: {
    halfWidth: 0.96,
    floorY: 0.12,
    roofY: 1.74,
    rearX: -0.72,
    screenX: 1.12,
    screenSlope: 0.28,
    rearSlope: 0,
    seatY: 0.4,
    windows: [{ x: 0.42, y: 1.2, halfLength: 0.44, halfHeight: 0.26 }],
    hide: '#4a4038',
    lining: '#d9d6d0',
  },
};
