import type { PoolClient } from 'pg';
import { addAccount, listAccounts } from './operator-accounts';
import type { OperatorAccount } from './operator-accounts';
import { makeLink } from './operator-links';

/** Two starts at once make one account. */
const LOCK_KEY = 7_155_001;

/**
 * A link for whoever starts the platform, as long as no release manager can sign in by themselves: then it would only be
 * one more way in. The first start makes the account, named as the machine's user.
 *
 * @returns its secret, null where none is needed.
 */
export async function firstLink(client: PoolClient, user: string, nowMs: number): Promise<string | null> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
  const by = { name: user, id: null };
  const managers = (await listAccounts(client)).filter(
    ({ role, disabledAt }) => role === 'manager' && disabledAt === null,
  );
  const hasWayIn = ({ passkeys, hasCodes }: OperatorAccount) => passkeys > 0 || hasCodes;
  if (managers.some(hasWayIn)) return null;
  const account =
    managers[0] ?? (await addAccount(client, by, { name: user, role: 'manager', remotes: [], group: null }));
  return makeLink(client, by, account.id, nowMs);
}
