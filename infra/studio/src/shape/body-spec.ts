import type { Point, Profile } from './curve';

export const bodyIds = [
  'hatch',
  'sedan',
  'wagon',
  'suv-small',
  'suv-large',
  'ute',
  'van',
  'people-mover',
  'coupe',
  'truck',
  'motorcycle',
  'caravan',
] as const;
export type BodyId = (typeof bodyIds)[number];

/** A cut into the nose or the tail: centre height, half sizes, all metres. `flare` widens it upwards (+) or downwards (−). */
export type Recess = { y: number; halfHeight: number; halfWidth: number; corner: number; depth: number; flare: number };

/** Rounding of the nose or tail seen from above: how far the corners lie behind the middle, and how late they turn. */
type EndRounding = { depthM: number; power: number };

/** The painted body below the windows. Profiles of x unless said otherwise. */
type LowerBody = {
  /** Bonnet, waist and boot seen from the side: x → y. */
  top: Profile;
  /** How much the top falls towards the sides. */
  crown: number;
  /** Nose seen from the side: y → x, measured from the foremost point. */
  nose: Profile;
  noseRounding: EndRounding;
  /** Tail seen from the side: y → x, measured from the rearmost point. */
  tail: Profile;
  tailRounding: EndRounding;
  /** Outline seen from above: x → change of half width. */
  plan: Profile;
  /** Height of the shoulder crease: x → y. */
  shoulder: Profile;
  /** How quickly the flanks lean in above the shoulder. */
  lean: number;
  /** Section of the flank: y → change of half width. */
  section: Profile;
  /** Underside: x → y. */
  floor: Profile;
  /** Radius of the shoulder crease; small is crisp. */
  creaseM?: number;
  /** Depth of the hollow along the doors. */
  hollowM?: number;
};

/** Roof and windows. */
export type Cabin = {
  /** Half width at waist height, how much it narrows per metre, and per square metre. */
  halfWidth: number;
  narrowing: number;
  narrowingCurve: number;
  roof: Profile;
  roofCrown: number;
  /** Windscreen seen from the side: y → x, its bow, and its slope for distances. */
  screen: Profile;
  screenBow: number;
  screenSlope?: number;
  /** Width of the painted pillar beside the windscreen glass. */
  screenInset?: number;
  /** Rear window likewise. */
  back: Profile;
  backBow: number;
  backSlope?: number;
  /** Outline seen from above: x → change of half width. */
  plan: Profile;
  /** Radii of the edges roof–screens, roof–sides, rear corner, and where cabin meets body. */
  frontEdge: number;
  sideEdge: number;
  rearEdge?: number;
  joint?: number;
};

export type WheelDesign = 'twin-five' | 'ten-spoke' | 'six-spoke';

type Wheels = {
  radiusM: number;
  rimM: number;
  archM: number;
  /** How far the arch swells out. */
  flareM: number;
  design: WheelDesign;
  dark?: boolean;
  /** x of each axle where it does not follow from wheelbase and overhang. */
  axles?: readonly number[];
  twinRear?: boolean;
};

/** Side window outline: gaps to waist, roof edge and windscreen, its rear edge (y → x), and dark pillars. */
export type SideWindow = {
  above: number;
  below: number;
  behind: number;
  rear: Profile;
  pillars: readonly { x: number; width: number; lean: number }[];
  trim: 'chrome' | 'black';
};

/** Door cuts by x, and the height of the sill. `rear` is absent on two-door bodies. */
type Doors = {
  front: number;
  middle: number;
  rear?: number;
  sill: number;
  /** Height to which the rear door reaches where it slides on a rail instead of being hung below a window. */
  slidesTo?: number;
};

export type HeadLamp = {
  look: 'blade' | 'block' | 'round' | 'stack';
  y: number;
  height: number;
  /** Distance from the middle of the nose along the skin, metres: inner and outer end. */
  inner: number;
  outer: number;
  rise: number;
};

export type TailLamp = {
  look: 'bar' | 'pair' | 'upright';
  y: number;
  height: number;
  inner: number;
  outer: number;
};

export type Face = {
  grille: 'bars' | 'mesh' | 'closed' | 'ribs';
  lamp: HeadLamp;
  tail: TailLamp;
  /** First the grille, then the lower intake. */
  recesses: readonly Recess[];
  noseplateY: number;
  tailplateY: number;
};

export type BodySpec = {
  id: BodyId;
  lengthM: number;
  widthM: number;
  wheelbaseM: number;
  frontOverhangM: number;
  /** x of the painted body's end, where that is not the tail of the vehicle. */
  cabEndX?: number;
  lower: LowerBody;
  cabin?: Cabin;
  wheels: Wheels;
  /** Open tray: inside from x to x, half width, floor height, and the gap behind the cab. */
  tray?: { fromX: number; toX: number; halfWidth: number; floorY: number; gapX: number };
  sideWindow?: SideWindow;
  doors?: Doors;
  /** Two doors hung at the sides instead of a tailgate hung at the roof. */
  tailDoors?: boolean;
  handles?: readonly Point[];
  face?: Face;
  cladding?: boolean;
  roofRails?: boolean;
  sideSteps?: boolean;
  bonnetLines?: boolean;
  fuelFlap?: boolean;
  mirrors?: boolean;
  /** x, y of each row's seat cushion. */
  seatRows?: readonly Point[];
};
