import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import type { TenantSite } from '../../plugins/tenant';
import { shopperChoices } from './account.schema';

/** Each as its cookie has it; empty where nothing is chosen. */
export type ShopperChoices = { state: string; assumption: string };

export const NONE: ShopperChoices = { state: '', assumption: '' };

/** What one shopper chose at the sites of a group. */
export function shopperChoicesRepository(tx: Tx, site: TenantSite, phone: string) {
  return {
    /** Whatever they chose last, at whichever site. */
    async latest(): Promise<ShopperChoices> {
      const [found] = await tx
        .select({ state: shopperChoices.state, assumption: shopperChoices.assumption })
        .from(shopperChoices)
        .where(and(eq(shopperChoices.groupSlug, site.group_slug), eq(shopperChoices.phone, phone)))
        .orderBy(desc(shopperChoices.chosenAt))
        .limit(1);
      return found ?? NONE;
    },

    /** Keeps what is chosen beside what was; nothing is written where that is the same. */
    async keep(chosen: Partial<ShopperChoices>): Promise<ShopperChoices> {
      const before = await this.latest();
      const kept = { ...before, ...chosen };
      if (kept.state !== before.state || kept.assumption !== before.assumption)
        await tx
          .insert(shopperChoices)
          .values({ groupSlug: site.group_slug, siteSlug: site.slug, phone, ...kept })
          .onConflictDoUpdate({
            target: [shopperChoices.siteSlug, shopperChoices.phone],
            set: { ...kept, chosenAt: sql`clock_timestamp()` },
          });
      return kept;
    },
  };
}
