import type { PoolClient } from 'pg';
import { noteEvent } from './operator-events';
import type { Doer } from './operator-events';
import { hashOfRecoveryCode, newRecoveryCodes, totpStep } from './one-time-codes';
import type { Passwords } from './password-hash';
import type { Seal } from './seal';
import type { WrongTries } from '../sign-in/wrong-tries';

type Typed = { name: string; password: string; code: string };
type Row = { id: string; hash: string | null; sealed: Buffer | null; disabled: boolean };
type InAccounts = <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>;

/** How what is secret is kept. */
type Secrets = { seal: Seal; passwords: Passwords };
type Tries = Pick<WrongTries, 'waitSeconds' | 'add'>;

/**
 * Whose name, password and code were typed: a code of the app that was not used yet, or a recovery code, which is used up
 * by that. Null for anything else, without a word on what was wrong. No connection is held while the password is hashed.
 *
 * @param tries of wrong codes at an account. Only who knows its password can use them up; then the right code is refused, too.
 */
export async function accountOfCodes(
  inAccounts: InAccounts,
  { name, password, code }: Typed,
  { seal, passwords, nowMs, tries }: Secrets & { nowMs: number; tries: Tries },
): Promise<string | null> {
  const { rows } = await inAccounts((client) =>
    client.query<Row>(
      `select id, password_hash as hash, totp_sealed as sealed, disabled_at is not null as disabled
       from operator_account where lower(name) = lower($1)`,
      [name.trim()],
    ),
  );
  const account = rows[0];
  if (!(await passwords.isPasswordOf(account?.hash ?? null, password))) return null;
  if (!account?.sealed || account.disabled) return null;
  const { id, sealed } = account;
  if (tries.waitSeconds(id, nowMs) > 0) return null;
  const isWrong = tries.add(id, nowMs);
  const secret = opened(seal, sealed, id);
  const step = secret === null ? null : totpStep(secret, code, nowMs);
  const taken = await inAccounts((client) =>
    step === null ? takeRecoveryCode(client, id, code, nowMs) : takeStep(client, id, step),
  );
  if (!taken) return null;
  isWrong.not();
  return id;
}

/** Of two who come with one code at once, one is refused. */
async function takeStep(client: PoolClient, id: string, step: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'update operator_account set totp_step = $2 where id = $1 and totp_step < $2 and disabled_at is null',
    [id, step],
  );
  return rowCount === 1;
}

async function takeRecoveryCode(client: PoolClient, id: string, code: string, nowMs: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'update operator_recovery_code set used_at = $3 where account_id = $1 and code_hash = $2 and used_at is null',
    [id, hashOfRecoveryCode(code), new Date(nowMs)],
  );
  return rowCount === 1;
}

/** Null when the instance's secret has changed since: recovery codes still sign in, and new codes can be set then. */
function opened(seal: Seal, sealed: Buffer, accountId: string): string | null {
  try {
    return seal.open(sealed, accountId);
  } catch {
    return null;
  }
}

/** Sets the second way anew. @returns ten recovery codes, which are shown once. */
export async function setCodes(
  client: PoolClient,
  by: Doer,
  { accountId, password, secret, step }: { accountId: string; password: string; secret: string; step: number },
  { seal, passwords }: Secrets,
): Promise<string[]> {
  await client.query('update operator_account set password_hash = $2, totp_sealed = $3, totp_step = $4 where id = $1', [
    accountId,
    await passwords.hash(password),
    seal.close(secret, accountId),
    step,
  ]);
  await client.query('delete from operator_recovery_code where account_id = $1', [accountId]);
  const codes = newRecoveryCodes();
  await client.query('insert into operator_recovery_code (account_id, code_hash) select $1, unnest($2::text[])', [
    accountId,
    codes.map(hashOfRecoveryCode),
  ]);
  await noteEvent(client, by, 'codes set', by.name);
  return codes;
}

/** Takes password, app and recovery codes away. */
export async function removeCodes(client: PoolClient, accountId: string): Promise<void> {
  await client.query(
    'update operator_account set password_hash = null, totp_sealed = null, totp_step = 0 where id = $1',
    [accountId],
  );
  await client.query('delete from operator_recovery_code where account_id = $1', [accountId]);
}

/** How many recovery codes are left. */
export async function recoveryCodesLeft(client: PoolClient, accountId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from operator_recovery_code where account_id = $1 and used_at is null',
    [accountId],
  );
  return rows[0]?.count ?? 0;
}
