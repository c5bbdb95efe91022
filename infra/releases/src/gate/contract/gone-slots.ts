import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { shapeOf } from '../route-collisions';
import { nameOf } from './around';
import type { Around } from './around';

/** Slots that a page of the stable version has, that another remote's widget fills, and that the candidate's has not. */
export function goneSlots(candidate: RemoteManifest, { stable, others }: Around): string[] {
  const kept = new Set<string>(candidate.routes.flatMap(({ slots }) => slots));
  const gone = (stable?.routes ?? []).flatMap(({ path, slots }) => {
    const next = candidate.routes.find((route) => shapeOf(route.path) === shapeOf(path));
    // With a page its slots go; then it is the last one that counts.
    const missing = slots.filter((slot) => !(next ? next.slots.some((its) => its === slot) : kept.has(slot)));
    return missing.map((slot) => ({ slot, where: next ? `its page ${path} has no` : 'it has no page with the' }));
  });
  const told = gone.flatMap(({ slot, where }) =>
    others.flatMap((other) =>
      other.widgets
        .filter((widget) => widget.slot === slot)
        .map(({ id }) => `${where} slot ${slot} any more, filled by the widget ${id} of ${nameOf(other)}`),
    ),
  );
  return [...new Set(told)];
}

/** Slots of others' pages that the stable version fills and the candidate does not: their pages would have a hole. */
export function unfilledSlots(candidate: RemoteManifest, { stable, others, shells }: Around): string[] {
  const filled = new Set<string>(candidate.widgets.map(({ slot }) => slot));
  const left = [...new Set<string>(stable?.widgets.map(({ slot }) => slot))].filter((slot) => !filled.has(slot));
  return left.flatMap((slot) => [
    ...others.flatMap((other) =>
      other.routes
        .filter(({ slots }) => slots.some((its) => its === slot))
        .map(
          ({ path }) => `nothing of it fills the slot ${slot} any more, which the page ${path} of ${nameOf(other)} has`,
        ),
    ),
    ...shells
      .filter(({ offer }) => Object.hasOwn(offer.slots, slot))
      .map(({ who }) => `nothing of it fills the slot ${slot} any more, a slot of ${who}`),
  ]);
}
