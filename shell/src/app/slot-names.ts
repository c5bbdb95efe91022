import type { SlotName } from '@shared-kit/contracts/release/slots.contract';

/** Slots of the shell's home page. */
export const homeSlots: readonly SlotName[] = ['home.search-card', 'home.sections'];

/** Slots of the frame around every page. */
export const layoutSlots: readonly SlotName[] = ['layout.header-account'];

/** Slots of a content page. */
export const contentSlots: readonly SlotName[] = ['content.form'];
