import type { MyAccount } from '@shared-kit/contracts/operator/operators.contract';
import type { PoolClient } from 'pg';
import { findAccount } from '../operator-accounts';
import { recoveryCodesLeft } from '../operator-codes';
import { listPasskeys } from '../operator-passkeys';
import { listSessions } from '../operator-sessions';

/** An account as its owner sees it. */
export async function readMyAccount(
  client: PoolClient,
  session: { id: string; accountId: string },
  nowMs: number,
): Promise<MyAccount> {
  const { accountId } = session;
  const account = await findAccount(client, accountId);
  const passkeys = await listPasskeys(client, accountId);
  const sessions = await listSessions(client, accountId, nowMs);
  return {
    name: account?.name ?? '',
    role: account?.role ?? 'viewer',
    remotes: account?.remotes ?? [],
    hasCodes: account?.hasCodes ?? false,
    recoveryCodesLeft: await recoveryCodesLeft(client, accountId),
    passkeys: passkeys.map(({ createdAt, usedAt, ...passkey }) => ({
      ...passkey,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    sessions: sessions.map(({ id, startedAt, usedAt, browser }) => ({
      ...{ id, browser, isThis: id === session.id },
      ...{ startedAt: startedAt.toISOString(), usedAt: usedAt.toISOString() },
    })),
  };
}
