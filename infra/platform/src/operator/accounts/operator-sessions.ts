import { HOUR_MS } from '@shared-kit/domain/time/seconds';
import type { OperatorRole } from '@shared-kit/domain/operator/may';
import { withinLength } from '@shared-kit/domain/text/within-length';
import type { PoolClient } from 'pg';
import { hashOfSecret, newSecret } from './secret-token';

/** A session ends after this long, however much it is used. */
export const SESSION_HOURS = 12;
/** A session that is not used ends after this long. */
const IDLE_MS = HOUR_MS;
/** How often the use of a session is written down, in milliseconds. */
const NOTED_EVERY_MS = 30_000;
const BROWSER_LENGTH = 200;

/** A live session and whose it is. */
export type OperatorSession = {
  id: string;
  accountId: string;
  name: string;
  role: OperatorRole;
  remotes: string[];
  group: string | null;
  sites: string[];
};
export type ListedSession = { id: string; startedAt: Date; usedAt: Date; browser: string };

/** @returns the token of a new session. Sessions that are over are removed. */
export async function beginSession(
  client: PoolClient,
  { accountId, browser, nowMs }: { accountId: string; browser: string; nowMs: number },
): Promise<string> {
  const [started, used] = limits(nowMs);
  await client.query('delete from operator_session where started_at <= $1 or used_at <= $2', [started, used]);
  const token = newSecret();
  await client.query(
    'insert into operator_session (account_id, token_hash, started_at, used_at, browser) values ($1, $2, $3, $3, $4)',
    [accountId, hashOfSecret(token), new Date(nowMs), withinLength(browser, BROWSER_LENGTH)],
  );
  return token;
}

/** The live session of a token, which counts as used by that; not so where a page asks that nobody uses. */
export async function useSession(
  client: PoolClient,
  { token, nowMs, isUnattended }: { token: string; nowMs: number; isUnattended: boolean },
): Promise<OperatorSession | null> {
  if (token === '') return null;
  const { rows } = await client.query<OperatorSession & { usedAt: Date }>(
    `select s.id, s.used_at as "usedAt", a.id as "accountId", a.name, a.role, a.remotes, a.of_group as "group", a.of_sites as sites
     from operator_session s join operator_account a on a.id = s.account_id and a.disabled_at is null
     where s.token_hash = $1 and s.started_at > $2 and s.used_at > $3`,
    [hashOfSecret(token), ...limits(nowMs)],
  );
  const session = rows[0];
  if (!session) return null;
  if (!isUnattended && nowMs - session.usedAt.getTime() >= NOTED_EVERY_MS)
    await client.query('update operator_session set used_at = $2 where id = $1', [session.id, new Date(nowMs)]);
  return session;
}

export async function endSession(client: PoolClient, token: string): Promise<void> {
  await client.query('delete from operator_session where token_hash = $1', [hashOfSecret(token)]);
}

/** Ends one of an account's, or all; `except` is one that stays. */
export async function endSessionsOf(
  client: PoolClient,
  accountId: string,
  which: { id: string } | { except: string | null },
): Promise<void> {
  const [condition, id] = 'id' in which ? ['id = $2', which.id] : ['id is distinct from $2', which.except];
  await client.query(`delete from operator_session where account_id = $1 and ${condition}`, [accountId, id]);
}

/** Live ones, the last used first. */
export async function listSessions(client: PoolClient, accountId: string, nowMs: number): Promise<ListedSession[]> {
  const { rows } = await client.query<ListedSession>(
    `select id, started_at as "startedAt", used_at as "usedAt", browser from operator_session
     where account_id = $1 and started_at > $2 and used_at > $3 order by used_at desc`,
    [accountId, ...limits(nowMs)],
  );
  return rows;
}

/** A live session started and was used after these. */
function limits(nowMs: number): [started: Date, used: Date] {
  return [new Date(nowMs - SESSION_HOURS * HOUR_MS), new Date(nowMs - IDLE_MS)];
}
