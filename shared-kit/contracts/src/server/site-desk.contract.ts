import { z } from 'zod';

const siteName = z.string().min(1).max(100);
const version = z.int().min(0);

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
  at: z.iso.datetime({ offset: true }),
  parts: sitePartsSchema,
});
export type SiteDetail = z.infer<typeof siteDetailSchema>;

/** POST /api/site-parts: `base` is the version that was looked at; a part that is not named stays. */
export const saveSiteSchema = z.object({ site: siteName, base: version, parts: sitePartsSchema.partial() });
export const siteSavedSchema = z.object({ version });
