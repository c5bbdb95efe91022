import type { SlotProps } from '@shared-kit/contracts/release/slots.contract';
import type { ContentBlock, ContentPage } from '@shared-kit/contracts/site/content-page.contract';
import { OFFERS_PATH } from '../search/search-path';

type ContentSlotName = 'content.form' | 'content.stock' | 'content.locations' | 'content.reviews';

/** A place of a content page that a remote fills, and what it is told there. */
export type ContentSlot = { [Name in ContentSlotName]: { name: Name; props: SlotProps[Name] } }[ContentSlotName];

/** The place that a part of a page is; null for one that the shell draws itself. */
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
    case 'form':
      return { name: 'content.form', props: { form: block.form, place: block.place } };
    default:
      return null;
  }
}

type Parts = Pick<ContentPage, 'blocks' | 'form' | 'form_place'>;

/** The places of a page that remotes fill, in their order; the page's own form comes last, unless a part is one. */
export function slotsOfContent({ blocks = [], form, form_place: place }: Parts): ContentSlot[] {
  const slots = blocks.flatMap((block) => slotOfBlock(block) ?? []);
  const hasForm = form !== '' && !slots.some(({ name }) => name === 'content.form');
  return hasForm ? [...slots, { name: 'content.form', props: { form, place } }] : slots;
}
