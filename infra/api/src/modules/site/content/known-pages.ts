import { siteConfigSchema } from '@shared-kit/contracts/site/site-config.contract';
import type { Db, Tx } from '../../../db/db';
import { withOperatorScope } from '../../../db/scope';
import type { SiteConfigFault } from '../../../site-config/site-config-fault';
import { linksNotNow } from '../check/links-not-now';
import { siteRepository } from '../site.repository';
import { ContentMissing } from './content-refusal';
import { contentRepository } from './content.repository';
import { withPages } from './post-pages';
import { pagesKnown } from './served-pages';

type Written = Readonly<Record<string, unknown>>;

/** What of a site says of itself where shoppers go on: its own menus, home page and announcement. */
export const WAYS_ON = ['header_menu', 'footer_menu', 'announcement', 'home'] as const;

/** A site's configuration with all its pages, wherever they were written: as they are seen now, and those that are planned. */
export async function withKnownPages<Config extends Written>(tx: Tx, slug: string, config: Config): Promise<Config> {
  const now = new Date();
  const decided = (await contentRepository(tx).listDecided(now, slug)).get(slug) ?? [];
  return withPages(config, (pages) => pagesKnown(pages, decided, now));
}

/**
 * Links of a site's menus, home page and announcement to pages of it that shoppers do not see now.
 *
 * @throws {ContentMissing} where there is no such site.
 */
export async function unseenLinks(db: Db, slug: string): Promise<SiteConfigFault[]> {
  const config = await withOperatorScope(db, async (tx) => {
    const current = await siteRepository(tx).findCurrent(slug);
    if (!current) throw new ContentMissing(`There is no site ${slug}`);
    return withKnownPages(tx, slug, current.config);
  });
  const { remotes: _, ...shellPart } = config as Written;
  const read = siteConfigSchema.safeParse(shellPart).data;
  if (!read) return [];
  return linksNotNow(Object.fromEntries(WAYS_ON.map((part) => [part, read[part]])), read, new Date());
}
