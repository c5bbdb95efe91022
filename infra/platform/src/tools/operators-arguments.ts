import { sayIssues } from '@shared-kit/contracts/http/plain-issues';
import { parseArgs } from 'node:util';
import { invitationSchema } from '@shared-kit/contracts/operator/operators.contract';
import { AccountRefusal } from '../operator/accounts/account-refusal';
import type { Position } from '../operator/accounts/operator-accounts';

export const USAGE = `npm run operators -- COMMAND

  list                                          who may use the operator port, and how they sign in
  invite NAME --role viewer|team|manager|dealer [--remotes a,b] [--group G] [--sites a,b]
                                                make an account and print the link that signs in once; dealer staff
                                                write all sites of their group, or those that are named
  reset NAME                                    take passkeys, codes and sessions away; print a new link
  disable NAME | enable NAME                    shut an account out at once, or let it back

Every act is noted with your account's name on this machine.
A link works once, for three days, at --at (by default OPERATOR_ORIGIN, else http://localhost:OPERATOR_PORT).
The instance is the one at DATABASE_URL, or the one running on DATA_DIR (.data).`;

export type OperatorsCommand =
  | { name: 'help' }
  | { name: 'list' }
  | { name: 'invite'; account: Position & { name: string }; at: string | undefined }
  | { name: 'reset' | 'disable' | 'enable'; account: string; at: string | undefined };

/** @throws {AccountRefusal} for a command line that means nothing, in words. */
export function readOperatorsArguments(argv: string[]): OperatorsCommand {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { role: text, remotes: text, group: text, sites: text, at: text },
  });
  const [name = 'help', ...words] = positionals;
  const account = words.join(' ');
  if (name === 'help' || name === 'list') return { name };
  if (!['invite', 'reset', 'disable', 'enable'].includes(name))
    throw new AccountRefusal('command', `There is no command "${name}"\n\n${USAGE}`);
  if (account === '') throw new AccountRefusal('name', `${name} needs a NAME\n\n${USAGE}`);
  const at = originIn(values.at);
  if (name !== 'invite') return { name: name as 'reset' | 'disable' | 'enable', account, at };
  const [remotes, sites] = [values.remotes, values.sites].map((listed = '') => listed.split(',').filter(Boolean));
  const position = { role: values.role, remotes, sites, group: values.group ?? null };
  const read = invitationSchema.safeParse({ name: account, ...position });
  if (!read.success) {
    throw new AccountRefusal('role', sayIssues(read.error, '--').join('\n'));
  }
  return { name, account: read.data, at };
}

/** As the console compares it: without a path, a usual port or capitals. */
function originIn(at: string | undefined): string | undefined {
  if (at === undefined) return undefined;
  const url = URL.parse(at);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url.origin;
  throw new AccountRefusal('at', `--at ${at} is no address as https://operators.example`);
}
