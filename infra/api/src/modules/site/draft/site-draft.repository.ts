import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import { siteDrafts } from '../site.schema';

export type SiteDraft = { number: number; by: string; at: Date; parts: Readonly<Record<string, unknown>> };

/** Parts of a site as they are being written. Call it in the operator's scope. */
export function siteDraftRepository(tx: Tx) {
  return {
    async find(slug: string): Promise<SiteDraft | null> {
      const [row] = await tx.select().from(siteDrafts).where(eq(siteDrafts.siteSlug, slug));
      return row ? { number: row.number, by: row.author, at: row.savedAt, parts: row.doc } : null;
    },

    /** In the place of the draft with that number, 0 for none; null where another one is there by now. */
    async replace(
      slug: string,
      before: number,
      { parts, by }: Pick<SiteDraft, 'parts' | 'by'>,
    ): Promise<number | null> {
      const written = { number: before + 1, doc: parts, author: by, savedAt: new Date() };
      const rows =
        before === 0
          ? await tx
              .insert(siteDrafts)
              .values({ siteSlug: slug, ...written })
              .onConflictDoNothing()
              .returning({ number: siteDrafts.number })
          : await tx
              .update(siteDrafts)
              .set(written)
              .where(and(eq(siteDrafts.siteSlug, slug), eq(siteDrafts.number, before)))
              .returning({ number: siteDrafts.number });
      return rows[0]?.number ?? null;
    },

    async drop(slug: string): Promise<void> {
      await tx.delete(siteDrafts).where(eq(siteDrafts.siteSlug, slug));
    },
  };
}
