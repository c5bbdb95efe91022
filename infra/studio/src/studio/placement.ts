import type { ColourId } from '../colours';
import type { BodyId } from '../shape/body-spec';

/** A vehicle's place on the studio floor, metres and degrees; a colour only where several stand together. */
export type Placement = { body: BodyId; x?: number; z?: number; turnDeg?: number; colour?: ColourId };
