import type { PoolClient } from 'pg';
import { removeCodes } from './operator-codes';
import { noteEvent } from './operator-events';
import type { Doer } from './operator-events';
import { makeLink } from './operator-links';
import { endSessionsOf } from './operator-sessions';
import { revokeTokensOf } from './operator-tokens';

/**
 * For somebody who lost what they sign in with, or whose things somebody else has: passkeys, codes,
 * sessions and the tokens they made are gone.
 *
 * @returns the secret of a link that signs in once.
 */
export async function resetAccount(
  client: PoolClient,
  by: Doer,
  account: { id: string; name: string },
  nowMs: number,
): Promise<string> {
  await client.query('delete from operator_passkey where account_id = $1', [account.id]);
  await removeCodes(client, account.id);
  await endSessionsOf(client, account.id, { except: null });
  await revokeTokensOf(client, by, account.id);
  await noteEvent(client, by, 'reset', account.name);
  return makeLink(client, by, account.id, nowMs);
}
