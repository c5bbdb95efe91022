import type { PushKind } from '@shared-kit/contracts/account/saved-searches.contract';

type Concerns = { searches: boolean; savedCars: boolean; tick: PushKind };

/**
 * What the change of a car may be (`alert_change.kind`, found by `find-changes.repository.ts`): whether it concerns searches
 * that the car meets and whoever saved the car, and by which tick a browser is told of it.
 */
const CHANGES = {
  new: { searches: true, savedCars: false, tick: 'new' },
  price: { searches: true, savedCars: true, tick: 'price' },
  reserved: { searches: false, savedCars: true, tick: 'gone' },
  sold: { searches: false, savedCars: true, tick: 'gone' },
} as const satisfies Readonly<Record<string, Concerns>>;

export type ChangeKind = keyof typeof CHANGES;

export const CHANGE_KINDS = Object.keys(CHANGES) as [ChangeKind, ...ChangeKind[]];

/** Kinds that are told of cars which a saved search finds. */
export const KINDS_OF_SEARCHES = CHANGE_KINDS.filter((kind) => CHANGES[kind].searches);

/** Kinds that are told of saved cars. */
export const KINDS_OF_SAVED_CARS = CHANGE_KINDS.filter((kind) => CHANGES[kind].savedCars);

/** Kinds that stand behind a tick of the notifications. */
export function kindsBehind(tick: PushKind): ChangeKind[] {
  return CHANGE_KINDS.filter((kind) => CHANGES[kind].tick === tick);
}
