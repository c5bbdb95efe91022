import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { ConfigError } from '../config';

/**
 * Waits until a server has recovered to its target and takes writes; it refuses connections until then.
 * @throws {ConfigError} with the last lines of its log when it ends: most often the target is later than the archived log
 */
export async function untilRecovered(server: ChildProcess, url: string, logFile: string): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    if (await takesWrites(url)) return;
    await delay(50);
  }
  const lines = existsSync(logFile) ? readFileSync(logFile, 'utf8').trimEnd().split('\n') : [];
  const reason = lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1);
  throw new ConfigError(`The database could not be recovered to that moment: ${reason ?? 'its server ended'}`);
}

async function takesWrites(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering');
    return rows[0]?.recovering === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
