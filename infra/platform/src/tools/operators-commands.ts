import { ROLE_NAMES } from '@shared-kit/domain/operator/role-words';
import { utcText } from '@shared-kit/domain/time/utc-text';
import type { PoolClient } from 'pg';
import {
  accountNamed,
  addAccount,
  disableAccount,
  enableAccount,
  listAccounts,
} from '../operator/accounts/operator-accounts';
import type { OperatorAccount } from '../operator/accounts/operator-accounts';
import type { Doer } from '../operator/accounts/operator-events';
import { makeLink } from '../operator/accounts/operator-links';
import { resetAccount } from '../operator/accounts/reset-account';
import type { OperatorsCommand } from './operators-arguments';

type Context = { by: Doer; nowMs: number; origin: string };

/** Carries out one command in one transaction. @returns the lines to print. */
export async function runOperatorsCommand(
  client: PoolClient,
  command: Exclude<OperatorsCommand, { name: 'help' }>,
  { by, nowMs, origin }: Context,
): Promise<string[]> {
  const sayLink = (name: string, secret: string) => [
    `${name} signs in by this link, once, within three days:`,
    `${origin}/sign-in/link?token=${secret}`,
  ];
  switch (command.name) {
    case 'list':
      return (await listAccounts(client)).map(describe);
    case 'invite': {
      const { id, name } = await addAccount(client, by, command.account);
      return sayLink(name, await makeLink(client, by, id, nowMs));
    }
    case 'reset': {
      const account = await accountNamed(client, command.account);
      if (account.disabledAt) await enableAccount(client, by, account.id);
      return sayLink(account.name, await resetAccount(client, by, account, nowMs));
    }
    case 'disable': {
      const { id, name } = await accountNamed(client, command.account);
      await disableAccount(client, by, id);
      return [`${name} is disabled: signed out everywhere, and cannot sign in.`];
    }
    case 'enable': {
      const { id, name } = await accountNamed(client, command.account);
      await enableAccount(client, by, id);
      return [`${name} may sign in again.`];
    }
  }
}

/** "Mia: release manager; 2 passkeys, password with codes; last seen 2026-11-23 06:00 UTC". */
function describe({
  name,
  role,
  remotes,
  group,
  sites,
  disabledAt,
  passkeys,
  hasCodes,
  usedAt,
}: OperatorAccount): string {
  const bound = [remotes.join(', '), group, sites.join(', ')].filter(Boolean).join(': ');
  const ways = [
    passkeys > 0 && `${passkeys} ${passkeys === 1 ? 'passkey' : 'passkeys'}`,
    hasCodes && 'password with codes',
  ].filter(Boolean);
  const seen = usedAt ? `last seen ${utcText(usedAt, 'minutes')}` : 'not signed in';
  return [
    `${name}: ${ROLE_NAMES[role].toLowerCase()}${bound ? ` (${bound})` : ''}${disabledAt ? ', disabled' : ''}`,
    ways.join(', ') || 'no way to sign in but a link',
    seen,
  ].join('; ');
}
