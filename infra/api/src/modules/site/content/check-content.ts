import { contentPageSchema } from '@shared-kit/contracts/site/content-page.contract';
import { contentFindings } from '@shared-kit/domain/content/content-findings';
import type { ContentFinding } from '@shared-kit/domain/content/content-findings';
import type { Tx } from '../../../db/db';
import type { Db } from '../../../db/db';
import { withOperatorScope } from '../../../db/scope';
import { missingPictures } from '../../images/library/library.service';
import { checkSiteConfig } from '../check-site-config';
import type { Manifests } from '../check-site-config';
import { surroundingsOf } from '../import-site';
import { siteRepository } from '../site.repository';
import { ContentMissing } from './content-refusal';
import { contentRepository } from './content.repository';
import { pagesIn, pagesNow, pathOf } from './served-pages';

const NO_SUCH_PICTURE = 'This site has no such picture: choose one of its library, or bring it along';

type Page = Readonly<Record<string, unknown>>;

/** Everything that is wrong with a page of a site, or to be looked at, before it is published. */
export async function checkContent(
  ownerDb: Db,
  manifests: Manifests,
  slug: string,
  page: Page,
): Promise<ContentFinding[]> {
  const read = contentPageSchema.safeParse(page).data;
  const { config, index, missing } = await withOperatorScope(ownerDb, async (tx) => ({
    ...(await withPage(tx, slug, page)),
    missing: read ? await missingPictures(tx, slug, read) : [],
  }));
  const { faults } = checkSiteConfig(config, await surroundingsOf(ownerDb, config, { manifests }));
  const own = `pages.${index}`;
  const errors = faults
    .filter(({ path }) => path === own || path.startsWith(`${own}.`))
    .map(({ path, message }): ContentFinding => ({
      level: 'error',
      where: path.slice(own.length + 1) || 'page',
      text: message,
    }));
  const lost = missing.map((where): ContentFinding => ({ level: 'error', where, text: NO_SUCH_PICTURE }));
  return [...errors, ...lost, ...(read ? contentFindings(read) : [])];
}

/** The site's configuration with its pages as they are seen now, and this one in its place. */
async function withPage(tx: Tx, slug: string, page: Page) {
  const current = await siteRepository(tx).findCurrent(slug);
  if (!current) throw new ContentMissing(`There is no site ${slug}`);
  const now = new Date();
  const decided = (await contentRepository(tx).listDecided(now, slug)).get(slug) ?? [];
  const pages = pagesIn(pagesNow(current.config['pages'], decided, now));
  const at = pages.findIndex((known) => pathOf(known) === pathOf(page));
  const index = at < 0 ? pages.length : at;
  return { config: { ...current.config, pages: pages.toSpliced(index, 1, page) }, index };
}
