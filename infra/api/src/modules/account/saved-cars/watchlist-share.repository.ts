import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import { watchlistShares } from '../account.schema';

/** The link by which a shopper shows their list on one site. */
export function watchlistShare(tx: Tx, site: string, phone: string) {
  const own = and(eq(watchlistShares.siteSlug, site), eq(watchlistShares.phone, phone));

  return {
    /** Its id; null where there is none. */
    async find(): Promise<string | null> {
      const [share] = await tx.select({ id: watchlistShares.id }).from(watchlistShares).where(own);
      return share?.id ?? null;
    },

    /** A new one takes the place of one that is over: its id says when it was made. */
    async begin(): Promise<void> {
      await tx.delete(watchlistShares).where(own);
      await tx.insert(watchlistShares).values({ siteSlug: site, phone });
    },

    async end(): Promise<void> {
      await tx.delete(watchlistShares).where(own);
    },
  };
}

/** Whose list a link shows; null where its owner has ended it. */
export async function phoneOfShare(tx: Tx, site: string, id: string): Promise<string | null> {
  const [share] = await tx
    .select({ phone: watchlistShares.phone })
    .from(watchlistShares)
    .where(and(eq(watchlistShares.siteSlug, site), eq(watchlistShares.id, id)));
  return share?.phone ?? null;
}
