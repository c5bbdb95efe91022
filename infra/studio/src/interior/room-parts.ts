import { buildMesh } from '../mesh/build-mesh';
import type { Lists } from '../mesh/mesh-file';
import type { RoomId } from './room-plan';
import { shapeRoom } from './room-shape';

/** How far a room's corners darken, against the open. */
const reach = 0.8;

/** The meshes of an interior by name. `coarser` enlarges the cells for quick looks and tests. */
export function roomParts(room: RoomId, coarser = 1): Record<string, Lists> {
  const { parts, shadedBy } = shapeRoom(room);
  const mesh = ({ distance, bounds, cellM }: (typeof parts)[string]): Lists => {
    const options = { cellM: cellM * coarser, rounds: 2, reach, ground: false, shadedBy };
    const { positions, normals, openness, triangles } = buildMesh(distance, bounds, options);
    return { positions, normals, openness, triangles };
  };
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, mesh(part)]));
}
