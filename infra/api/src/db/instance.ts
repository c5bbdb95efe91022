import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { DATABASE, OWNER_ROLE } from './roles';

const ROOT_DIR = resolve(import.meta.dirname, '../../../..');

const clusterSchema = z.object({
  port: z.number().int(),
  ownerPassword: z.string(),
  /** Inode of the folder at the last start. */
  folder: z.number().int().optional(),
});

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
   * @throws {NoInstance} when nothing was ever started on the data directory, or it is a copy of another one
   *   and was not started since: what it says of the server is the other one's.
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
export function nothingRunsMessage(error: unknown): string | null {
  if (error instanceof NoInstance) return error.message;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const isRefused = cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';
  return isRefused ? 'The database does not answer: is the instance running (npm start)?' : null;
}

function embeddedDatabaseUrl(dataDir: string): string {
  const { port, ownerPassword, folder } = readCluster(dataDir);
  if (folder !== undefined && folder !== statSync(dataDir).ino) {
    throw new NoInstance(
      `${dataDir} is a copy of another instance's folder and was not started since: run npm start on it first.`,
    );
  }
  return `postgres://${OWNER_ROLE}:${encodeURIComponent(ownerPassword)}@127.0.0.1:${port}/${DATABASE}`;
}

function readCluster(dataDir: string): z.infer<typeof clusterSchema> {
  try {
    return clusterSchema.parse(JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8')));
  } catch {
    throw new NoInstance(`No instance on ${dataDir}: run npm start first, or set DATA_DIR or DATABASE_URL.`);
  }
}
