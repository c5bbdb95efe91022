import type { Bounds } from '../shape/body-shape';
import type { Distance } from '../shape/distance';
import { cabIds, cabPlans } from './room-plan';
import type { CabId, RoomId } from './room-plan';
import { shapeCab } from './cab-shape';
import { livingSpace } from './living-space-shape';

type RoomPart = { distance: Distance; bounds: Bounds; cellM: number };

/** The parts of an interior, each of one material, and what takes light from all of them. */
export type RoomShape = { parts: Record<string, RoomPart>; shadedBy: Distance };

export function isCab(room: RoomId): room is CabId {
  return cabIds.some((cab) => cab === room);
}

export function shapeRoom(room: RoomId): RoomShape {
  return isCab(room) ? shapeCab(cabPlans[room]) : livingSpace;
}
