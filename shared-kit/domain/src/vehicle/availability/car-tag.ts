import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { DAY_MS } from '../../time/seconds';
import { isAvailable } from './car-availability';

export type TaggedCar = Pick<
  CarCard,
  'status' | 'reserved' | 'certified' | 'car_type' | 'make' | 'tag' | 'created_at' | 'simple_fuel'
>;

/** The part of a site that decides about tags; a `Site` fits. */
export type TagRules = { flags: { electric_tag: boolean; grey_reserved_tag: boolean } };

export type CarTag = {
  kind: 'sold' | 'electric' | 'hybrid' | 'reserved' | 'certified' | 'tag' | 'coming-soon' | 'new';
  label: string;
  tone: 'green' | 'red' | 'grey' | 'sold';
};

export const NEW_FOR_DAYS = 8;
const GREEN_TAGS = new Set(['runout sale']);

/**
 * The one tag over a car's picture, or none (S4-10 to S4-19). Sold beats everything
 * . `certified` is drawn as an image with the label as its text.
 */
export function carTag(car: TaggedCar, { flags }: TagRules, now: Date): CarTag | null {
  if (!isAvailable(car)) return { kind: 'sold', label: 'SOLD', tone: 'sold' };
  return (
    (flags.electric_tag ? drivelineTag(car) : null) ??
    reservedTag(car, flags.grey_reserved_tag) ??
    certifiedTag(car) ??
    ownTag(car) ??
    arrivalTag(car, now)
  );
}

function drivelineTag({ simple_fuel }: TaggedCar): CarTag | null {
  const fuel = simple_fuel?.toLowerCase() ?? '';
  if (fuel.includes('hybrid')) return { kind: 'hybrid', label: 'HYBRID', tone: 'green' };
  if (fuel.includes('electric')) return { kind: 'electric', label: 'ELECTRIC', tone: 'green' };
  return null;
}

function reservedTag({ reserved }: TaggedCar, isGrey: boolean): CarTag | null {
  return reserved ? { kind: 'reserved', label: 'RESERVED', tone: isGrey ? 'grey' : 'red' } : null;
}

function certifiedTag({ certified, car_type, make }: TaggedCar): CarTag | null {
  const isCertified = certified && car_type === 'used' && make.toLowerCase() === 'toyota';
  return isCertified ? { kind: 'certified', label: 'Toyota Certified', tone: 'green' } : null;
}

function ownTag({ tag }: TaggedCar): CarTag | null {
  const label = tag?.trim();
  if (!label) return null;
  return { kind: 'tag', label, tone: GREEN_TAGS.has(label.toLowerCase()) ? 'green' : 'red' };
}

/** Exactly 8 x 24 hours is still new. */
function arrivalTag({ status, created_at, car_type }: TaggedCar, now: Date): CarTag | null {
  if (status === 'coming_soon') return { kind: 'coming-soon', label: 'COMING SOON', tone: 'green' };
  const isNew = now.getTime() - Date.parse(created_at) <= NEW_FOR_DAYS * DAY_MS;
  if (!isNew) return null;
  // A used or demo car is new here, not new.
  return { kind: 'new', label: car_type === 'new' ? 'NEW' : 'Just in', tone: 'green' };
}
