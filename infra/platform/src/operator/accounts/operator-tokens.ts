import { DAY_MS } from '@shared-kit/domain/time/seconds';
import type { OperatorRole } from '@shared-kit/domain/operator/may';
import type { PoolClient } from 'pg';
import { AccountRefusal } from './account-refusal';
import { noteEvent } from './operator-events';
import type { Doer } from './operator-events';
import { hashOfSecret, newSecret } from './secret-token';

/** How often the use of a token is written down, in milliseconds. */
const NOTED_EVERY_MS = 60_000;
/** So that who finds one somewhere, a scanner of repositories too, knows what it is. */
const PREFIX = 'dealer_op_';

export type OperatorToken = {
  id: string;
  name: string;
  role: Exclude<OperatorRole, 'dealer'>;
  remotes: string[];
  madeBy: string;
  madeAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  revokedAt: Date | null;
};
export type TokenState = { state: 'good'; token: OperatorToken } | { state: 'unknown' | 'expired' | 'revoked' };

const COLUMNS = `id, name, role, remotes, made_by as "madeBy", made_at as "madeAt", expires_at as "expiresAt",
  used_at as "usedAt", revoked_at as "revokedAt"`;

/** @returns the token itself, which is stored nowhere. */
export async function makeToken(
  client: PoolClient,
  by: Doer,
  asked: Pick<OperatorToken, 'name' | 'role' | 'remotes'> & { days: number },
  nowMs: number,
): Promise<string> {
  const secret = newSecret(PREFIX);
  const { rowCount } = await client.query(
    `insert into operator_token (name, token_hash, role, remotes, made_by, made_at, expires_at, of_account)
     select $1, $2, $3, $4, $5, $6, $7, $8::uuid where not exists (
       select from operator_token where lower(name) = lower($1) and revoked_at is null and expires_at > $6)`,
    [
      ...[asked.name, hashOfSecret(secret), asked.role, asked.remotes, by.name],
      ...[new Date(nowMs), new Date(nowMs + asked.days * DAY_MS), accountIn(by)],
    ],
  );
  if (rowCount === 0) throw new AccountRefusal('name', `There is a token "${asked.name}" already: revoke it first`);
  await noteEvent(client, by, 'token made', `${asked.name} for ${asked.days} days, ${asked.role}`);
  return secret;
}

/** What a presented token is worth; its use is noted. */
export async function useToken(client: PoolClient, secret: string, nowMs: number): Promise<TokenState> {
  const { rows } = await client.query<OperatorToken>(`select ${COLUMNS} from operator_token where token_hash = $1`, [
    hashOfSecret(secret),
  ]);
  const token = rows[0];
  if (!token) return { state: 'unknown' };
  if (token.revokedAt) return { state: 'revoked' };
  if (token.expiresAt.getTime() <= nowMs) return { state: 'expired' };
  if (nowMs - (token.usedAt?.getTime() ?? 0) >= NOTED_EVERY_MS)
    await client.query('update operator_token set used_at = $2 where id = $1', [token.id, new Date(nowMs)]);
  return { state: 'good', token };
}

/** Newest first. */
export async function listTokens(client: PoolClient): Promise<OperatorToken[]> {
  return (await client.query<OperatorToken>(`select ${COLUMNS} from operator_token order by made_at desc`)).rows;
}

/** Of who may make none any more, or whose things somebody else has: what they made before is not to outlive that. */
export async function revokeTokensOf(client: PoolClient, by: Doer, accountId: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'update operator_token set revoked_at = now() where of_account = $1 and revoked_at is null returning name',
    [accountId],
  );
  for (const { name } of rows) await noteEvent(client, by, 'token revoked', name);
}

/** `account:…` is an account of its own; a person at the machine has none. */
function accountIn({ id }: Doer): string | null {
  return /^account:(.+)$/.exec(id ?? '')?.[1] ?? null;
}

/** @throws {AccountRefusal} for one that there is none of. */
export async function revokeToken(client: PoolClient, by: Doer, id: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'update operator_token set revoked_at = now() where id = $1 and revoked_at is null returning name',
    [id],
  );
  if (!rows[0]) throw new AccountRefusal('id', 'There is no such token, or it is revoked already');
  await noteEvent(client, by, 'token revoked', rows[0].name);
}
