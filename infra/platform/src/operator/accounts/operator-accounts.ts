import { may } from '@shared-kit/domain/operator/may';
import type { OperatorRole } from '@shared-kit/domain/operator/may';
import type { PoolClient } from 'pg';
import { noteEvent } from './operator-events';
import type { Doer } from './operator-events';
import { AccountRefusal } from './account-refusal';
import { revokeTokensOf } from './operator-tokens';

export type OperatorAccount = {
  id: string;
  name: string;
  role: OperatorRole;
  /** Of a team. */
  remotes: string[];
  /** The dealer group of dealer staff. */
  group: string | null;
  /** Which sites of the group; none for all of them. */
  sites: string[];
  disabledAt: Date | null;
  passkeys: number;
  hasCodes: boolean;
  /** When they last did something, null for never. */
  usedAt: Date | null;
};

/** What an account may be: a team has remotes, dealer staff a group, nobody else either. */
export type Position = Pick<OperatorAccount, 'role' | 'remotes' | 'group' | 'sites'>;

const SELECT = `select a.id, a.name, a.role, a.remotes, a.of_group as group, a.of_sites as sites, a.disabled_at as "disabledAt",
    a.password_hash is not null as "hasCodes",
    (select count(*)::int from operator_passkey p where p.account_id = a.id) as passkeys,
    (select max(s.used_at) from operator_session s where s.account_id = a.id) as "usedAt"
  from operator_account a`;

export async function listAccounts(client: PoolClient): Promise<OperatorAccount[]> {
  return (await client.query<OperatorAccount>(`${SELECT} order by lower(a.name)`)).rows;
}

export async function findAccount(client: PoolClient, id: string): Promise<OperatorAccount | null> {
  return (await client.query<OperatorAccount>(`${SELECT} where a.id = $1`, [id])).rows[0] ?? null;
}

/** @throws {AccountRefusal} for a name that there is none of. */
export async function accountNamed(client: PoolClient, name: string): Promise<OperatorAccount> {
  const { rows } = await client.query<OperatorAccount>(`${SELECT} where lower(a.name) = lower($1)`, [name.trim()]);
  if (!rows[0]) throw new AccountRefusal('name', `There is no account "${name}"`);
  return rows[0];
}

/** @throws {AccountRefusal} for a name that is taken, and for a site that is none of the group's. */
export async function addAccount(
  client: PoolClient,
  by: Doer,
  { name, ...position }: Position & { name: string },
): Promise<OperatorAccount> {
  const { role, remotes, group, sites } = position;
  await refuseTakenName(client, name);
  await refuseUnknownGroup(client, group);
  await refuseOthersSites(client, position);
  const { rows } = await client.query<{ id: string }>(
    'insert into operator_account (name, role, remotes, of_group, of_sites) values ($1, $2, $3, $4, $5) returning id',
    [name, role, remotes, group, sites],
  );
  await noteEvent(client, by, 'invited', `${name} as ${sayPosition(position)}`);
  return (await findAccount(client, rows[0]?.id ?? ''))!;
}

/**
 * Who manages no longer leaves no token behind.
 *
 * @throws {AccountRefusal} when nobody would be left who manages, and for a site that is none of the group's.
 */
export async function changePosition(client: PoolClient, by: Doer, id: string, position: Position): Promise<void> {
  const { role, remotes, group, sites } = position;
  const account = await changeable(client, id, role !== 'manager');
  await refuseUnknownGroup(client, group);
  await refuseOthersSites(client, position);
  await client.query(
    'update operator_account set role = $2, remotes = $3, of_group = $4, of_sites = $5 where id = $1',
    [id, role, remotes, group, sites],
  );
  if (!may({ role, remotes }, 'tokens.manage')) await revokeTokensOf(client, by, id);
  await noteEvent(client, by, 'role changed', `${account.name} to ${sayPosition(position)}`);
}

/** Ends what the account has open, and the tokens it made, too. @throws {AccountRefusal} when nobody would be left who manages. */
export async function disableAccount(client: PoolClient, by: Doer, id: string): Promise<void> {
  const account = await changeable(client, id, true);
  await client.query('update operator_account set disabled_at = now() where id = $1', [id]);
  await client.query('delete from operator_session where account_id = $1', [id]);
  await client.query('delete from operator_link where account_id = $1', [id]);
  await revokeTokensOf(client, by, id);
  await noteEvent(client, by, 'disabled', account.name);
}

export async function enableAccount(client: PoolClient, by: Doer, id: string): Promise<void> {
  const account = await changeable(client, id, false);
  await client.query('update operator_account set disabled_at = null where id = $1', [id]);
  await noteEvent(client, by, 'enabled', account.name);
}

/** @throws {AccountRefusal} for a name that is taken. */
export async function renameAccount(client: PoolClient, by: Doer, id: string, name: string): Promise<void> {
  await refuseTakenName(client, name, id);
  await client.query('update operator_account set name = $2 where id = $1', [id, name]);
  await noteEvent(client, by, 'renamed', `${by.name} to ${name}`);
}

async function refuseTakenName(client: PoolClient, name: string, except = ''): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from operator_account where lower(name) = lower($1)', [
    name,
  ]);
  if (rows[0] && rows[0].id !== except) throw new AccountRefusal('name', `There is an account "${name}" already`);
}

async function refuseOthersSites(client: PoolClient, { group, sites }: Position): Promise<void> {
  if (sites.length === 0) return;
  const { rows } = await client.query<{ slug: string }>('select slug from site where group_slug = $1', [group]);
  const strange = sites.filter((site) => !rows.some(({ slug }) => slug === site));
  if (strange.length > 0) throw new AccountRefusal('sites', `${group} has no site ${strange.join(', ')}`);
}

/** By its slug: of a group that there is not, dealer staff would have no site. */
async function refuseUnknownGroup(client: PoolClient, group: string | null): Promise<void> {
  if (group === null) return;
  const { rows } = await client.query<{ slug: string; name: string }>(
    'select slug, name from dealer_group order by slug',
  );
  if (rows.some(({ slug }) => slug === group)) return;
  const meant = rows.find(({ slug, name }) => [slug, name.toLowerCase()].includes(group.trim().toLowerCase()));
  const hint = meant ? `Write ${meant.slug}` : `Groups: ${rows.map(({ slug }) => slug).join(', ') || 'none'}`;
  throw new AccountRefusal('group', `There is no dealer group "${group}". ${hint}`);
}

/** The account, and no other manager can be taken away meanwhile. */
async function changeable(client: PoolClient, id: string, takesAway: boolean): Promise<OperatorAccount> {
  await client.query(`select id from operator_account where role = 'manager' order by id for update`);
  const account = await findAccount(client, id);
  if (!account) throw new AccountRefusal('id', 'There is no such account');
  const isManaging = (each: OperatorAccount) => each.role === 'manager' && each.disabledAt === null;
  if (takesAway && isManaging(account) && (await listAccounts(client)).filter(isManaging).length === 1)
    throw new AccountRefusal('role', `${account.name} is the only release manager: make another one first`);
  return account;
}

function sayPosition({ role, remotes, group, sites }: Position): string {
  if (role === 'team') return `team of ${remotes.join(', ')}`;
  if (role !== 'dealer') return role;
  return `dealer staff of ${group}${sites.length > 0 ? ` for ${sites.join(', ')}` : ''}`;
}
