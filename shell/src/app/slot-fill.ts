import type { SlotFill, WidgetHandle } from '@shared-kit/runtime/slot';
import { ContentFormFallback, EnquirySlotFallback } from './essentials/enquiry-slot-fallback';
import { AccountFallback } from './layout/account-fallback';

/** What the shell renders in a slot whose widget is missing; other slots simply stay empty. */
export const slotFallbacks: SlotFill['fallbacks'] = {
  'layout.header-account': AccountFallback,
  'vehicle.enquiry': EnquirySlotFallback,
  'content.form': ContentFormFallback,
};

/** Widgets by slot, each slot in the order its widgets asked for. */
export function groupBySlot(
  list: { slot: string; order: number; handle: WidgetHandle }[],
): Map<string, WidgetHandle[]> {
  const groups = new Map<string, WidgetHandle[]>();
  for (const { slot, handle } of list.toSorted((a, b) => a.order - b.order)) {
    groups.set(slot, [...(groups.get(slot) ?? []), handle]);
  }
  return groups;
}
