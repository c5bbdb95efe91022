import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The system account a server process runs under. */
export type Account = { uid: number; gid: number };

/** PostgreSQL refuses to run as root, so root borrows one of these, in this order. */
const CANDIDATES = ['postgres', 'nobody'];

/**
 * Who PostgreSQL must run as: nobody else (undefined) for an ordinary user, otherwise the
 * owner of an existing data directory, otherwise an unprivileged account of this system.
 */
export function serverAccount(dataDirectory: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(dataDirectory, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of CANDIDATES) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {
      continue;
    }
  }
  throw new Error(
    `PostgreSQL does not run as root and this system has neither of the accounts ${CANDIDATES.join(', ')}. ` +
      'Run as an ordinary user, or set DATABASE_URL.',
  );
}

function idOf(flag: '-u' | '-g', name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
}

/** Whether every directory above `path` lets any account pass. A checkout under /root does not. */
export function isReachableByAnyone(path: string): boolean {
  for (let dir = dirname(path); ; dir = dirname(dir)) {
    const entry = statSync(dir, { throwIfNoEntry: false });
    if (entry && (entry.mode & 0o001) === 0) return false;
    if (dir === dirname(dir)) return true;
  }
}
