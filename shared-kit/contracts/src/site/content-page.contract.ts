import { spinEmbed, videoEmbed } from '@shared-kit/domain/picture/media-embed';
import { isResultsPath, OFFERS_PATH } from '@shared-kit/domain/search/search-path';
import { z } from 'zod';
import { contentPictureSchema } from './content-picture.contract';
import { OWN_PATH } from './link-address';
import { ownPathSchema, pagePathSchema } from './own-path.contract';
import { slugSchema } from './slug.contract';

const instant = z.iso.datetime({ offset: true });

/** A way on: to a page or a search of this site, like `/warranty`. */
export const wayOnSchema = z.object({ label: z.string().min(1), href: ownPathSchema });

/** A position somebody may apply for. From `closes` on it is neither shown nor told to search engines (S4-51). */
export const positionSchema = z.object({
  title: z.string().min(1),
  /** What is to be done, and who fits. */
  text: z.string().min(1),
  city: z.string().min(1),
  state: z.string().min(2).max(3),
  employment: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY']),
  posted: instant,
  closes: instant,
});
export type Position = z.infer<typeof positionSchema>;

const words = z.string().min(1);

const FILM_WORDS = 'The address of one film of YouTube or Vimeo';
const filmAddress = words.refine((said) => videoEmbed(said) !== null, FILM_WORDS);

const frameFields = {
  heading: z.string().default(''),
  /** What it is, also for who does not see the frame. */
  title: words,
  /** The same in words, for who cannot see or hear it. */
  text: z.string().default(''),
  /** Shown until somebody asks. */
  picture: contentPictureSchema.optional(),
};

/** How many vehicles a row of a page shows at most. */
export const MOST_SHOWN = 12;

const shown = z.int('A whole number').min(1, 'At least 1').max(MOST_SHOWN, `At most ${MOST_SHOWN}`).default(4);

/** The address of any results of this site, with its filters: `/search/used-cars?refinementList[body][0]=Ute`. */
const resultsAddress = z
  .string()
  .max(1000, 'At most 1000 characters')
  .refine(
    (said) => OWN_PATH.test(said) && isResultsPath(said.split('?')[0] ?? ''),
    'The address of results of this site, like /search/used-cars',
  );

/** Blocks that the site's own things stand in, drawn by the remotes that know them. */
const ownThings = [
  /** Vehicles of a search. */
  z.object({ kind: z.literal('stock'), heading: z.string().default(''), search: resultsAddress, count: shown }),
  /** Vehicles at a reduced price. */
  z.object({ kind: z.literal('offers'), heading: z.string().default(''), count: shown }),
  /** Places of the site by their slugs; none: all of them. */
  z.object({
    kind: z.literal('locations'),
    heading: z.string().default(''),
    places: z.array(slugSchema).max(30).default([]),
  }),
  /** What people say of a place. */
  z.object({ kind: z.literal('reviews'), heading: z.string().default(''), place: slugSchema }),
  /** The people of a place, as its own page shows them. */
  z.object({ kind: z.literal('team'), heading: z.string().default(''), place: slugSchema }),
  /** Id of a form (lead-forms.ts), and the slug of the place that it is for; empty: the shopper chooses. */
  z.object({
    kind: z.literal('form'),
    heading: z.string().default(''),
    form: words,
    place: z.union([z.literal(''), slugSchema]).default(''),
  }),
] as const;

/** What a page leads with: large words beside a picture, a film on request, or vehicles of a search. */
const hero = z
  .object({
    kind: z.literal('hero'),
    heading: words,
    text: z.string().default(''),
    link: wayOnSchema.optional(),
    shows: z.enum(['picture', 'video', 'offer']).default('picture'),
    /** Of a film what is shown until somebody asks. */
    picture: contentPictureSchema.optional(),
    /** Of a film: where it is, what it is called, and what it says, in words. */
    address: filmAddress.or(z.literal('')).default(''),
    title: z.string().default(''),
    film: z.string().default(''),
    search: resultsAddress.default(OFFERS_PATH),
  })
  .refine(({ shows, picture }) => shows !== 'picture' || picture, {
    path: ['picture', 'id'],
    error: 'Choose a picture',
  })
  .refine(({ shows, address }) => shows !== 'video' || address, { path: ['address'], error: FILM_WORDS })
  .refine(({ shows, title }) => shows !== 'video' || title, { path: ['title'], error: 'Say what the film is called' });

