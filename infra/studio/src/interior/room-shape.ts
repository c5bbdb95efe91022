import { cabIds, cabPlans } from './room-plan';
import type { CabId, RoomId } from './room-plan';
import { shapeCab } from './cab-shape';
import { loadSpaceParts, loadSpaceShade } from './load-space-shape';
import { livingSpace } from './living-space-shape';
import type { RoomShape } from './interior-shape';

export function isCab(room: RoomId): room is CabId {
  return cabIds.some((cab) => cab === room);
}

export function shapeRoom(room: RoomId): RoomShape {
  if (!isCab(room)) return livingSpace;
  const cab = shapeCab(cabPlans[room]);
  if (room !== 'truck') return cab;
  return {
    parts: { ...cab.parts, ...loadSpaceParts },
    shadedBy: (x, y, z) => Math.min(cab.shadedBy(x, y, z), loadSpaceShade(x, y, z)),
  };
}
