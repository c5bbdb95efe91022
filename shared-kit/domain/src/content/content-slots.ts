import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import type { ContentBlock, ContentPage } from '@shared-kit/contracts/site/content-page.contract';
import { OFFERS_PATH } from '../search/search-path';
import type { ContentSlotName } from './content-slot-names';

/** A place of a content page that a remote fills, and what it is told there. */
export type ContentSlot = { [Name in ContentSlotName]: { name: Name; props: SlotProps[Name] } }[ContentSlotName];

/** How many vehicles stand below the large words of a page. */
const HERO_VEHICLES = 3;

/** The place that a block of a page is; null for one that the shell draws itself. */
export function slotOfBlock(block: ContentBlock): ContentSlot | null {
  switch (block.kind) {
    case 'stock':
      return { name: 'content.stock', props: { search: block.search, count: block.count } };
    case 'offers':
      return { name: 'content.stock', props: { search: OFFERS_PATH, count: block.count } };
    case 'locations':
      return { name: 'content.locations', props: { places: block.places.join(',') } };
    case 'reviews':
      return { name: 'content.reviews', props: { place: block.place } };
    case 'team':
      return { name: 'content.team', props: { place: block.place } };
    case 'hero':
      return block.shows === 'offer'
        ? { name: 'content.stock', props: { search: block.search, count: HERO_VEHICLES } }
        : null;
    case 'form':
      return { name: 'content.form', props: { form: block.form, place: block.place } };
    case 'text':
    case 'questions':
    case 'table':
    case 'gallery':
    case 'video':
    case 'embed':
    case 'figures':
    case 'call_to_action':
      return null;
  }
}

type Filled = Pick<ContentPage, 'blocks' | 'form' | 'form_place'>;

/** The places of a page that remotes fill, in their order; the page's own form comes last, unless a block is one. */
export function slotsOfContent({ blocks = [], form, form_place: place }: Filled): ContentSlot[] {
  const slots = blocks.flatMap((block) => slotOfBlock(block) ?? []);
  const hasForm = form !== '' && !slots.some(({ name }) => name === 'content.form');
  return hasForm ? [...slots, { name: 'content.form', props: { form, place } }] : slots;
}
