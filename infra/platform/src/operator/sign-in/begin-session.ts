import type { FastifyReply } from 'fastify';
import type { PoolClient } from 'pg';
import { findAccount } from '../accounts/operator-accounts';
import { noteEvent } from '../accounts/operator-events';
import { beginSession, endSession } from '../accounts/operator-sessions';
import type { Gate } from './gate';
import { readSessionCookie, setSessionCookie } from './operator-cookie';

type SignedIn = { accountId: string; by: 'link' | 'passkey' | 'codes' };

/**
 * Signs the browser in: the session it brought ends, so that nobody goes on with a token that was known before.
 *
 * @returns whose account it is, by name.
 */
export async function signIn(
  client: PoolClient,
  gate: Gate,
  reply: FastifyReply,
  { accountId, by }: SignedIn,
): Promise<string> {
  const { request } = reply;
  await endSession(client, readSessionCookie(request));
  const browser = request.headers['user-agent'] ?? 'unknown';
  setSessionCookie(reply, await beginSession(client, { accountId, browser, nowMs: gate.now() }));
  const account = await findAccount(client, accountId);
  const doer = { name: account?.name ?? '', id: `account:${accountId}` };
  await noteEvent(client, doer, 'signed in', `by ${by === 'link' ? 'a link' : `their ${by}`}`);
  gate.log.info({ from: gate.hashOf(request.ip), account: accountId, by }, 'Operator signed in');
  return doer.name;
}
