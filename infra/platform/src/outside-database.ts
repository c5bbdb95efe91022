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
 */
export async function useOutsideDatabase({ databaseUrl, appDatabaseUrl, appPassword }: OutsideDatabase) {
  const owner = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  try {
    await owner.connect();
  } catch (error) {
    throw new ConfigError(`DATABASE_URL does not answer: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    if (appDatabaseUrl === undefined) await giveAppRole(owner, appPassword);
  } finally {
    await owner.end();
  }
  return { url: databaseUrl, appUrl: appDatabaseUrl ?? withLogin(databaseUrl, appPassword) };
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
