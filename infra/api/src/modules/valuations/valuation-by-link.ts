import type { Db, Tx } from '../../db/db';
import { withScope } from '../../db/scope';
import { scopeOf } from '../../plugins/tenant';
import type { TenantSite } from '../../plugins/tenant';
import { openLink } from '../links/open-link.service';
import { findValuation } from './valuations.repository';
import type { Valuation } from './valuations.schema';

/** The valuations of one API, for whoever holds the link of one. */
export type ValuationsByLink = ReturnType<typeof valuationsByLink>;

/**
 * Finds valuations by the signed token of a link: the shopper's (`valuation`), or the dealer's (`photos`), which opens
 * the photos and nothing else.
 *
 * @throws {ProblemError} not_found for a token that is not ours, or of another site; gone for one that has ended.
 */
export function valuationsByLink(db: Db, sessionSecret: string, link: 'valuation' | 'photos' = 'valuation') {
  const asked = (site: TenantSite, token: string) => ({ site, secret: sessionSecret, purpose: link, token });

  return {
    read(site: TenantSite, token: string): Promise<Valuation> {
      return withScope(db, scopeOf(site), (tx) =>
        openLink(tx, asked(site, token), (id) => findValuation(tx, site, id)),
      );
    },

    /** Nobody else changes the valuation until `work` is done. */
    change<T>(site: TenantSite, token: string, work: (tx: Tx, valuation: Valuation) => Promise<T>): Promise<T> {
      return withScope(db, scopeOf(site), async (tx) => {
        const valuation = await openLink(tx, asked(site, token), (id) => findValuation(tx, site, id, { locked: true }));
        return work(tx, valuation);
      });
    },
  };
}
