import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What programs of this machine that may read the data folder show to the operator port in place of a sign-in. */
export const MACHINE_KEY = 'operator-key';

/** Reads DATA_DIR/`name`, or creates it with 32 random bytes (base64url) that only its owner can read. */
export function keptSecret(dataDir: string, name: string): string {
  return kept(dataDir, name, randomBytes(32).toString('base64url'));
}

function kept(dataDir: string, name: string, made: string): string {
  const file = join(dataDir, name);
  if (!existsSync(file)) writeFileSync(file, made, { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}

/** Reads DATA_DIR/`vapid-key`, or creates it: the private key by which browsers know our notifications (P-256, base64url). */
export function keptVapidKey(dataDir: string): string {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  // Node leaves out zeros in front.
  const scalar = Buffer.concat([Buffer.alloc(32), keys.getPrivateKey()]).subarray(-32);
  return kept(dataDir, 'vapid-key', scalar.toString('base64url'));
}

/** By these headers the operator port knows a program of this machine that may read the data folder. */
export function machineHeaders(dataDir: string): { authorization: string } {
  return { authorization: `Bearer ${readFileSync(join(dataDir, MACHINE_KEY), 'utf8').trim()}` };
}
