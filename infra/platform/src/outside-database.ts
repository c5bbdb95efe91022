import { Client } from 'pg';
import { ConfigError } from './config';
import { APP_ROLE } from '@infra/api/db/roles';

type OutsideDatabase = {
  databaseUrl: string;
  /** As configured, if it is. */
  appDatabaseUrl: string | undefined;
  /** For the role when we create it. */
  appPassword: string;
};

/**
 * The two URLs of an outside database. Without APP_DATABASE_URL the role dealer_app is
 * created, or given our password; an owner who may not do that must set the variable.
 *
 * @throws {ConfigError} naming the variable, also when its role passes row level security by: one group's
 * import would then replace every group's dealerships.
 */
export async function useOutsideDatabase({ databaseUrl, appDatabaseUrl, appPassword }: OutsideDatabase) {
  await connected('DATABASE_URL', databaseUrl, async (owner) => {
    if (appDatabaseUrl === undefined) await giveAppRole(owner, appPassword);
  });
  const appUrl = appDatabaseUrl ?? withLogin(databaseUrl, appPassword);
  await connected('APP_DATABASE_URL', appUrl, async () => undefined);
  return { url: databaseUrl, appUrl };
}

async function connected(variable: string, url: string, use: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    throw new ConfigError(`${variable} does not answer: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    await refuseOneWhoSeesAll(client, variable);
    await use(client);
  } finally {
    await client.end();
  }
}

async function refuseOneWhoSeesAll(client: Client, variable: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = current_user and (rolsuper or rolbypassrls)',
  );
  if (!rows[0]) return;
  throw new ConfigError(
    `${variable} logs in as ${rows[0].name}, who passes row level security by. ` +
      'Use a role without SUPERUSER and BYPASSRLS that owns the database.',
  );
}

async function giveAppRole(owner: Client, password: string): Promise<void> {
  const { rowCount } = await owner.query('select 1 from pg_roles where rolname = $1', [APP_ROLE]);
  const verb = rowCount ? 'alter' : 'create';
  try {
    await owner.query(`${verb} role ${APP_ROLE} login password ${owner.escapeLiteral(password)}`);
  } catch (error) {
    throw new ConfigError(
      `The owner in DATABASE_URL may not ${verb} the role ${APP_ROLE} (${error instanceof Error ? error.message : String(error)}). ` +
        'Set APP_DATABASE_URL to a login of that role.',
    );
  }
}

function withLogin(databaseUrl: string, password: string): string {
  const url = new URL(databaseUrl);
  url.username = APP_ROLE;
  url.password = password;
  return url.href;
}
