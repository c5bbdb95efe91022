import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { formatNumber } from '../../number/format-number';

type Figured = Pick<
  Car,
  'item_type' | 'badge' | 'engine_size_litres' | 'standardEquipment' | 'specifications' | 'variant'
>;

/** As dealers and makers write it: in the badge or among the equipment. */
const LEARNER_APPROVED = /\bLAMS?\b|learner[- ]approved/i;

const kilograms = (weight: number | null | undefined) => weight && `${formatNumber(weight)} kg`;

/**
 * What somebody asks of a truck, a motorcycle or a caravan before its price, from the fields of section 3: what it may
 * weigh, how large its engine is and whether a learner may ride it, how many it sleeps and what it weighs empty. One figure
 * each, as it reads in a line; empty for a car, and of what the feed does not say.
 */
export function keyFigures(vehicle: Figured): string[] {
  return figures(vehicle).filter((figure) => figure !== null);
}

function figures({ item_type: kind, variant, specifications: own, ...vehicle }: Figured): (string | null)[] {
  switch (kind) {
    case 'truck':
      return [named('GVM', kilograms(variant?.grossvehiclemass))];
    case 'motorcycle':
      return [cubicCentimetres(vehicle.engine_size_litres ?? variant?.enginesize_litres), learnerApproved(vehicle)];
    case 'caravan':
      return [named('Sleeps', own?.sleeps), named('Tare', kilograms(own?.tare_weight))];
    default:
      return [];
  }
}

function named(name: string, value: string | number | null | undefined): string | null {
  return value ? `${name} ${value}` : null;
}

function cubicCentimetres(litres: number | null | undefined): string | null {
  return litres ? `${formatNumber(Math.round(litres * 1000))} cc` : null;
}

/** The learner-approved motorcycle scheme: by what is said of it, as no field of the feed has its power. */
function learnerApproved({ badge, standardEquipment }: Pick<Figured, 'badge' | 'standardEquipment'>): string | null {
  return [badge ?? '', ...standardEquipment].some((words) => LEARNER_APPROVED.test(words)) ? 'LAMS' : null;
}
