import { HOUR_MS } from '@shared-kit/domain/time/seconds';
import { SAVED_SEARCH_LIMIT } from '@shared-kit/contracts/account/saved-searches.contract';
import type { AlertFrequency } from '@shared-kit/contracts/account/saved-searches.contract';
import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/db';
import { waitTurn } from '../../db/wait-turn';
import type { TenantSite } from '../../plugins/tenant';
import type { DescribedSearch } from '../search/saved/saved-search.service';
import type { Asked } from './alert-token';
import { alertChoices, savedSearches } from './saved-searches.schema';

/** By what a search is told of. */
type Wanted = { alerts: boolean; texts: boolean };
type TextChoice = { frequency: AlertFrequency; wording: string; origin: string };
type Choice = { email: string; frequency: AlertFrequency; wording: string; origin: string };

/** The searches that one shopper keeps at one site, and whether they are told of changes. */
export function savedSearchRepository(tx: Tx, site: TenantSite, phone: string) {
  const own = and(eq(savedSearches.siteSlug, site.slug), eq(savedSearches.phone, phone));
  const ofPhone = and(eq(alertChoices.siteSlug, site.slug), eq(alertChoices.phone, phone));
  const owner = { groupSlug: site.group_slug, siteSlug: site.slug, phone };

  return {
    async list() {
      return tx.select().from(savedSearches).where(own).orderBy(desc(savedSearches.savedAt));
    },

    /** Keeps it once, however often it is sent; false where there is no room. */
    async save({ address, label, state, makes }: DescribedSearch, wanted: Wanted): Promise<boolean> {
      await waitTurn(tx, 'saved-search', site.slug, phone);
      const [known] = await tx
        .select({ id: savedSearches.id })
        .from(savedSearches)
        .where(and(own, eq(savedSearches.address, address)));
      const [size] = await tx.select({ searches: count() }).from(savedSearches).where(own);
      if (!known && (size?.searches ?? 0) >= SAVED_SEARCH_LIMIT) return false;
      const pushes = sql<boolean>`exists (select from alert_choice a
        where a.site_slug = ${site.slug} and a.phone = ${phone} and a.hears_push)`;
      await tx
        .insert(savedSearches)
        .values({ ...owner, address, label, state, makes, ...wanted, pushes })
        .onConflictDoUpdate({
          target: [savedSearches.siteSlug, savedSearches.phone, savedSearches.address],
          set: { label, state, makes, ...wanted },
        });
      return true;
    },

    /** How all of them are told of. */
    async tellOfAll(wanted: Wanted): Promise<void> {
      await tx.update(savedSearches).set(wanted).where(own);
    },

    async remove(id: string): Promise<void> {
      await tx.delete(savedSearches).where(and(own, eq(savedSearches.id, id)));
    },

    async choice() {
      const [found] = await tx.select().from(alertChoices).where(ofPhone);
      return found ?? null;
    },

    /** From now on they are told by text message too; what was stopped begins again. Mails stay as they are. */
    async chooseTexts({ frequency, wording, origin }: TextChoice): Promise<void> {
      const texts = { frequency, textsWording: wording, textsAgreedAt: sql`now()`, textsStoppedAt: null };
      await tx
        .insert(alertChoices)
        .values({ ...owner, origin, ...texts })
        .onConflictDoUpdate({ target: [alertChoices.siteSlug, alertChoices.phone], set: { origin, ...texts } });
    },

    /**
     * From now on they are told so; what was stopped begins again. An address that is not confirmed, or was stopped, has
     * to be asked first, but not again within the hour.
     *
     * @returns what it is to be asked by; null where nothing is to be asked.
     */
    async choose(choice: Choice, now: Date): Promise<Asked | null> {
      const [known] = await tx.select().from(alertChoices).where(ofPhone);
      const isKnown = known?.stoppedAt === null && sameAddress(known.email ?? '', choice.email);
      const confirmedAt = isKnown ? known.confirmedAt : null;
      const isAsked = isKnown && (confirmedAt !== null || now.getTime() - known.askedAt.getTime() < HOUR_MS);
      const standing = { confirmedAt, askedAt: isAsked ? known.askedAt : now };
      const [chosen] = await tx
        .insert(alertChoices)
        .values({ ...owner, ...choice, ...standing })
        .onConflictDoUpdate({
          target: [alertChoices.siteSlug, alertChoices.phone],
          set: { ...choice, ...standing, agreedAt: sql`now()`, stoppedAt: null },
        })
        .returning({ choiceId: alertChoices.id, askedAt: alertChoices.askedAt });
      return isAsked ? null : (chosen ?? null);
    },

    /** For who lost the mail that asks. @returns null where nothing is to be asked. */
    async askAgain(now: Date): Promise<(Asked & { email: string }) | null> {
      const [asked] = await tx
        .update(alertChoices)
        .set({ askedAt: now })
        .where(
          and(ofPhone, isNotNull(alertChoices.email), isNull(alertChoices.stoppedAt), isNull(alertChoices.confirmedAt)),
        )
        .returning({ choiceId: alertChoices.id, askedAt: alertChoices.askedAt, email: alertChoices.email });
      return asked?.email ? { ...asked, email: asked.email } : null;
    },
  };
}

function sameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
