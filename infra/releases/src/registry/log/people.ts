import { nameOf } from '../actor';
import type { Actor } from '../actor';
import type { Statements } from './statements';

/** An account of the operator port, as the logs name it: `account:…`. */
type KnownAccount = {
  id: string;
  /** The one it has, and those it had before. */
  names: readonly string[];
  /** Who was shown the link by which it is signed in to, while they could still be the one who does so. */
  letInBy: string | null;
};

/** Who may be one and the same: names change, and one person has accounts, tokens and a command line. */
export type People = {
  accounts: readonly KnownAccount[];
  /** Who made each token, by the token's id. */
  makers: ReadonlyMap<string, { name: string; id: string | null }>;
};

/** How long whoever let an account in counts as the one behind it: others have a day to see the invitation in the audit. */
const LET_IN_FOR = '24 hours';

/** All accounts and tokens; the transaction sees them as the platform from here on. */
export async function readPeople(tx: Statements): Promise<People> {
  await tx.query(`select set_config('app.operator', 'on', true)`);
  const tokens = await tx.query<{ token: string; name: string; id: string | null }>(
    `select 'token:' || id as token, made_by as name, 'account:' || of_account as id from operator_token`,
  );
  const accounts = await tx.query<KnownAccount>(
    `select 'account:' || a.id as id,
       array(select a.name union select e.actor from operator_event e
             where e.kind = 'renamed' and e.actor_id = 'account:' || a.id) as names,
       case when a.linked_at > now() - $1::interval or a.password_hash is null
              and not exists (select from operator_passkey p where p.account_id = a.id)
            then 'account:' || a.linked_by end as "letInBy"
     from operator_account a`,
    [LET_IN_FOR],
  );
  return {
    accounts: accounts.rows,
    makers: new Map(tokens.rows.map(({ token, name, id }) => [token, { name, id }])),
  };
}

/**
 * Why one cannot approve what the other asked for or drafted, as what comes after the name of who would; null where they
 * are two people. A token is who made it, a name at a command line is whose account has or had it.
 *
 * @param did what the other did, like `asked for 1.2.0`.
 */
export function whyOnePerson(other: Actor, actor: Actor, people: People, did: string): string | null {
  const [theirs, own] = [facesOf(other, people), facesOf(actor, people)];
  if (theirs.some((face) => own.includes(face))) return `${did} themselves`;
  const hosts = (faces: readonly string[]) =>
    people.accounts.filter(({ id, letInBy }) => letInBy !== null && faces.includes(id)).map(({ letInBy }) => letInBy!);
  const isLetIn = hosts(own).some((host) => theirs.includes(host)) || hosts(theirs).some((host) => own.includes(host));
  return isLetIn
    ? `and ${nameOf(other)}, who ${did}, are not two people yet: one was shown the other's link to sign in. They are once a day has gone by and there is a passkey or codes`
    : null;
}

/** Ids and names, in lower case, that may stand for who this is. */
function facesOf(actor: Actor, { accounts, makers }: People): string[] {
  const maker = makers.get(idOf(actor) ?? '');
  const names = [nameOf(actor), ...(maker ? [maker.name] : [])].map((name) => name.toLowerCase());
  const ids = [idOf(actor), maker?.id].filter((id) => typeof id === 'string');
  // Who comes without an account by its name is whose account that is; with one, they are no other who had the name.
  const own = accounts.filter((known) => (ids.length > 0 ? ids.includes(known.id) : hasName(known, names)));
  return [...names, ...ids, ...own.flatMap((known) => [known.id, ...known.names.map((name) => name.toLowerCase())])];
}

function hasName({ names }: KnownAccount, sought: readonly string[]): boolean {
  return names.some((name) => sought.includes(name.toLowerCase()));
}

const idOf = (actor: Actor) => (typeof actor === 'string' ? null : actor.id);
