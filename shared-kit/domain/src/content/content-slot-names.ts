import type { SlotName } from '@shared-kit/contracts/release/slots.contract';

/** The slots of a content page. */
export const contentSlots = [
  'content.form',
  'content.stock',
  'content.locations',
  'content.reviews',
  'content.team',
] as const satisfies readonly SlotName[];
export type ContentSlotName = (typeof contentSlots)[number];
