import type { Bounds } from '../shape/body-shape';
import type { Distance } from '../shape/distance';

type RoomPart = { distance: Distance; bounds: Bounds; cellM: number };

/** The parts of an interior, each of one material, and what takes light from all of them. */
export type RoomShape = { parts: Record<string, RoomPart>; shadedBy: Distance };
