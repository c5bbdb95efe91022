import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import { waitTurn } from '../../../db/wait-turn';
import type { TenantSite } from '../../../plugins/tenant';
import type { PushTarget } from '../../messaging/push/push.port';
import { alertChoices, pushSubscriptions, savedSearches } from '../saved-searches.schema';

/** Browsers of one shopper at one site: more than anybody uses. The one that was added first makes room. */
export const MOST_BROWSERS = 10;

type Kinds = (typeof alertChoices.$inferSelect)['pushKinds'];
type Agreement = { sessionHash: string; target: PushTarget; wording: string; origin: string };

/** The browsers in which one shopper is told at one site, and of what. */
export function pushRepository(tx: Tx, site: TenantSite, phone: string) {
  const owner = { groupSlug: site.group_slug, siteSlug: site.slug, phone };
  const own = and(eq(pushSubscriptions.siteSlug, site.slug), eq(pushSubscriptions.phone, phone));
  const choiceOf = and(eq(alertChoices.siteSlug, site.slug), eq(alertChoices.phone, phone));

  return {
    /** The latest added first. */
    async browsers() {
      return tx
        .select({ id: pushSubscriptions.id, made: pushSubscriptions.madeAt, session: pushSubscriptions.sessionHash })
        .from(pushSubscriptions)
        .where(own)
        .orderBy(desc(pushSubscriptions.madeAt), desc(pushSubscriptions.id));
    },

    /** How they are told in browsers; null where they are not. */
    async choice() {
      const [found] = await tx
        .select({ kinds: alertChoices.pushKinds, frequency: alertChoices.frequency })
        .from(alertChoices)
        .where(and(choiceOf, eq(alertChoices.hearsPush, true)));
      return found ?? null;
    },

    /** From now on this browser is told too: of what is chosen already, else of everything, as soon as it is there. */
    async add({ sessionHash, target, wording, origin }: Agreement): Promise<void> {
      await waitTurn(tx, 'push', site.slug, phone);
      const { endpoint, p256dh, auth: authSecret } = target;
      const subscription = { ...owner, sessionHash, p256dh, authSecret };
      await tx
        .insert(pushSubscriptions)
        .values({ ...subscription, endpoint })
        .onConflictDoUpdate({
          target: [pushSubscriptions.siteSlug, pushSubscriptions.endpoint],
          set: { ...subscription, madeAt: sql`now()` },
        });
      const kept = (await this.browsers()).slice(0, MOST_BROWSERS).map(({ id }) => id);
      await tx.delete(pushSubscriptions).where(and(own, notInArray(pushSubscriptions.id, kept)));
      const agreed = { pushWording: wording, pushAgreedAt: sql`now()`, pushStoppedAt: null };
      await tx
        .insert(alertChoices)
        .values({ ...owner, origin, frequency: 'instant', ...agreed })
        .onConflictDoUpdate({ target: [alertChoices.siteSlug, alertChoices.phone], set: { origin, ...agreed } });
      await tx
        .update(savedSearches)
        .set({ pushes: true })
        .where(and(eq(savedSearches.siteSlug, site.slug), eq(savedSearches.phone, phone)));
    },

    async choose(kinds: Kinds): Promise<void> {
      await tx.update(alertChoices).set({ pushKinds: kinds }).where(choiceOf);
    },

    async remove(id: string): Promise<void> {
      await tx.delete(pushSubscriptions).where(and(own, eq(pushSubscriptions.id, id)));
    },
  };
}

/** Where a browser of this phone is reached; null where it is not any more. */
export async function findBrowser(
  tx: Tx,
  { slug }: TenantSite,
  { id, phone }: { id: string; phone: string },
): Promise<PushTarget | null> {
  const [found] = await tx
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.siteSlug, slug), eq(pushSubscriptions.id, id), eq(pushSubscriptions.phone, phone)));
  return found ? { endpoint: found.endpoint, p256dh: found.p256dh, auth: found.authSecret } : null;
}

/** For a browser that its push service does not know any more; not one that has subscribed anew since. */
export async function forgetBrowser(tx: Tx, { slug }: TenantSite, id: string, { endpoint, auth }: PushTarget) {
  await tx
    .delete(pushSubscriptions)
    .where(
      and(
        ...[eq(pushSubscriptions.siteSlug, slug), eq(pushSubscriptions.id, id)],
        ...[eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.authSecret, auth)],
      ),
    );
}
