import type { Client } from 'pg';
import { APP_ROLE, OWNER_ROLE } from '@infra/api/db/roles';

type Passwords = { ownerPassword: string; appPassword: string };

/**
 * Creates the two roles. The owner migrates and is no superuser, so row level security
 * (FORCED) holds for it as it would on a managed server. The application serves requests.
 */
export async function ensureRoles(admin: Client, { ownerPassword, appPassword }: Passwords): Promise<void> {
  const roles = [
    [OWNER_ROLE, ownerPassword],
    [APP_ROLE, appPassword],
  ] as const;
  for (const [role, password] of roles) {
    const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [role]);
    if (!rowCount) await admin.query(`create role ${role} login password ${admin.escapeLiteral(password)}`);
  }
}

/** Creates a database that belongs to the owner role, unless it exists. */
export async function ensureDatabase(admin: Client, name: string): Promise<void> {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount) return;
  await admin.query(`create database ${admin.escapeIdentifier(name)} owner ${OWNER_ROLE}`);
}
