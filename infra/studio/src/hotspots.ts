import { hotspotAnchors } from './hotspot-anchors';
import type { Anchor } from './hotspot-anchors';
import type { BodyId } from './shape/body-spec';
import type { Distance, Vec3 } from './shape/distance';
import { spinCamera } from './spin-camera';
import { occluder } from './vehicle-parts';
import { spinAzimuthDeg, spinElevationDeg, spinFrames, spinSize } from './views';

/** A point on a spin, with the wire names of a car's hotspots: degrees from the first frame, percent of its width and height. */
export type Hotspot = {
  id: string;
  description: string;
  anchors: string[];
  positions: { activeAngle: number; posX: number; posY: number }[];
};

/** Every hotspot of a body on every frame of its spin in which nothing stands before it. */
export function hotspotsOf(body: BodyId): Hotspot[] {
  const distance = occluder(body);
  return hotspotAnchors(body).map((anchor) => {
    const place = surfacePlace(anchor, distance);
    const positions = Array.from({ length: spinFrames }, (_, frame) => frame).flatMap((frame) => {
      const camera = cameraOf(body, frame);
      if (!isSeen(place, camera.at, distance)) return [];
      const [posX, posY] = project(place, camera);
      return [{ activeAngle: (frame * 360) / spinFrames, posX, posY }];
    });
    return { id: anchor.id, description: anchor.description, anchors: [], positions };
  });
}

type Camera = { at: Vec3; forward: Vec3; right: Vec3; up: Vec3; halfHeight: number };

function cameraOf(body: BodyId, frame: number): Camera {
  const { target, distanceM, fovDeg } = spinCamera(body);
  const turn = (spinAzimuthDeg(frame) * Math.PI) / 180;
  const rise = (spinElevationDeg * Math.PI) / 180;
  const away: Vec3 = [Math.cos(rise) * Math.cos(turn), Math.sin(rise), Math.cos(rise) * Math.sin(turn)];
  return {
    at: along(target, away, distanceM),
    forward: along([0, 0, 0], away, -1),
    right: [Math.sin(turn), 0, -Math.cos(turn)],
    up: [-Math.sin(rise) * Math.cos(turn), Math.cos(rise), -Math.sin(rise) * Math.sin(turn)],
    halfHeight: Math.tan((fovDeg * Math.PI) / 360),
  };
}

/** Percent of the frame from its upper left, to a tenth. */
function project(place: Vec3, { at, forward, right, up, halfHeight }: Camera): [number, number] {
  const offset: Vec3 = [place[0] - at[0], place[1] - at[1], place[2] - at[2]];
  const depth = dot(offset, forward) * halfHeight;
  const across = dot(offset, right) / (depth * (spinSize.width / spinSize.height));
  const percent = (share: number) => Math.round(share * 1000) / 10;
  return [percent((1 + across) / 2), percent((1 - dot(offset, up) / depth) / 2)];
}

/** Where the anchor's line meets the vehicle. */
function surfacePlace({ id, from, towards }: Anchor, distance: Distance): Vec3 {
  let place = from;
  for (let step = 0; step < 400; step++) {
    const free = distance(...place);
    if (free < 0.002) return place;
    place = along(place, towards, Math.max(0.001, free * 0.6));
  }
  throw new RangeError(`Hotspot "${id}" misses the vehicle`);
}

/** Whether nothing of the vehicle lies on the way to the camera. */
function isSeen(place: Vec3, camera: Vec3, distance: Distance): boolean {
  const way: Vec3 = [camera[0] - place[0], camera[1] - place[1], camera[2] - place[2]];
  const length = Math.hypot(...way);
  const towards = along([0, 0, 0], way, 1 / length);
  const clearedM = 0.03;
  for (let far = clearedM; far < 8;) {
    const free = distance(...along(place, towards, far));
    if (free < -0.004 || (far === clearedM && free < 0.004)) return false;
    far += Math.max(0.01, free * 0.6);
  }
  return true;
}

function along(from: Vec3, towards: Vec3, by: number): Vec3 {
  return [from[0] + towards[0] * by, from[1] + towards[1] * by, from[2] + towards[2] * by];
}

function dot(a: Vec3, b: Vec3): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
