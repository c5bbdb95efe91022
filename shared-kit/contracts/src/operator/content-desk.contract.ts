import { z } from 'zod';
import { ownPathSchema } from '../site/own-path.contract';
import { problemSchema } from '../http/problem.contract';

const moment = z.iso.datetime({ offset: true });
const siteName = z.string().min(1).max(100);
const path = z
  .string('Write an address, like /about-us')
  .max(200, 'At most 200 characters')
  .regex(/^\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/, 'Begins with /, then lower case letters, digits and single hyphens');
const version = z.int().min(0);

/** What shoppers see of a page: nothing yet, later, now, or not any more. */
export const contentStates = ['draft', 'scheduled', 'live', 'expired'] as const;
const stateSchema = z.enum(contentStates);
export type ContentState = z.infer<typeof stateSchema>;

/** GET /api/content/sites: those that whoever asks may write for. */
export const contentSitesSchema = z.object({
  sites: z.array(
    z.object({
      ...{ slug: z.string(), name: z.string(), group: z.string(), origin: z.string() },
      /** By whose clocks its pages begin and end, like Australia/Brisbane. */
      timeZone: z.string(),
    }),
  ),
});
export type ContentSites = z.infer<typeof contentSitesSchema>;

/** GET /api/content?site=… */
export const contentOfSiteSchema = z.object({ site: siteName });
export const contentListSchema = z.object({
  pages: z.array(
    z.object({
      path: z.string(),
      title: z.string(),
      state: stateSchema,
      /** There is a version newer than what was published. */
      hasDraft: z.boolean(),
      /** When another version takes its place. */
      next: moment.nullable(),
      /** Who wrote the newest version and when; null for what stands in the site's file alone. */
      by: z.string().nullable(),
      at: moment.nullable(),
    }),
  ),
});
export type ContentList = z.infer<typeof contentListSchema>;

/** GET /api/content/places?site=…: places that the site shows, for parts that name one. */
export const contentPlacesSchema = z.object({ places: z.array(z.object({ slug: z.string(), name: z.string() })) });
export type ContentPlaces = z.infer<typeof contentPlacesSchema>;

/** A page as it was written, whole or not: a draft may lack what a page needs. */
export const writtenPageSchema = z.looseObject({ path });
export type WrittenPage = z.infer<typeof writtenPageSchema>;

/** GET /api/content/page?site=…&path=…, one version where it is named. Version 0 is what the site's file says. */
export const contentAskedSchema = z.object({
  site: siteName,
  path,
  version: z.coerce.number().int().min(0).optional(),
});
export const contentDetailSchema = z.object({
  site: z.string(),
  path: z.string(),
  page: z.record(z.string(), z.unknown()),
  /** Which version `page` is. */
  version,
  newest: version,
  state: stateSchema,
  /** What is seen now; null for nothing that was published. */
  seen: version.nullable(),
  /** What is seen from when until when, now and later. */
  spans: z.array(z.object({ version, from: moment, until: moment.nullable() })),
  /** Newest first. */
  versions: z.array(z.object({ version, by: z.string(), note: z.string(), at: moment })),
  /** Who else has it open now, by name. */
  others: z.array(z.string()).optional(),
});
export type ContentDetail = z.infer<typeof contentDetailSchema>;

const findingSchema = z.object({ level: z.enum(['error', 'warning']), where: z.string(), text: z.string() });

/** POST /api/content/check: what a page would have to mend before it is published. */
export const contentCheckSchema = z.strictObject({ site: siteName, page: writtenPageSchema });
export const contentFindingsSchema = z.object({ findings: z.array(findingSchema) });

/**
 * POST /api/content/draft: `base` is the version that was read. What an editor keeps `by_itself` while somebody writes takes the
 * place of what it kept so before, under the next number, until it is published or somebody else saves.
 */
export const saveDraftSchema = z.strictObject({
  site: siteName,
  base: version,
  page: writtenPageSchema,
  note: z.string().max(200).default(''),
  by_itself: z.boolean().default(false),
});
export const draftSavedSchema = z.object({ version });

/** POST /api/content/publish: the newest version, which is the one that was looked at. */
export const publishContentSchema = z.strictObject({
  site: siteName,
  path,
  version,
  /** Later than now: it is scheduled. */
  at: moment.nullable().default(null),
  /** Its warnings were read. */
  confirmed: z.boolean().default(false),
});

/** POST /api/content/end: not seen from now on. */
export const endContentSchema = z.strictObject({
  site: siteName,
  path,
  base: version,
  /** Where its address leads then. */
  moved_to: ownPathSchema.nullable().default(null),
});

/**
 * Where a link to a page may stand: `moved` is the address of another page that is over, `own_footer` what the footer lists of
 * itself, `remote_menu` an entry that a part of the platform brings to a menu.
 */
export const leaderParts = [
  ...(['header_menu', 'footer_menu', 'announcement', 'home', 'page'] as const),
  ...(['moved', 'redirect', 'remote', 'remote_menu', 'own_footer'] as const),
] as const;

/** GET /api/content/leaders?site=…&path=…: everything of the site that leads to a page, before it is taken away. */
export const contentPageOfSiteSchema = z.object({ site: siteName, path });
export const contentLeadersSchema = z.object({
  leaders: z.array(
    z.object({
      part: z.enum(leaderParts),
      /** Of a page or post: its address. */
      page: z.string().nullable(),
      /** What it is called by whoever edits it. */
      label: z.string(),
    }),
  ),
});
export type ContentLeader = z.infer<typeof contentLeadersSchema>['leaders'][number];

/** POST /api/content/revert: an earlier version becomes the newest draft. */
export const revertContentSchema = z.strictObject({ site: siteName, path, base: version, to: version });

/** POST /api/content/preview: a link that shows a version, or whichever is the newest when it is opened. */
export const previewContentSchema = z.strictObject({ site: siteName, path, version: version.nullable().default(null) });
export const previewLinkSchema = z.object({ link: z.string(), expiresAt: moment });

/** 409: somebody saved the page meanwhile. Nothing was done. */
export const contentConflictSchema = problemSchema.extend({
  conflict: z.object({
    newest: version,
    by: z.string(),
    at: moment,
    /** What they changed, field by field, as text. */
    fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  }),
});
export type ContentConflict = z.infer<typeof contentConflictSchema>;
