import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/db';
import { withScope } from '../../db/scope';
import { ProblemError } from '../../plugins/problems';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { readSignedId } from '../../signed-id';
import { valuations } from './valuations.schema';
import type { Valuation } from './valuations.schema';

/** The valuations of one API, for whoever holds the link of one. */
export type ValuationsByLink = ReturnType<typeof valuationsByLink>;

/**
 * Finds valuations by the signed token of a link: the shopper's (`valuation`), or the dealer's (`photos`), which opens
 * the photos and nothing else.
 *
 * @throws {ProblemError} not_found for a token that is not ours, or of another site.
 */
export function valuationsByLink(db: Db, sessionSecret: string, link: 'valuation' | 'photos' = 'valuation') {
  function idIn(site: TenantSite, token: string): string {
    const id = readSignedId(sessionSecret, link, site.slug, token);
    if (!id) throw new ProblemError('not_found', 'No such valuation');
    return id;
  }

  return {
    read(site: TenantSite, token: string): Promise<Valuation> {
      const id = idIn(site, token);
      return withScope(db, scopeOf(site), async (tx) => found(await tx.select().from(valuations).where(at(site, id))));
    },

    /** Nobody else changes the valuation until `work` is done. */
    change<T>(site: TenantSite, token: string, work: (tx: Tx, valuation: Valuation) => Promise<T>): Promise<T> {
      const id = idIn(site, token);
      return withScope(db, scopeOf(site), async (tx) =>
        work(tx, found(await tx.select().from(valuations).where(at(site, id)).for('update'))),
      );
    },
  };
}

export function ofValuation({ siteSlug, id }: Valuation) {
  return and(eq(valuations.siteSlug, siteSlug), eq(valuations.id, id));
}

const at = (site: TenantSite, id: string) => and(eq(valuations.siteSlug, site.slug), eq(valuations.id, id));

function found([valuation]: Valuation[]): Valuation {
  if (!valuation) throw new ProblemError('not_found', 'No such valuation');
  return valuation;
}
