import type { ContentBlock } from '@shared-kit/contracts/site/content-page.contract';
import { ALL_STOCK } from '@shared-kit/domain/search/search-path';
import { CONTACT_PATH } from '@shared-kit/domain/place/location-path';

export type Kind = ContentBlock['kind'];
/** A part while it is written: it may lack what it needs. */
export type WrittenBlock = { kind: Kind } & Readonly<Record<string, unknown>>;

/** Of the fields of a part: `prefix` is where its faults are told, like `blocks.2`. */
export type BlockFieldsProps = {
  block: WrittenBlock;
  prefix: string;
  onChange: (said: Readonly<Record<string, unknown>>) => void;
};

/** Each kind of part by its name, and how one begins. */
export const KINDS: Readonly<Record<Kind, { name: string; empty: WrittenBlock }>> = {
  hero: {
    name: 'Large words with a picture, video or offer',
    empty: { kind: 'hero', heading: '', text: '', shows: 'picture' },
  },
  text: { name: 'Text', empty: { kind: 'text', heading: '', text: '' } },
  questions: {
    name: 'Questions',
    empty: { kind: 'questions', heading: '', items: [{ question: '', answer: '' }] },
  },
  table: { name: 'Table', empty: { kind: 'table', heading: '', columns: ['', ''], rows: [['', '']] } },
  gallery: { name: 'Pictures', empty: { kind: 'gallery', heading: '', pictures: [{ id: '', alt: '' }] } },
  figures: { name: 'Figures of the site', empty: { kind: 'figures', heading: '' } },
  video: { name: 'Video', empty: { kind: 'video', heading: '', address: '', title: '', text: '' } },
  embed: { name: 'Frame of another site', empty: { kind: 'embed', heading: '', address: '', title: '', text: '' } },
  call_to_action: {
    name: 'Call to action',
    empty: { kind: 'call_to_action', heading: '', text: '', link: { label: '', href: CONTACT_PATH } },
  },
  stock: {
    name: 'Vehicles of a search',
    empty: { kind: 'stock', heading: '', search: ALL_STOCK, count: 4 },
  },
  offers: { name: 'Offers', empty: { kind: 'offers', heading: '', count: 4 } },
  locations: { name: 'Locations', empty: { kind: 'locations', heading: '', places: [] } },
  reviews: { name: 'Reviews', empty: { kind: 'reviews', heading: '', place: '' } },
  team: { name: 'Team', empty: { kind: 'team', heading: '', place: '' } },
  form: { name: 'Form', empty: { kind: 'form', heading: '', form: 'enquiry', place: '' } },
};

export const kinds = Object.keys(KINDS) as Kind[];

/** The parts of a page that may have something else there. */
export function blocksIn(value: unknown): WrittenBlock[] {
  return Array.isArray(value) ? value.filter((block) => isBlock(block)) : [];
}

function isBlock(block: unknown): block is WrittenBlock {
  return typeof block === 'object' && block !== null && kinds.includes((block as { kind?: Kind }).kind!);
}

/** A list of objects that may be something else. */
export function listIn(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? (value as unknown[]).map(objectIn) : [];
}

export function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
