import type { PoolClient } from 'pg';
import { AccountRefusal } from './account-refusal';
import { noteEvent } from './operator-events';
import type { Doer } from './operator-events';

export type ListedPasskey = { id: string; name: string; createdAt: Date; usedAt: Date | null };
/** What verifies a sign-in. */
export type StoredPasskey = {
  id: string;
  accountId: string;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  /** The host name it was made at, and is good at. */
  rpId: string;
  isDisabled: boolean;
};

export async function listPasskeys(client: PoolClient, accountId: string): Promise<ListedPasskey[]> {
  const { rows } = await client.query<ListedPasskey>(
    `select id, name, created_at as "createdAt", used_at as "usedAt" from operator_passkey
     where account_id = $1 order by created_at`,
    [accountId],
  );
  return rows;
}

export async function findPasskey(client: PoolClient, id: string): Promise<StoredPasskey | null> {
  const { rows } = await client.query<StoredPasskey>(
    `select p.id, p.account_id as "accountId", p.public_key as "publicKey", p.counter::float8 as counter, p.transports,
       p.rp_id as "rpId",
       a.disabled_at is not null as "isDisabled"
     from operator_passkey p join operator_account a on a.id = p.account_id where p.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** @throws {AccountRefusal} for one that is known already, whosever it is. */
export async function addPasskey(
  client: PoolClient,
  by: Doer,
  key: Pick<StoredPasskey, 'id' | 'accountId' | 'counter' | 'transports' | 'rpId'> & {
    name: string;
    publicKey: Uint8Array;
  },
): Promise<void> {
  const { rowCount } = await client.query(
    `insert into operator_passkey (id, account_id, public_key, counter, transports, rp_id, name)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [key.id, key.accountId, Buffer.from(key.publicKey), key.counter, key.transports, key.rpId, key.name],
  );
  if (rowCount === 0) throw new AccountRefusal('passkey', 'This passkey is known already');
  await noteEvent(client, by, 'passkey added', by.name);
}

export async function notePasskeyUse(client: PoolClient, id: string, counter: number, nowMs: number): Promise<void> {
  await client.query('update operator_passkey set counter = $2, used_at = $3 where id = $1', [
    ...[id, counter, new Date(nowMs)],
  ]);
}

/** @throws {AccountRefusal} for one that the account has not. */
export async function removePasskey(client: PoolClient, by: Doer, accountId: string, id: string): Promise<void> {
  const { rowCount } = await client.query('delete from operator_passkey where account_id = $1 and id = $2', [
    ...[accountId, id],
  ]);
  if (rowCount === 0) throw new AccountRefusal('passkey', 'There is no such passkey');
  await noteEvent(client, by, 'passkey removed', by.name);
}
