import { and, count, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../db/db';
import { waitTurn } from '../../../db/wait-turn';
import type { TenantSite } from '../../../plugins/tenant';
import { passkeyChallenges, passkeys } from './passkeys.schema';
import type { PasskeyRow } from './passkeys.schema';

/** Passkeys of one shopper at one site: more devices than anybody signs in with. */
export const MOST_PASSKEYS = 10;
/** How long a browser may take to answer: somebody looks for their phone. */
const ANSWER_MINUTES = 5;

type NewPasskey = Pick<PasskeyRow, 'id' | 'publicKey' | 'counter' | 'transports' | 'rpId'>;

/** Passkeys of one site, and what browsers were asked to sign with them. */
export function passkeyRepository(tx: Tx, { slug, group_slug: group }: TenantSite) {
  const ofSite = eq(passkeys.siteSlug, slug);
  const ofPhone = (phone: string) => and(ofSite, eq(passkeys.phone, phone));

  return {
    /** Notes a question, once for each answer. @returns its id. */
    async ask(challenge: string, askedBy: string): Promise<string> {
      await tx
        .delete(passkeyChallenges)
        .where(and(eq(passkeyChallenges.siteSlug, slug), lt(passkeyChallenges.expiresAt, sql`now()`)));
      const [asked] = await tx
        .insert(passkeyChallenges)
        .values({
          ...{ groupSlug: group, siteSlug: slug, challenge, askedBy },
          expiresAt: sql`now() + make_interval(mins => ${ANSWER_MINUTES})`,
        })
        .returning({ id: passkeyChallenges.id });
      if (!asked) throw new Error('A question was not stored');
      return asked.id;
    },

    /** What was asked by the same for the same, and is answered for the first time; null for anything else. */
    async takeQuestion(id: string, askedBy: string): Promise<string | null> {
      const [asked] = await tx
        .delete(passkeyChallenges)
        .where(
          and(
            ...[eq(passkeyChallenges.siteSlug, slug), eq(passkeyChallenges.id, id)],
            ...[eq(passkeyChallenges.askedBy, askedBy), gt(passkeyChallenges.expiresAt, sql`now()`)],
          ),
        )
        .returning({ challenge: passkeyChallenges.challenge });
      return asked?.challenge ?? null;
    },

    /** The latest made first. */
    async list(phone: string): Promise<PasskeyRow[]> {
      return tx.select().from(passkeys).where(ofPhone(phone)).orderBy(desc(passkeys.madeAt));
    },

    /** Locked until the transaction ends: two answers of one passkey are counted one after the other. */
    async find(id: string): Promise<PasskeyRow | null> {
      const [found] = await tx
        .select()
        .from(passkeys)
        .where(and(ofSite, eq(passkeys.id, id)))
        .for('update');
      return found ?? null;
    },

    /** False where there is no room for another, or somebody has this one. */
    async add(phone: string, passkey: NewPasskey): Promise<boolean> {
      await waitTurn(tx, 'passkey', slug, phone);
      const [had] = await tx.select({ count: count() }).from(passkeys).where(ofPhone(phone));
      if ((had?.count ?? 0) >= MOST_PASSKEYS) return false;
      const { rowCount } = await tx
        .insert(passkeys)
        .values({ groupSlug: group, siteSlug: slug, phone, ...passkey })
        .onConflictDoNothing();
      return rowCount === 1;
    },

    async noteUse(id: string, counter: number): Promise<void> {
      await tx
        .update(passkeys)
        .set({ counter, usedAt: sql`now()` })
        .where(and(ofSite, eq(passkeys.id, id)));
    },

    async remove(phone: string, id: string): Promise<void> {
      await tx.delete(passkeys).where(and(ofPhone(phone), eq(passkeys.id, id)));
    },
  };
}
