import { bodySpecs } from './bodies/bodies';
import type { BodyId } from './shape/body-spec';

/** Views of a gallery, in every colour; `boot` is an open tray, others' boots are among the interiors. */
export const galleryViewIds = ['front34', 'side', 'rear34', 'front', 'rear', 'wheel', 'lamp', 'boot'] as const;
export type GalleryViewId = (typeof galleryViewIds)[number];

/** Closer looks, cut out of those pictures. */
export const cropIds = [
  'side-nose',
  'side-middle',
  'side-tail',
  'front34-face',
  'front34-flank',
  'front34-top',
  'rear34-tail',
  'rear34-flank',
  'rear34-top',
  'front-face',
  'rear-tail',
] as const;
export type CropId = (typeof cropIds)[number];

/** A turn around the vehicle in so many frames. */
export const spinFrames = 36;
/** `spin-00` is the front three-quarter view; with every frame the camera goes on towards the right flank and the tail. */
export const spinViewIds = Array.from(
  { length: spinFrames },
  (_, frame): SpinViewId => `spin-${String(frame).padStart(2, '0')}`,
);
type SpinViewId = `spin-${string}`;

export type ViewId = GalleryViewId | SpinViewId;

/** A part of the vehicle that is photographed on its own. */
export type Detail = 'wheel' | 'lamp' | 'boot';

/** A camera that does not follow the outline: what it looks at, how far off it stands, its vertical field of view. */
export type FixedCamera = { target: readonly [number, number, number]; distanceM: number; fovDeg: number };

export type View = {
  /** 0 looks at the nose, 90 at the right flank, 180 at the tail. */
  azimuthDeg: number;
  elevationDeg: number;
  /** Largest share of the picture's width and height the vehicle may take. */
  fill: readonly [number, number];
  /** How far below the middle it stands, as a share of the picture's height. */
  lower: number;
  /** How far right of the middle it stands, as a share of the picture's width. */
  aside?: number;
  /** What fills the picture instead of the whole vehicle. */
  closeUp?: Detail;
  /** From the middle of what is photographed, metres. */
  distanceM?: number;
  fixed?: FixedCamera;
};

const galleryViews: Record<GalleryViewId, View> = {
  front34: { azimuthDeg: 38, elevationDeg: 6, fill: [0.82, 0.68], lower: 0.03 },
  side: { azimuthDeg: 90, elevationDeg: 3, fill: [0.86, 0.64], lower: 0.02 },
  rear34: { azimuthDeg: 142, elevationDeg: 7, fill: [0.82, 0.68], lower: 0.03 },
  front: { azimuthDeg: 2, elevationDeg: 4, fill: [0.8, 0.6], lower: 0.03 },
  rear: { azimuthDeg: 178, elevationDeg: 5, fill: [0.8, 0.6], lower: 0.03 },
  wheel: { azimuthDeg: 66, elevationDeg: 4, fill: [0.7, 0.66], lower: 0.04, closeUp: 'wheel', distanceM: 5 },
  boot: { azimuthDeg: 150, elevationDeg: 30, fill: [0.86, 0.8], lower: 0, closeUp: 'boot', distanceM: 6.5 },
  lamp: { azimuthDeg: 32, elevationDeg: 9, fill: [0.78, 0.78], lower: 0, closeUp: 'lamp', distanceM: 5 },
};

/** Gallery pictures are 3:2, as cards and gallery show them; frames of a spin are as wide as its stage. */
export const gallerySize = { width: 1600, height: 1067 };
export const spinSize = { width: 960, height: 600 };

const firstSpinAzimuthDeg = 40;
export const spinElevationDeg = 8;

/** Whether there is something to see of a body in that view. */
export function hasView(body: BodyId, view: ViewId): boolean {
  return view !== 'boot' || (body !== 'motorcycle' && bodySpecs[body].tray !== undefined);
}

export function isSpinView(view: ViewId): view is SpinViewId {
  return view.startsWith('spin-');
}

/** Where the camera of a spin frame stands, degrees around the vehicle. */
export function spinAzimuthDeg(frame: number): number {
  return firstSpinAzimuthDeg + (frame * 360) / spinFrames;
}

export function pictureSize(view: ViewId): { width: number; height: number } {
  return isSpinView(view) ? spinSize : gallerySize;
}

export function viewOf(view: ViewId, camera: FixedCamera): View {
  if (!isSpinView(view)) return galleryViews[view];
  const azimuthDeg = spinAzimuthDeg(Number(view.slice('spin-'.length)));
  return { azimuthDeg, elevationDeg: spinElevationDeg, fill: [1, 1], lower: 0, fixed: camera };
}
