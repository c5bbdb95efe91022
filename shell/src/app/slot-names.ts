import type { SlotName } from '@shared-kit/contracts/release/slots.contract';
import type { HomePart, Panel } from '@shared-kit/contracts/site/content-page.contract';

type NamedPart = Exclude<HomePart, Panel>;

/** The slot that each part of a home page is; null for what the shell draws itself. */
const partSlots = {
  stock: 'home.sections',
  locations: 'home.locations',
  reviews: 'home.reviews',
  stats: null,
  why: null,
  offers: null,
  makes: null,
  range: null,
  posts: null,
  counter: null,
} as const satisfies Record<NamedPart, SlotName | null>;

/** The slot that a part of a home page is; null where the shell draws it. */
export function slotOfPart(part: HomePart): (typeof partSlots)[NamedPart] {
  return typeof part === 'string' ? partSlots[part] : null;
}

/** The slots of a home page with these parts: what none of them fills is not loaded. */
export function homeSlotsOf(parts: readonly HomePart[]): readonly SlotName[] {
  return ['home.search-card', ...new Set(parts.flatMap((part) => slotOfPart(part) ?? []))];
}

/** Slots of the shell's home page, whatever its site has of them. */
export const homeSlots = homeSlotsOf(Object.keys(partSlots) as NamedPart[]);

/** Slots of the frame around every page. */
export const layoutSlots: readonly SlotName[] = ['layout.header-account'];
