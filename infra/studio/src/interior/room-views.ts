import type { Vec3 } from '../shape/distance';
import { loadSpace } from './load-space-shape';
import { cabPlans } from './room-plan';
import type { CabPlan, RoomId } from './room-plan';
import { isCab } from './room-shape';

export const roomViewIds = ['around', 'dash', 'seats', 'boot'] as const;
export type RoomViewId = (typeof roomViewIds)[number];

/** Where a camera stands in a room and what it sees: everything around it, or what lies towards a place. */
export type RoomCamera = { around: true; at: Vec3 } | { around: false; at: Vec3; to: Vec3; fovDeg: number };

/** Pixels. What is around is twice as wide as high: 360 by 180 degrees. */
export function roomPictureSize(view: RoomViewId): { width: number; height: number } {
  return view === 'around' ? { width: 2048, height: 1024 } : { width: 1200, height: 800 };
}

/** The views of a room that exist: behind a ute's seats is a wall. */
export function roomViews(room: RoomId): Partial<Record<RoomViewId, RoomCamera>> {
  if (!isCab(room)) return livingViews;
  return { ...cabViews(cabPlans[room]), ...(room === 'truck' && { boot: intoLoadSpace }) };
}

/** From between the open rear doors of its box body. */
const intoLoadSpace: RoomCamera = {
  around: false,
  at: [loadSpace.fromX + 0.2, 1.42, 0.3],
  to: [loadSpace.toX, 0.86, -0.12],
  fovDeg: 64,
};

function cabViews(plan: CabPlan): Partial<Record<RoomViewId, RoomCamera>> {
  const { seatY, roofY, rearX, benchX, halfWidth } = plan;
  const eyeY = seatY + 0.78;
  const boot: RoomCamera = {
    around: false,
    at: [rearX + 0.16, roofY - 0.26, 0.02],
    to: [(benchX ?? -0.2) - 0.35, seatY + 0.12, 0],
    fovDeg: 74,
  };
  return {
    around: { around: true, at: [0.1, eyeY, 0] },
    dash: { around: false, at: [-0.46, eyeY + 0.05, 0], to: [0.8, 0.82, 0.1], fovDeg: 60 },
    seats: {
      around: false,
      at: [0.6, eyeY + 0.06, -halfWidth + 0.3],
      to: [-0.45, seatY + 0.28, 0.12],
      fovDeg: 66,
    },
    ...(rearX < -1.6 && { boot }),
  };
}

const livingViews: Partial<Record<RoomViewId, RoomCamera>> = {
  around: { around: true, at: [0.55, 1.35, 0.1] },
  dash: { around: false, at: [-0.9, 1.5, 0.25], to: [1.6, 0.85, -0.25], fovDeg: 62 },
  seats: { around: false, at: [0.55, 1.5, 0.55], to: [2.2, 0.7, -0.2], fovDeg: 66 },
  boot: { around: false, at: [0.6, 1.5, 0.4], to: [-1.9, 0.72, -0.1], fovDeg: 60 },
};
