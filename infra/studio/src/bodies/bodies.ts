import type { BodyId, BodySpec } from '../shape/body-spec';
import { caravan } from './caravan';
import { coupe } from './coupe';
import { hatch } from './hatch';
import { peopleMover } from './people-mover';
import { sedan } from './sedan';
import { suvLarge } from './suv-large';
import { suvSmall } from './suv-small';
import { truck } from './truck';
import { ute } from './ute';
import { van } from './van';
import { wagon } from './wagon';

/** Every body with a skin of its own; the motorcycle is built of parts instead (motorcycle.ts). */
export const bodySpecs: Record<Exclude<BodyId, 'motorcycle'>, BodySpec> = {
  hatch,
  sedan,
  wagon,
  'suv-small': suvSmall,
  'suv-large': suvLarge,
  ute,
  van,
  'people-mover': peopleMover,
  coupe,
  truck,
  caravan,
};