/** A block of a page below its text; editors read "part". Its text is read as a page's body is. */
export const contentBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), heading: z.string().default(''), text: words }),
  z.object({
    kind: z.literal('questions'),
    heading: z.string().default(''),
    items: z.array(z.object({ question: words, answer: words })).min(1),
  }),
  z.object({
    kind: z.literal('table'),
    heading: z.string().default(''),
    columns: z.array(words).min(1).max(8),
    /** As many cells each as there are columns; the first names the row. */
    rows: z.array(z.array(z.string()).min(1).max(8)).min(1).max(200),
  }),
  z.object({
    kind: z.literal('gallery'),
    heading: z.string().default(''),
    pictures: z.array(contentPictureSchema).min(1).max(24),
  }),
  /** A film of YouTube or Vimeo, fetched from there only once a shopper asks for it. */
  z.object({
    kind: z.literal('video'),
    ...frameFields,
    address: filmAddress,
  }),
  /** Something else of another company in a frame, likewise only on request. */
  z.object({
    kind: z.literal('embed'),
    ...frameFields,
    address: words.refine((said) => spinEmbed(said) !== null, 'An address of SpinCar or Glo3D'),
  }),
  /** The site's `stats`: what it says of its size. */
  z.object({ kind: z.literal('figures'), heading: z.string().default('') }),
  z.object({ kind: z.literal('call_to_action'), heading: words, text: z.string().default(''), link: wayOnSchema }),
  hero,
  ...ownThings,
]);
export type ContentBlock = z.infer<typeof contentBlockSchema>;

const blocksSchema = z
  .array(contentBlockSchema)
  .max(60)
  .refine((blocks) => blocks.filter(({ kind }) => kind === 'form').length < 2, 'A page has one form at most');

/** A page of a site's own text. */
export const contentPageSchema = z.object({
  path: pagePathSchema,
  title: z.string().min(1),
  description: z.string().default(''),
  /**
   * Paragraphs; a line starting with "## " is a heading, with an id of its own where it ends in `{#id}`, lines starting
   * with "- " a list. Within a line `**bold**`, `_italic_` and `[words](/contact)`, whose address is one of `linkSchema`; a
   * backslash before such a sign means the sign (`text-runs.ts`). A line `{{privacy}}` or `{{terms}}` stands for what the site writes there by its flags.
   */
  body: z
    .string()
    .refine((body) => !/\{\{(?!(?:privacy|terms)\}\})/.test(body), 'knows {{privacy}} and {{terms}} alone'),
  /** Id of a form to show below the text (lead-forms.ts). */
  form: z.string().default(''),
  /** Slug of the location the form is for; empty: the shopper chooses. */
  form_place: z.string().default(''),
  /** Its headings are questions and what stands below each the answer: they open, and search engines are told. */
  questions: z.boolean().optional(),
  picture: contentPictureSchema.optional(),
  positions: z.array(positionSchema).optional(),
  /** Below the text, in their order. */
  blocks: blocksSchema.optional(),
  /** A post as it is written beside others of the site's pages: in a configuration it is one of `posts`. */
  post: z.object({ author: words, date: instant }).optional(),
  related: z.array(wayOnSchema).optional(),
  /** False: no menu leads to it but other pages do. */
  in_footer: z.boolean().optional(),
  /** Between these instants it is there, before and after it is not (S4-51). */
  start: instant.optional(),
  expiry: instant.optional(),
  /** Where its address leads once it is over; without it there is no such page then. */
  moved_to: ownPathSchema.optional(),
});
export type ContentPage = z.infer<typeof contentPageSchema>;

/** A post of a site's blog, at `/blog/{slug}`. */
export const postSchema = z.object({
  slug: slugSchema,
  title: z.string().min(1),
  author: z.string().min(1),
  /** When it was published; before, it is not there. */
  date: instant,
  summary: z.string().min(1),
  body: z.string().min(1),
  picture: contentPictureSchema.optional(),
  /** The vehicles that it speaks of: a search, said in its own words. */
  related: z.array(wayOnSchema).default([]),
  /** As a page has them. */
  blocks: blocksSchema.optional(),
  start: instant.optional(),
  expiry: instant.optional(),
  moved_to: ownPathSchema.optional(),
});
export type Post = z.infer<typeof postSchema>;

/** What stands above every page for a while. */
export const announcementSchema = z.object({
  text: z.string().min(1).max(140),
  link: wayOnSchema.optional(),
  start: instant.optional(),
  expiry: instant.optional(),
});
export type Announcement = z.infer<typeof announcementSchema>;

/** A picture and words that lead somewhere, or reasons side by side: a part of a home page in a site's own words. */
const panelSchema = z.object({
  panel: z.string().min(1),
  text: z.string().default(''),
  picture: contentPictureSchema.optional(),
  link: wayOnSchema.optional(),
  items: z
    .array(z.object({ title: z.string().min(1), text: z.string().min(1), href: ownPathSchema.optional() }))
    .default([]),
});

/**
 * Parts of a home page below its first picture, in the order a site wants them. `stock`: body types and arrivals;
 * `makes`: those it has most of; `locations`: a row of its dealerships; `reviews`: what people say of one of its places, with what is left out (R-LEGAL-04); `stats` and `why`: the lists of the site; `offers`: while there are any; `range`: its brands, or its brand's models;
 * `posts`: the newest of its blog; `counter`: the month's count, where the flag `sales_counter` is on (R-LEGAL-03).
 */
export const homePartSchema = z.union([
  z.enum(['stock', 'stats', 'why', 'offers', 'makes', 'range', 'locations', 'reviews', 'posts', 'counter']),
  panelSchema,
]);
export type HomePart = z.infer<typeof homePartSchema>;
export type Panel = z.infer<typeof panelSchema>;
