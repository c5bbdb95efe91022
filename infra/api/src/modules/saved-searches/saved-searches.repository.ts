import { SAVED_SEARCH_LIMIT } from '@shared-kit/contracts/account/saved-searches.contract';
import type { AlertFrequency } from '@shared-kit/contracts/account/saved-searches.contract';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import type { DescribedSearch } from '../search/saved/saved-search.service';
import { alertChoices, savedSearches } from './saved-searches.schema';

type Choice = { email: string; frequency: AlertFrequency; wording: string; origin: string };

/** The searches that one shopper keeps at one site, and whether they are told of changes. */
export function savedSearchRepository(tx: Tx, site: TenantSite, phone: string) {
  const own = and(eq(savedSearches.siteSlug, site.slug), eq(savedSearches.phone, phone));
  const owner = { groupSlug: site.group_slug, siteSlug: site.slug, phone };

  return {
    async list() {
      return tx.select().from(savedSearches).where(own).orderBy(desc(savedSearches.savedAt));
    },

    /** Keeps it once, however often it is sent; false where there is no room. */
    async save({ address, label, state, makes }: DescribedSearch, alerts: boolean): Promise<boolean> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved-search|${site.slug}|${phone}`}, 0))`);
      const [known] = await tx
        .select({ id: savedSearches.id })
        .from(savedSearches)
        .where(and(own, eq(savedSearches.address, address)));
      const [size] = await tx.select({ searches: count() }).from(savedSearches).where(own);
      if (!known && (size?.searches ?? 0) >= SAVED_SEARCH_LIMIT) return false;
      await tx
        .insert(savedSearches)
        .values({ ...owner, address, label, state, makes, alerts })
        .onConflictDoUpdate({
          target: [savedSearches.siteSlug, savedSearches.phone, savedSearches.address],
          set: { label, state, makes, alerts },
        });
      return true;
    },

    async remove(id: string): Promise<void> {
      await tx.delete(savedSearches).where(and(own, eq(savedSearches.id, id)));
    },

    async choice() {
      const [found] = await tx
        .select()
        .from(alertChoices)
        .where(
          and(eq(alertChoices.siteSlug, site.slug), eq(alertChoices.phone, phone), isNull(alertChoices.stoppedAt)),
        );
      return found ?? null;
    },

    /** From now on they are told so; what was stopped begins again. */
    async choose(choice: Choice): Promise<void> {
      await tx
        .insert(alertChoices)
        .values({ ...owner, ...choice })
        .onConflictDoUpdate({
          target: [alertChoices.siteSlug, alertChoices.phone],
          set: { ...choice, agreedAt: sql`now()`, stoppedAt: null },
        });
    },
  };
}
