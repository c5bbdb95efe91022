import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { CODE_MINUTES } from '@shared-kit/domain/account/sign-in-times';
import { HOUR_S } from '@shared-kit/domain/time/seconds';
import type { Tx } from '../../../db/db';
import { waitTurn } from '../../../db/wait-turn';
import { keyedHash } from '../../../signing/keyed-hash';
import { accounts, signInCodes } from '../account.schema';

const MAX_TRIES = 5;
const MAX_CODES_AN_HOUR_BY_ADDRESS = 20;

const minutesFromNow = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`;
const hoursAgo = (hours: number) => sql<Date>`now() - make_interval(hours => ${hours})`;

/** For the scope of a transaction that finds codes by the browser that asked for them. */
export function codesKey(secret: string, site: string, browser: string): string {
  return keyedHash(secret, 'sign-in-browser', site, browser);
}

/**
 * Codes of one site; `secret` keys their hashes. A transaction that counts an address's codes has its hash as key, one that
 * looks for a browser's has `codesKey`.
 */
export function signInRepository(tx: Tx, site: string, secret: string) {
  const hashOf = (phone: string, code: string) => keyedHash(secret, 'sign-in-code', site, phone, code);
  const browserHashOf = (browser: string) => codesKey(secret, site, browser);
  const askedBy = (browser: string) =>
    and(eq(signInCodes.siteSlug, site), eq(signInCodes.browserHash, browserHashOf(browser)));
  const countSince = (ipHash: string) =>
    tx
      .select({
        issued: count(),
        waitS: sql<number>`ceil(extract(epoch from min(created_at) + interval '1 hour' - now()))::int`,
      })
      .from(signInCodes)
      .where(
        and(eq(signInCodes.siteSlug, site), eq(signInCodes.ipHash, ipHash), gt(signInCodes.createdAt, hoursAgo(1))),
      );
  // Requests at the same moment would each count before any of them has written.
  const oneAtATime = (value: string) => waitTurn(tx, 'sign-in', site, value);

  return {
    /** Whether somebody with this phone has signed in here before. */
    async isKnown(phone: string): Promise<boolean> {
      const found = await tx
        .select({ phone: accounts.phone })
        .from(accounts)
        .where(and(eq(accounts.siteSlug, site), eq(accounts.phone, phone)));
      return found.length > 0;
    },

    /**
     * A new code for one browser that replaces its earlier one; when this address has asked too often, the seconds until it
     * may again.
     */
    async issue(phone: string, ipHash: string, browser: string): Promise<{ code: string } | { waitS: number }> {
      await oneAtATime(ipHash);
      const [byAddress] = await countSince(ipHash);
      if ((byAddress?.issued ?? 0) >= MAX_CODES_AN_HOUR_BY_ADDRESS) return { waitS: byAddress?.waitS ?? HOUR_S };

      await tx.execute(sql`select drop_old_codes()`);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await tx.insert(signInCodes).values({
        siteSlug: site,
        phone,
        codeHash: hashOf(phone, code),
        ipHash,
        browserHash: browserHashOf(browser),
        expiresAt: minutesFromNow(CODE_MINUTES),
      });
      return { code };
    },

    /** The code that this browser asked for last, and to which phone (E.164); null where it asked for none that still lives. */
    async lastAskedBy(browser: string): Promise<LastCode | null> {
      const [newest, before] = await tx
        .select({ phone: signInCodes.phone, attempts: signInCodes.attempts })
        .from(signInCodes)
        .where(and(askedBy(browser), gt(signInCodes.expiresAt, sql`now()`)))
        .orderBy(desc(signInCodes.createdAt), desc(signInCodes.id))
        .limit(2);
      if (!newest) return null;
      return { phone: newest.phone, isAgain: before?.phone === newest.phone, isUsedUp: newest.attempts >= MAX_TRIES };
    },

    /**
     * Whether this is right: the newest code that this browser had sent to the phone, unused, in time and within its tries. What
     * another browser asked for does nothing to it: else whoever knows a number could keep its owner out. How often all of
     * them together may guess is bounded by how many codes are sent to a phone. A wrong try is counted, so the caller's
     * transaction must commit either way.
     */
    async redeem(phone: string, code: string, browser: string): Promise<Redeemed> {
      const [newest] = await tx
        .select({
          id: signInCodes.id,
          codeHash: signInCodes.codeHash,
          attempts: signInCodes.attempts,
          isOpen: sql<boolean>`used_at is null and expires_at > now()`,
        })
        .from(signInCodes)
        .where(and(askedBy(browser), eq(signInCodes.phone, phone)))
        .orderBy(desc(signInCodes.createdAt), desc(signInCodes.id))
        .limit(1)
        .for('update');
      if (!newest?.isOpen) return 'wrong';
      if (newest.attempts >= MAX_TRIES) return 'used-up';

      const isRight = timingSafeEqual(Buffer.from(hashOf(phone, code), 'hex'), Buffer.from(newest.codeHash, 'hex'));
      await tx
        .update(signInCodes)
        .set({ attempts: newest.attempts + 1, ...(isRight && { usedAt: sql`now()` }) })
        .where(eq(signInCodes.id, newest.id));
      if (isRight) return 'right';
      return newest.attempts + 1 >= MAX_TRIES ? 'used-up' : 'wrong';
    },
  };
}

/** `isAgain`: it took the place of one to the same phone; `isUsedUp`: it was entered wrong too often. */
export type LastCode = { phone: string; isAgain: boolean; isUsedUp: boolean };

/** `used-up` from the last wrong try on. */
export type Redeemed = 'right' | 'wrong' | 'used-up';
