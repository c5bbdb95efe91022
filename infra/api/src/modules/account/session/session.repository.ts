import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { SESSION_DAYS, SESSION_DAYS_AT_MOST } from '@shared-kit/domain/account/sign-in-times';
import type { Tx } from '../../../db/db';
import { accounts, sessions } from '../account.schema';

/** Renewing at every request would write at every request. */
const RENEW_AFTER_HOURS = 24;

/** How long after signing in another way in may be made. */
const FRESH_MINUTES = 15;

const unusedEnd = sql<Date>`now() + make_interval(days => ${SESSION_DAYS})`;
const longestEnd = sql<Date>`${sessions.createdAt} + make_interval(days => ${SESSION_DAYS_AT_MOST})`;

/** Sessions of one site. The token itself is only in the shopper's cookie, here is its hash. */
export function sessionRepository(tx: Tx, site: string) {
  const byToken = (token: string) => and(eq(sessions.siteSlug, site), eq(sessions.tokenHash, hashOf(token)));

  return {
    /**
     * Starts a session in place of the one that this browser had, if any, and returns its token; with a phone's first one
     * its account begins. The old one ends after the new one is there: notifications to this browser go on where both are of
     * one phone (migration 0202). The transaction has both: the phone, and the old one by its key.
     */
    async replace(replaced: string | null, phone: string, device: string): Promise<string> {
      await tx.execute(sql`select drop_ended_sessions()`);
      await tx.insert(accounts).values({ siteSlug: site, phone }).onConflictDoNothing();
      const token = randomBytes(32).toString('base64url');
      await tx
        .insert(sessions)
        .values({ siteSlug: site, tokenHash: hashOf(token), phone, device, expiresAt: unusedEnd });
      if (replaced !== null) await this.end(replaced);
      return token;
    },

    /** Who holds this token; `id` names the session to the database, `isDue` when it should be renewed. */
    async find(token: string): Promise<{ phone: string; id: string; isDue: boolean } | null> {
      const [session] = await tx
        .select({
          phone: sessions.phone,
          id: sessions.tokenHash,
          isDue: sql<boolean>`${sessions.renewedAt} < now() - make_interval(hours => ${RENEW_AFTER_HOURS})`,
        })
        .from(sessions)
        .where(and(byToken(token), gt(sessions.expiresAt, sql`now()`)));
      return session ?? null;
    },

    /** Whether it began a moment ago, so that who holds it is who signed in. */
    async isFresh(token: string | null): Promise<boolean> {
      if (token === null) return false;
      const found = await tx
        .select({ since: sessions.createdAt })
        .from(sessions)
        .where(and(byToken(token), gt(sessions.createdAt, sql`now() - make_interval(mins => ${FRESH_MINUTES})`)));
      return found.length > 0;
    },

    /** For as long again, within what a session may last at all. */
    async renew(token: string): Promise<void> {
      await tx
        .update(sessions)
        .set({ renewedAt: sql`now()`, expiresAt: sql`least(${unusedEnd}, ${longestEnd})` })
        .where(byToken(token));
    },

    /** All of a phone, the latest used first. `id` names one to its owner: a hash opens nothing. */
    async ofPhone(phone: string, current: string | null) {
      const rows = await tx
        .select({
          ...{ id: sessions.tokenHash, device: sessions.device },
          ...{ since: sessions.createdAt, used: sessions.renewedAt },
        })
        .from(sessions)
        .where(and(eq(sessions.siteSlug, site), eq(sessions.phone, phone), gt(sessions.expiresAt, sql`now()`)))
        .orderBy(desc(sessions.renewedAt));
      const own = current === null ? '' : hashOf(current);
      return rows.map((row) => ({ ...row, isThis: row.id === own }));
    },

    /** Ends one of a phone's at this site, or with an empty id all of them. */
    async endOfPhone(phone: string, id: string): Promise<void> {
      const which = id === '' ? undefined : eq(sessions.tokenHash, id);
      await tx.delete(sessions).where(and(eq(sessions.siteSlug, site), eq(sessions.phone, phone), which));
    },

    async end(token: string): Promise<void> {
      await tx.delete(sessions).where(byToken(token));
    },
  };
}

/** For the scope of a transaction that finds a session by its token. */
export function keyOf(token: string | null): { key?: string } {
  return token === null ? {} : { key: hashOf(token) };
}

/** The token has 256 random bits: nothing to guess, so a plain hash is enough. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
