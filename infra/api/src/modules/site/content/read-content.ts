import type { ContentDetail, ContentList, ContentState } from '@shared-kit/contracts/operator/content-desk.contract';
import { isRunning } from '@shared-kit/domain/search/place-promos';
import type { Db, Tx } from '../../../db/db';
import { withOperatorScope } from '../../../db/scope';
import { siteRepository } from '../site.repository';
import { ContentMissing } from './content-refusal';
import { contentRepository } from './content.repository';
import { writtenPages } from './post-pages';
import { pageAt, pathOf } from './served-pages';
import type { DecidedPage } from './served-pages';
import { spanAt, timelineOf } from './timeline';
import type { Span } from './timeline';

type Page = Readonly<Record<string, unknown>>;
type Newest = Awaited<ReturnType<ReturnType<typeof contentRepository>['listNewest']>>[number];

/** Every page of a site: those of its configuration and those that were written here, by address. */
export async function listContent(db: Db, slug: string, now = new Date()): Promise<ContentList> {
  return withOperatorScope(db, async (tx) => {
    const configured = await configuredPages(tx, slug);
    const repository = contentRepository(tx);
    const decided = (await repository.listDecided(now, slug)).get(slug) ?? [];
    const newest = new Map((await repository.listNewest(slug)).map((row) => [row.path, row]));
    const paths = new Set([...configured.map(pathOf), ...newest.keys()]);
    const pages = [...paths].toSorted().map((path) =>
      toRow(path, now, {
        configured: pageAt(configured, path),
        newest: newest.get(path),
        decided: decided.find((page) => page.path === path),
      }),
    );
    return { pages };
  });
}

type PageSources = { configured: Page | undefined; newest: Newest | undefined; decided: DecidedPage | undefined };

function toRow(path: string, now: Date, { configured, newest, decided }: PageSources): ContentList['pages'][number] {
  const publications = decided?.publications ?? [];
  const spans = timelineOf(publications);
  const doc = decided?.docs.get(spanAt(spans, now)?.version ?? 0) ?? configured;
  const published = Math.max(0, ...publications.map(({ version }) => version));
  return {
    path,
    title: titleOf({ newest, doc, path }),
    state: stateOf(doc, spans, now),
    hasDraft: newest !== undefined && newest.version > published,
    next: nextOf(spans, now),
    ...(newest ? { by: newest.author, at: newest.createdAt.toISOString() } : { by: null, at: null }),
  };
}

function titleOf({ newest, doc, path }: Pick<PageSources, 'newest'> & { doc: Page | undefined; path: string }): string {
  return newest?.title || textAt(doc, 'title') || path;
}

/** When something else than now is seen. */
function nextOf(spans: readonly Span[], now: Date): string | null {
  return spans.find(({ from }) => from > now)?.from.toISOString() ?? null;
}

function textAt(page: Page | undefined, key: string): string | undefined {
  const value = page?.[key];
  return typeof value === 'string' ? value : undefined;
}

/** One page with its versions. Without a version the newest one, or what the site's configuration says. */
export async function readContent(
  db: Db,
  { site, path, version }: { site: string; path: string; version?: number | undefined },
  now = new Date(),
): Promise<ContentDetail> {
  return withOperatorScope(db, async (tx) => {
    const repository = contentRepository(tx);
    const configured = pageAt(await configuredPages(tx, site), path);
    const versions = await repository.listVersions(site, path);
    const newest = versions[0]?.version ?? 0;
    const shown = version ?? newest;
    const page = shown === 0 ? configured : await repository.findVersion(site, path, shown);
    if (!page) throw noPage({ site, path, version: shown });
    const spans = timelineOf(await repository.listPublications(site, path));
    const seen = spanAt(spans, now)?.version;
    const doc = seen === undefined ? configured : await repository.findVersion(site, path, seen);
    return {
      ...{ site, path, page, version: shown, newest, state: stateOf(doc, spans, now) },
      seen: seen ?? (configured ? 0 : null),
      spans: spans.filter(({ until }) => until === null || until > now).map(sayTimes),
      versions: versions.map(({ version: number, author: by, note, createdAt }) => ({
        ...{ version: number, by, note, at: createdAt.toISOString() },
      })),
    };
  });
}

function noPage({ site, path, version }: { site: string; path: string; version: number }): ContentMissing {
  return new ContentMissing(`${site} has no page ${path}${version === 0 ? '' : ` in version ${version}`}`);
}

function sayTimes({ version, from, until }: Span): ContentDetail['spans'][number] {
  return { version, from: from.toISOString(), until: until?.toISOString() ?? null };
}

/** The version that a signed preview shows: the one named, or the newest. */
export async function findDraft(db: Db, site: string, path: string, version: number | null): Promise<Page | undefined> {
  return withOperatorScope(db, async (tx) => {
    const repository = contentRepository(tx);
    const wanted = version ?? (await repository.newestOf(site, path));
    if (wanted > 0) return repository.findVersion(site, path, wanted);
    return pageAt(await configuredPages(tx, site), path);
  });
}

async function configuredPages(tx: Tx, slug: string): Promise<Page[]> {
  const current = await siteRepository(tx).findCurrent(slug);
  if (!current) throw new ContentMissing(`There is no site ${slug}`);
  return writtenPages(current.config);
}

/** A post is not there before its date. */
function startOf(doc: Page): string | undefined {
  const start = textAt(doc, 'start');
  const date = textAt(doc['post'] as Page | undefined, 'date');
  return start && date ? [start, date].toSorted((a, b) => Date.parse(a) - Date.parse(b)).at(-1) : (start ?? date);
}

/** Of what is seen now, if anything is, and of what is planned. */
function stateOf(doc: Page | undefined, spans: readonly Span[], now: Date): ContentState {
  if (doc) {
    const [start, expiry] = [startOf(doc), textAt(doc, 'expiry')];
    if (isRunning({ ...(start && { start }), ...(expiry && { expiry }) }, now)) return 'live';
    return start && Date.parse(start) > now.getTime() ? 'scheduled' : 'expired';
  }
  return spans.some(({ from }) => from > now) ? 'scheduled' : 'draft';
}
