import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { DATABASE, OWNER_ROLE } from './roles';

const ROOT_DIR = resolve(import.meta.dirname, '../../../..');

const clusterSchema = z.object({ port: z.number().int(), ownerPassword: z.string() });

/** No instance to work on. The message says what to do. */
export class NoInstance extends Error {
  override readonly name = 'NoInstance';
}

export type Instance = {
  /** Folder that holds the workspaces. */
  rootDir: string;
  dataDir: string;
  artifactsDir: string;
  /**
   * Owner's address.
   *
   * @throws {NoInstance} when nothing was ever started on the data directory.
   */
  databaseUrl: () => string;
};

/** The running product that an operator's tool works on: DATA_DIR or the checkout's own, DATABASE_URL or the embedded one. */
export function instanceOf(env: NodeJS.ProcessEnv): Instance {
  const dataDir = resolve(ROOT_DIR, env['DATA_DIR'] || '.data');
  return {
    rootDir: ROOT_DIR,
    dataDir,
    artifactsDir: env['ARTIFACTS_DIR'] || join(dataDir, 'artifacts'),
    databaseUrl: () => env['DATABASE_URL'] || embeddedDatabaseUrl(dataDir),
  };
}

/** For a person at a terminal, when the fault is that nothing runs: null for any other fault. */
export function sayNothingRuns(error: unknown): string | null {
  if (error instanceof NoInstance) return error.message;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const isRefused = cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
  return isRefused ? 'The database does not answer: is the instance running (npm start)?' : null;
}

function embeddedDatabaseUrl(dataDir: string): string {
  try {
    const { port, ownerPassword } = clusterSchema.parse(
      JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')),
    );
    return `postgres://${OWNER_ROLE}:${encodeURIComponent(ownerPassword)}@127.0.0.1:${port}/${DATABASE}`;
  } catch {
    throw new NoInstance(`No instance on ${dataDir}: run npm start first, or set DATA_DIR or DATABASE_URL.`);
  }
}
