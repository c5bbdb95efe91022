import { contentPageSchema } from '@shared-kit/contracts/site/content-page.contract';
import { siteConfigSchema } from '@shared-kit/contracts/site/site-config.contract';
import { contentFindings } from '@shared-kit/domain/content/content-findings';
import type { ContentFinding } from '@shared-kit/domain/content/content-findings';
import { contentPictures } from '@shared-kit/domain/content/content-pictures';
import { whyItStays } from '@shared-kit/domain/content/legal-pages';
import { isRunning } from '@shared-kit/domain/search/place-promos';
import type { Db, Tx } from '../../../db/db';
import { withOperatorScope } from '../../../db/scope';
import { missingPictures } from '../../images/library/library.service';
import type { HasPicture } from '../../images/library/library.service';
import { checkSiteConfig } from '../check/check-site-config';
import type { Manifests } from '../check/check-site-config';
import { surroundingsOf } from '../change/import-site';
import { isLongAgo, isPast, OVER_ALREADY } from '../check/check-site-times';
import { linksNotNow } from '../check/links-not-now';
import { siteRepository } from '../site.repository';
import { ContentMissing } from './content-refusal';
import { contentRepository } from './content.repository';
import { stockLinkFindings } from './stock-links';
import { isPost, partPosts, writtenPages } from './post-pages';
import { pageAt, pagesIn, pagesKnown, pathOf } from './served-pages';

export const NO_SUCH_PICTURE = 'This site has no such picture: choose one of its library, or bring it along';

type Page = Readonly<Record<string, unknown>>;

/**
 * Everything that is wrong with a page of a site, or to be looked at, before it is published.
 *
 * @param hasPicture left out, only the pictures of the site's own library are looked up.
 */
export async function checkContent(
  ownerDb: Db,
  manifests: Manifests,
  slug: string,
  page: Page,
  hasPicture?: HasPicture,
): Promise<ContentFinding[]> {
  const read = contentPageSchema.safeParse(page).data;
  const missing = read
    ? await withOperatorScope(ownerDb, (tx) => missingPictures(tx, slug, contentPictures(read), hasPicture))
    : [];
  const { errors, facts, config } = await judge(ownerDb, manifests, slug, page);
  const over = isPast(page['expiry'], new Date()) ? [error('expiry', OVER_ALREADY)] : [];
  const lost = missing.map(({ where }) => error(where, NO_SUCH_PICTURE));
  return [
    ...errors,
    ...over,
    ...lost,
    ...notNow(page, config),
    ...stockLinkFindings(page, facts),
    ...(read ? contentFindings(read) : []),
  ];
}

/** What is wrong with the moment that a page is to be seen from. */
export function checkMoment({ expiry }: Page, at: Date, now: Date): ContentFinding[] {
  if (isLongAgo(at, now)) return [error('at', 'is in the past: name a moment to come, or none, to publish it now')];
  return !isPast(expiry, now) && isPast(expiry, at)
    ? [error('at', `the page is over by then (${String(expiry)})`)]
    : [];
}

/** What keeps a page, as it would be then, from being taken away: who leads to it and where it leads on, not what it said. */
export async function checkEnd(ownerDb: Db, manifests: Manifests, slug: string, page: Page): Promise<ContentFinding[]> {
  const why = whyItStays(pathOf(page));
  if (why) return [error('page', `${why}. Write another version of it instead`)];
  const { errors } = await judge(ownerDb, manifests, slug, page);
  return errors.filter(({ where }) => where === 'moved_to');
}

/** What is wrong with a page beside all else of its site, and what was known of its group for that. */
async function judge(ownerDb: Db, manifests: Manifests, slug: string, page: Page) {
  const { config, own } = await withOperatorScope(ownerDb, (tx) => withPage(tx, slug, page));
  const facts = await surroundingsOf(ownerDb, config, { manifests });
  const { faults } = checkSiteConfig(config, facts);
  const said = faults
    .filter(({ path }) => path === own || path.startsWith(`${own}.`))
    .map(({ path, message }) => error(fieldOf(path.slice(own.length + 1)), message));
  const now = new Date();
  return { errors: [...said, ...leadsToNothing(page, config.pages, now), ...beginsLater(page, now)], facts, config };
}

/** Where a page leads that shoppers do not see now; where it moves to is judged for itself. */
function notNow({ moved_to: _, ...page }: Page, { remotes: __, ...config }: Page): ContentFinding[] {
  const read = siteConfigSchema.safeParse(config).data;
  const links = read ? linksNotNow(page, read, new Date()) : [];
  return links.map(({ path, message }) => ({ level: 'warning', where: path, text: message }));
}

/** As editors know it what a post of a configuration calls otherwise. */
function fieldOf(field: string): string {
  return { '': 'page', slug: 'path', summary: 'description' }[field] ?? field;
}

/** Where a page moves to is there now: else its address would lead to one that is over, or has not begun. */
function leadsToNothing({ moved_to: to }: Page, pages: readonly Page[], now: Date): ContentFinding[] {
  if (typeof to !== 'string') return [];
  const target = contentPageSchema.safeParse(pageAt(pages, URL.parse(to, 'http://site')?.pathname ?? to)).data;
  if (!target || target.moved_to !== undefined || isRunning(target, now)) return [];
  return [error('moved_to', `leads to ${to}, which is not there now: choose a page that shoppers see`)];
}

/** A page that the platform leads to would not be there until then. */
function beginsLater(page: Page, now: Date): ContentFinding[] {
  const why = whyItStays(pathOf(page));
  const start = typeof page['start'] === 'string' ? Date.parse(page['start']) : 0;
  return why && start > now.getTime()
    ? [error('start', `${why}. Leave this out, and publish it at that time: until then the present version is seen`)]
    : [];
}

function error(where: string, text: string): ContentFinding {
  return { level: 'error', where, text };
}

/** The site's configuration with its pages as they are seen now, and this one in its place. */
async function withPage(tx: Tx, slug: string, page: Page) {
  const current = await siteRepository(tx).findCurrent(slug);
  if (!current) throw new ContentMissing(`There is no site ${slug}`);
  const now = new Date();
  const decided = (await contentRepository(tx).listDecided(now, slug)).get(slug) ?? [];
  const others = pagesIn(pagesKnown(writtenPages(current.config), decided, now)).filter(
    (known) => pathOf(known) !== pathOf(page),
  );
  const { pages, posts } = partPosts([...others, page]);
  const own = isPost(page) ? `posts.${posts.length - 1}` : `pages.${pages.length - 1}`;
  return { config: { ...current.config, pages, posts }, own };
}
