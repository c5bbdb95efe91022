import { z } from 'zod';

const siteName = z.string().min(1).max(100);
const version = z.int().min(0);
const moment = z.iso.datetime({ offset: true });

/** Parts of a site's configuration that its staff change: whole or not, the site's own schema judges them. */
export const sitePartsSchema = z.object({
  announcement: z.unknown(),
  header_menu: z.unknown(),
  footer_menu: z.unknown(),
  home: z.unknown(),
});

/** GET /api/site-parts?site=… */
export const siteAskedSchema = z.object({ site: siteName });
export const siteDetailSchema = z.object({
  site: z.string(),
  version,
  /** Who made this version; empty where it came from a file. */
  by: z.string(),
  at: moment,
  parts: sitePartsSchema,
  /** As somebody is writing it; parts it does not name are those that are shown. */
  draft: z.object({ number: z.int().min(1), by: z.string(), at: moment, parts: sitePartsSchema.partial() }).nullable(),
  /** The newest first. */
  versions: z.array(z.object({ version, by: z.string(), note: z.string(), at: moment })),
  /** Who else has it open now, by name. */
  others: z.array(z.string()).optional(),
});
export type SiteDetail = z.infer<typeof siteDetailSchema>;

/** POST /api/site-parts: `base` is the version that was looked at; a part that is not named stays. */
export const saveSiteSchema = z.object({ site: siteName, base: version, parts: sitePartsSchema.partial() });
export const siteSavedSchema = z.object({
  version,
  /** What was saved and is not seen all the same: links to pages that are not there now, each with its field. */
  warnings: z.array(z.object({ where: z.string(), text: z.string() })),
});
export type SiteSaved = z.infer<typeof siteSavedSchema>;

/** POST /api/site-parts/draft: `before` is the number of the draft that was looked at, 0 for none. */
export const keepSiteDraftSchema = z.object({
  site: siteName,
  before: z.int().min(0),
  parts: sitePartsSchema.partial(),
});
export const siteDraftKeptSchema = z.object({ number: z.int().min(1) });

/** POST /api/site-parts/drop and /preview. */
export const siteNamedSchema = z.strictObject({ site: siteName });
export const siteDroppedSchema = z.object({ dropped: z.literal(true) });

/** GET /api/site-parts/version?site=…&version=… */
export const siteVersionAskedSchema = z.object({ site: siteName, version: z.coerce.number().int().min(1) });
export const siteVersionSchema = z.object({ version, parts: sitePartsSchema });
