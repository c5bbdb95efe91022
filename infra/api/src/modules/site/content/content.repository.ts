import { and, asc, desc, eq, isNull, max, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import { sites } from '../site.schema';
import { contentPublications, contentVersions } from './content.schema';
import type { DecidedPage } from './served-pages';
import { timelineOf } from './timeline';
import type { Publication } from './timeline';

/** Who wrote or decided something. */
export type Writer = { name: string; id: string | null };
export type ContentVersion = {
  version: number;
  author: string;
  authorId: string | null;
  note: string;
  createdAt: Date;
};
type Written = { base: number; doc: { path: string }; by: Writer };
type Placed = Publication & { site: string; path: string };

/** Statements over versions of pages and what was decided of them. Use inside `withOperatorScope`; writing needs the owner. */
export function contentRepository(tx: Tx) {
  return {
    /** What was published of pages, of one site or all, with the versions that are seen now or later. */
    listDecided: (now: Date, slug?: string): Promise<Map<string, DecidedPage[]>> => listDecided(tx, now, slug),

    /** Of each page of a site that has versions, the newest. */
    async listNewest(slug: string) {
      const { siteSlug, path, version, author, createdAt } = contentVersions;
      return tx
        .selectDistinctOn([path], { path, version, author, createdAt, title: sql<string | null>`doc ->> 'title'` })
        .from(contentVersions)
        .where(eq(siteSlug, slug))
        .orderBy(asc(path), desc(version));
    },

    async listVersions(slug: string, path: string): Promise<ContentVersion[]> {
      const { version, author, authorId, note, createdAt } = contentVersions;
      return tx
        .select({ version, author, authorId, note, createdAt })
        .from(contentVersions)
        .where(isPage(slug, path))
        .orderBy(desc(version));
    },

    async listPublications(slug: string, path: string) {
      const { id, version, startsAt, actor, at } = contentPublications;
      return tx
        .select({ id, version, startsAt, actor, at })
        .from(contentPublications)
        .where(and(eq(contentPublications.siteSlug, slug), eq(contentPublications.path, path)))
        .orderBy(desc(id));
    },

    async findVersion(slug: string, path: string, version: number) {
      const [row] = await tx
        .select({ doc: contentVersions.doc })
        .from(contentVersions)
        .where(and(isPage(slug, path), eq(contentVersions.version, version)));
      return row?.doc as Record<string, unknown> | undefined;
    },

    /** Number of the newest version; 0 where a page has none. */
    async newestOf(slug: string, path: string): Promise<number> {
      const [row] = await tx
        .select({ version: max(contentVersions.version) })
        .from(contentVersions)
        .where(isPage(slug, path));
      return row?.version ?? 0;
    },

    /** Adds the version after `base`. @returns its number; null where that is there already. */
    async append(
      slug: string,
      { base, doc, by, note = '', byItself = false }: Written & { note?: string; byItself?: boolean },
    ): Promise<number | null> {
      const written = {
        siteSlug: slug,
        path: doc.path,
        version: base + 1,
        doc,
        note,
        author: by.name,
        authorId: by.id,
        byItself,
      };
      const rows = await tx
        .insert(contentVersions)
        .values(written)
        .onConflictDoNothing()
        .returning({ version: contentVersions.version });
      return rows[0]?.version ?? null;
    },

    /**
     * In the place of the version `base`, where the same person's editor has kept that by itself and nobody published it.
     *
     * @returns its number, the one after `base`; null where `base` is no such version.
     */
    takePlace: (slug: string, written: Written): Promise<number | null> => takePlace(tx, slug, written),

    /** Lets shoppers see a version from a moment on, and servers know that there is news. */
    async publish(
      slug: string,
      { path, version, startsAt, by }: { path: string; version: number; startsAt: Date; by: Writer },
    ): Promise<void> {
      await tx
        .insert(contentPublications)
        .values({ siteSlug: slug, path, version, startsAt, actor: by.name, actorId: by.id });
      await tx
        .update(sites)
        .set({ revision: sql`nextval('site_change')` })
        .where(eq(sites.slug, slug));
    },
  };
}

async function listDecided(tx: Tx, now: Date, slug?: string): Promise<Map<string, DecidedPage[]>> {
  const { id, siteSlug: site, path, version, startsAt } = contentPublications;
  const rows = await tx
    .select({ id, site, path, version, startsAt })
    .from(contentPublications)
    .where(slug === undefined ? undefined : eq(site, slug))
    .orderBy(asc(site), asc(path), asc(id));
  return gather(rows, await loadDocs(tx, seenOf(rows, now)));
}

/** Who works by a tool, as its connection says (migration 0180). */
export async function actorOf(tx: Tx): Promise<string> {
  const said = sql<string>`coalesce(nullif(current_setting('app.actor', true), ''), 'not said')`;
  const { rows } = await tx.execute<{ actor: string }>(sql`select ${said} as actor`);
  return rows[0]?.actor ?? 'not said';
}

function isPage(slug: string, path: string) {
  return and(eq(contentVersions.siteSlug, slug), eq(contentVersions.path, path));
}

async function takePlace(tx: Tx, slug: string, { base, doc, by }: Written): Promise<number | null> {
  const { version, author, authorId, byItself } = contentVersions;
  const rows = await tx
    .update(contentVersions)
    .set({ version: base + 1, doc, createdAt: new Date() })
    .where(
      and(
        ...[isPage(slug, doc.path), eq(version, base), byItself, eq(author, by.name)],
        by.id === null ? isNull(authorId) : eq(authorId, by.id),
        isUnpublished(slug, doc.path, base),
      ),
    )
    .returning({ version });
  return rows[0]?.version ?? null;
}

function isUnpublished(slug: string, path: string, version: number) {
  const { siteSlug, path: ofPage, version: published } = contentPublications;
  const publication = and(eq(siteSlug, slug), eq(ofPage, path), eq(published, version));
  return sql`not exists (select from ${contentPublications} where ${publication})`;
}

/** The versions that are seen now or later. */
function seenOf(rows: readonly Placed[], now: Date): { site: string; path: string; version: number }[] {
  return byPage(rows).flatMap(({ site, path, publications }) =>
    timelineOf(publications)
      .filter(({ until }) => until === null || until > now)
      .map(({ version }) => ({ site, path, version })),
  );
}

async function loadDocs(tx: Tx, wanted: readonly { site: string; path: string; version: number }[]) {
  const { siteSlug: site, path, version, doc } = contentVersions;
  if (wanted.length === 0) return [];
  return tx
    .select({ site, path, version, doc })
    .from(contentVersions)
    .where(or(...wanted.map((one) => and(isPage(one.site, one.path), eq(version, one.version)))));
}

function gather(rows: readonly Placed[], docs: Awaited<ReturnType<typeof loadDocs>>): Map<string, DecidedPage[]> {
  const bySite = new Map<string, DecidedPage[]>();
  for (const { site, path, publications } of byPage(rows)) {
    const own = docs.filter((row) => row.site === site && row.path === path);
    const page = { path, publications, docs: new Map(own.map(({ version, doc }) => [version, doc as object])) };
    bySite.set(site, [...(bySite.get(site) ?? []), page as DecidedPage]);
  }
  return bySite;
}

/** Rows stand in the order of their pages. */
function byPage(rows: readonly Placed[]): { site: string; path: string; publications: Placed[] }[] {
  const pages: { site: string; path: string; publications: Placed[] }[] = [];
  for (const row of rows) {
    const last = pages.at(-1);
    if (last && last.site === row.site && last.path === row.path) last.publications.push(row);
    else pages.push({ site: row.site, path: row.path, publications: [row] });
  }
  return pages;
}
