import { LOCKS } from '@infra/api/db/advisory-locks';
import type { PoolClient } from 'pg';
import { addAccount, findAccount, listAccounts } from './operator-accounts';
import type { OperatorAccount } from './operator-accounts';
import { noteEvent } from './operator-events';
import { makeLink } from './operator-links';

/**
 * A link for whoever starts the platform, as long as no release manager can sign in by themselves: then it would only be
 * one more way in. It opens the account of the machine's user, by whatever name it goes since, or the one that is named as
 * they are; it is made where there is none. It opens nobody else's: who signs in by it acts under their own name, and no start
 * makes a second account for one person.
 *
 * @returns its secret; null where none is needed, or that account is no release manager's.
 */
export async function firstLink(client: PoolClient, user: string, nowMs: number): Promise<string | null> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCKS.firstAccount]);
  const by = { name: user, id: null };
  const accounts = await listAccounts(client);
  if (accounts.some((account) => isManager(account) && hasWayIn(account))) return null;
  const own = await accountOfUser(client, user);
  if (!own) {
    const made = await addAccount(client, by, { name: user, role: 'manager', remotes: [], group: null, sites: [] });
    await rememberUser(client, made.id, user);
    return makeLink(client, by, made.id, nowMs);
  }
  if (!isManager(own)) return null;
  await rememberUser(client, own.id, user);
  await noteEvent(client, by, 'link made', own.name);
  return makeLink(client, by, own.id, nowMs);
}

async function accountOfUser(client: PoolClient, user: string): Promise<OperatorAccount | null> {
  const { rows } = await client.query<{ id: string }>(
    `select id from operator_account where lower(machine_user) = lower($1) or machine_user is null and lower(name) = lower($1)
     order by machine_user is null limit 1`,
    [user],
  );
  return rows[0] ? findAccount(client, rows[0].id) : null;
}

async function rememberUser(client: PoolClient, id: string, user: string): Promise<void> {
  await client.query('update operator_account set machine_user = $2 where id = $1', [id, user]);
}

function isManager({ role, disabledAt }: OperatorAccount): boolean {
  return role === 'manager' && disabledAt === null;
}

function hasWayIn({ passkeys, hasCodes }: OperatorAccount): boolean {
  return passkeys > 0 || hasCodes;
}
