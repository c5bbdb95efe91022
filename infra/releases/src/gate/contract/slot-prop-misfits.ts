import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { nameOf } from './around';
import type { Around } from './around';
import { misfitsOf } from './schema-misfits';
import type { Misfit } from './schema-misfits';

type SlotProps = RemoteManifest['slotProps'];
/** A widget in a slot, and whoever hands it its props. */
type Meeting = { slot: string; widget: string; needs: SlotProps; giver: string; hands: SlotProps };

const WHY: Readonly<Record<Misfit['why'], string>> = {
  missing: 'not handed over by',
  optional: 'not always handed over by',
  values: 'handed over with values that it does not take by',
};

/**
 * Props that a widget needs and its page does not hand over, where one of the two is the candidate's and the other live.
 * Who does not say its props, as a build of an older release, is not compared.
 */
export function slotPropMisfits(candidate: RemoteManifest, { others, shells }: Around): string[] {
  const meetings = [
    ...others.flatMap((other) => meetingsOf(candidate, slotsOn(other), nameOf(other), other.slotProps)),
    ...shells.flatMap(({ who, offer }) => meetingsOf(candidate, Object.keys(offer.slots), who, offer.slots)),
    ...others.flatMap((other) => meetingsOf(other, slotsOn(candidate), nameOf(candidate), candidate.slotProps)),
  ];
  return meetings.flatMap(({ slot, widget, needs, giver, hands }) => {
    const [needed, offered] = [needs?.[slot], hands?.[slot]];
    if (!needed || !offered) return [];
    return misfitsOf(needed, offered).map(
      ({ property, why }) => `${widget} needs "${property}" in the slot ${slot}, ${WHY[why]} ${giver}`,
    );
  });
}

function meetingsOf(filling: RemoteManifest, slots: readonly string[], giver: string, hands: SlotProps): Meeting[] {
  return filling.widgets
    .filter(({ slot }) => slots.includes(slot))
    .map(({ id, slot }) => ({
      slot,
      widget: `the widget ${id} of ${nameOf(filling)}`,
      needs: filling.slotProps,
      giver,
      hands,
    }));
}

function slotsOn({ routes }: RemoteManifest): string[] {
  return [...new Set(routes.flatMap(({ slots }) => slots))];
}
