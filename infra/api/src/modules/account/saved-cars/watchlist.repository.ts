import type { CarCard } from '@shared-kit/contracts/vehicle/car.contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import { waitTurn } from '../../../db/wait-turn';
import { watchlistEntries } from '../account.schema';

/** One shopper's watchlist on one site. */
export function watchlistRepository(tx: Tx, site: string, phone: string) {
  const own = and(eq(watchlistEntries.siteSlug, site), eq(watchlistEntries.phone, phone));

  return {
    /** Until the transaction ends nobody else counts this list to add to it. */
    async oneAtATime(): Promise<void> {
      await waitTurn(tx, 'watchlist', site, phone);
    },

    async ids(): Promise<Set<string>> {
      const rows = await tx.select({ id: watchlistEntries.carId }).from(watchlistEntries).where(own);
      return new Set(rows.map(({ id }) => id));
    },

    /** Newest first, each with the card as it was when saved and what was noted about it. */
    async list(): Promise<{ card: CarCard; note: string }[]> {
      return tx
        .select({ card: watchlistEntries.card, note: watchlistEntries.note })
        .from(watchlistEntries)
        .where(own)
        .orderBy(desc(watchlistEntries.savedAt));
    },

    /** False where the car is not on the list. */
    async noteAbout(carId: string, note: string): Promise<boolean> {
      const noted = await tx
        .update(watchlistEntries)
        .set({ note })
        .where(and(own, eq(watchlistEntries.carId, carId)))
        .returning({ id: watchlistEntries.carId });
      return noted.length > 0;
    },

    async has(carId: string): Promise<boolean> {
      const rows = await tx
        .select({ id: watchlistEntries.carId })
        .from(watchlistEntries)
        .where(and(own, eq(watchlistEntries.carId, carId)));
      return rows.length > 0;
    },

    async size(): Promise<number> {
      const [row] = await tx.select({ entries: count() }).from(watchlistEntries).where(own);
      return row?.entries ?? 0;
    },

    async save(card: CarCard): Promise<void> {
      await tx.insert(watchlistEntries).values({ siteSlug: site, phone, carId: card.id, card }).onConflictDoNothing();
    },

    /** The first becomes the newest. */
    async saveAll(cards: readonly CarCard[]): Promise<void> {
      if (cards.length === 0) return;
      const entries = cards.map((card, age) => ({
        ...{ siteSlug: site, phone, carId: card.id, card },
        savedAt: sql`now() - ${age} * interval '1 millisecond'`,
      }));
      await tx.insert(watchlistEntries).values(entries).onConflictDoNothing();
    },

    async remove(carId: string): Promise<void> {
      await tx.delete(watchlistEntries).where(and(own, eq(watchlistEntries.carId, carId)));
    },
  };
}
