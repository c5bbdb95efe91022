import { and, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import { waitTurn } from '../../db/wait-turn';
import type { TenantSite } from '../../plugins/tenant';
import type { OwnTradeIn } from '../garage/own-trade-in.service';
import { deals } from './deals.schema';
import type { DealRow } from './deals.schema';

/** Deals that one shopper keeps at one site: more than anybody compares. */
export const MOST_DEALS = 20;

type NewDeal = Pick<DealRow, 'carId' | 'carName' | 'figures' | 'postcode' | 'tradeIn' | 'tradeInAt'>;

/** The deals of one shopper at one site. */
export function dealRepository(tx: Tx, site: TenantSite, phone: string) {
  const own = and(eq(deals.siteSlug, site.slug), eq(deals.phone, phone));
  return {
    async list(): Promise<DealRow[]> {
      return tx.select().from(deals).where(own).orderBy(desc(deals.keptAt)).limit(MOST_DEALS);
    },

    async ofCar(carId: string): Promise<DealRow | null> {
      const [found] = await tx
        .select()
        .from(deals)
        .where(and(own, eq(deals.carId, carId)));
      return found ?? null;
    },

    /** Keeps it in place of an earlier one for the car; false where there is no room for another. */
    async keep(deal: NewDeal): Promise<boolean> {
      await waitTurn(tx, 'deal', site.slug, phone);
      const known = await this.list();
      if (known.length >= MOST_DEALS && !known.some(({ carId }) => carId === deal.carId)) return false;
      await tx
        .insert(deals)
        .values({ groupSlug: site.group_slug, siteSlug: site.slug, phone, ...deal })
        .onConflictDoUpdate({
          target: [deals.siteSlug, deals.phone, deals.carId],
          set: { ...deal, keptAt: sql`now()` },
        });
      return true;
    },

    /** Takes over what their vehicle was valued at last, into all of them. */
    async refreshTradeIn(latest: OwnTradeIn): Promise<void> {
      await tx
        .update(deals)
        .set(latest)
        .where(and(own, sql`${deals.tradeInAt} is distinct from ${latest.tradeInAt.toISOString()}::timestamptz`));
    },

    async remove(id: string): Promise<void> {
      await tx.delete(deals).where(and(own, eq(deals.id, id)));
    },
  };
}

/** The deal that a link names, whoever keeps it; null where its owner has removed it. */
export async function dealOfLink(tx: Tx, site: TenantSite, id: string): Promise<DealRow | null> {
  const [found] = await tx
    .select()
    .from(deals)
    .where(and(eq(deals.siteSlug, site.slug), eq(deals.id, id)));
  return found ?? null;
}
