import { HOUR_MS } from '@shared-kit/domain/time/seconds';
import type { PoolClient } from 'pg';
import type { Doer } from './operator-events';
import { hashOfSecret, newSecret } from './secret-token';

/** An invitation reaches somebody who may be away for a weekend. */
export const LINK_HOURS = 72;

export type LinkState =
  { state: 'good'; accountId: string; name: string } | { state: 'used' | 'expired' | 'unknown' | 'disabled' };

/**
 * An address's secret that signs in as the account once. The ones before it are over. Who was shown it could come by it
 * themselves, which the account remembers (`infra/releases/src/registry/log/people.ts`).
 */
export async function makeLink(client: PoolClient, by: Doer, accountId: string, nowMs: number): Promise<string> {
  await client.query(`delete from operator_link where account_id = $1 and used_at is null or expires_at < $2`, [
    accountId,
    new Date(nowMs),
  ]);
  const secret = newSecret();
  await client.query(
    'insert into operator_link (token_hash, account_id, made_by, made_at, expires_at) values ($1, $2, $3, $4, $5)',
    [hashOfSecret(secret), accountId, by.name, new Date(nowMs), new Date(nowMs + LINK_HOURS * HOUR_MS)],
  );
  await client.query('update operator_account set linked_by = $2, linked_at = $3 where id = $1', [
    ...[accountId, accountOf(by), new Date(nowMs)],
  ]);
  return secret;
}

function accountOf({ id }: Doer): string | null {
  return id?.startsWith('account:') ? id.slice('account:'.length) : null;
}

/** What a link is good for now. */
export async function readLink(client: PoolClient, secret: string, nowMs: number): Promise<LinkState> {
  type Row = { account_id: string; name: string; used_at: Date | null; expires_at: Date; disabled_at: Date | null };
  const { rows } = await client.query<Row>(
    `select l.account_id, a.name, l.used_at, l.expires_at, a.disabled_at
     from operator_link l join operator_account a on a.id = l.account_id where l.token_hash = $1 for update of l`,
    [hashOfSecret(secret)],
  );
  const link = rows[0];
  if (!link) return { state: 'unknown' };
  if (link.used_at) return { state: 'used' };
  if (link.expires_at.getTime() <= nowMs) return { state: 'expired' };
  return link.disabled_at ? { state: 'disabled' } : { state: 'good', accountId: link.account_id, name: link.name };
}

/** Takes a link: of two who come with it at once one is told that it was used. */
export async function takeLink(client: PoolClient, secret: string, nowMs: number): Promise<LinkState> {
  const link = await readLink(client, secret, nowMs);
  if (link.state === 'good')
    await client.query('update operator_link set used_at = $2 where token_hash = $1', [
      hashOfSecret(secret),
      new Date(nowMs),
    ]);
  return link;
}
