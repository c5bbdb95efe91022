import type { SlotName } from '@shared-kit/contracts/release/slots.contract';
import type { HomePart, Panel } from '@shared-kit/contracts/site/content-page.contract';

/** Slots of the shell's home page, whatever its site has of them. */
export const homeSlots: readonly SlotName[] = ['home.search-card', 'home.sections', 'home.locations'];

/** Parts of a home page that remotes fill. */
const partSlots = { stock: 'home.sections', locations: 'home.locations' } as const satisfies Partial<
  Record<Exclude<HomePart, Panel>, SlotName>
>;

/** The slot that a part of a home page is; undefined where the shell draws it. */
export function slotOfPart(part: HomePart): (typeof partSlots)[keyof typeof partSlots] | undefined {
  return typeof part === 'string' && part in partSlots ? partSlots[part as keyof typeof partSlots] : undefined;
}

/** The slots of a home page with these parts: what none of them fills is not loaded. */
export function homeSlotsOf(parts: readonly HomePart[]): readonly SlotName[] {
  return ['home.search-card', ...new Set(parts.flatMap((part) => slotOfPart(part) ?? []))];
}

/** Slots of the frame around every page. */
export const layoutSlots: readonly SlotName[] = ['layout.header-account'];

/** Slots of a content page. */
export const contentSlots: readonly SlotName[] = [
  'content.form',
  'content.stock',
  'content.locations',
  'content.reviews',
];
