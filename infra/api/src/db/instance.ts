import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { databaseFault } from './fault/database-fault';
import type { DatabaseFault } from './fault/database-fault';
import { DATABASE, OWNER_ROLE } from './roles';

const ROOT_DIR = resolve(import.meta.dirname, '../../../..');

const clusterSchema = z.object({
  port: z.number().int(),
  ownerPassword: z.string(),
  /** Inode of the folder at the last start. */
  folder: z.number().int().optional(),
});

const addressesSchema = z.object({ apiOrigin: z.url(), registryUrl: z.url(), folder: z.number().int() });
/** Where the processes of a running instance listen, as its tools reach them from this machine. */
type InstanceAddresses = Pick<z.infer<typeof addressesSchema>, 'apiOrigin' | 'registryUrl'>;

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
  addresses: () => InstanceAddresses;
};

/** The running product that an operator's tool works on: DATA_DIR or the checkout's own, DATABASE_URL or the embedded one. */
export function instanceOf(env: NodeJS.ProcessEnv): Instance {
  const dataDir = resolve(ROOT_DIR, env['DATA_DIR'] || '.data');
  return {
    rootDir: ROOT_DIR,
    dataDir,
    artifactsDir: env['ARTIFACTS_DIR'] || join(dataDir, 'artifacts'),
    databaseUrl: () => env['DATABASE_URL'] || embeddedDatabaseUrl(dataDir),
    addresses: () => addressesOf(dataDir, env),
  };
}

/** What is said to the tool, else what the instance noted when it started, else what it listens on by its defaults. */
function addressesOf(dataDir: string, env: NodeJS.ProcessEnv): InstanceAddresses {
  const noted = notedAddresses(dataDir);
  const operatorPort = Number(env['OPERATOR_PORT'] || '3001');
  return {
    apiOrigin: env['API_ORIGIN'] || noted?.apiOrigin || `http://127.0.0.1:${env['API_PORT'] || operatorPort + 1}`,
    registryUrl: env['REGISTRY_URL'] || noted?.registryUrl || `http://127.0.0.1:${operatorPort}/registry`,
  };
}

/** Notes for tools where this instance listens. */
export function noteAddresses(dataDir: string, addresses: InstanceAddresses): void {
  writeFileSync(addressesFile(dataDir), JSON.stringify({ ...addresses, folder: statSync(dataDir).ino }));
}

/** Those of an instance that this folder was copied from are another's. */
function notedAddresses(dataDir: string): InstanceAddresses | null {
  try {
    const noted = addressesSchema.parse(JSON.parse(readFileSync(addressesFile(dataDir), 'utf8')));
    return noted.folder === statSync(dataDir).ino ? noted : null;
  } catch {
    return null;
  }
}

function addressesFile(dataDir: string): string {
  return join(dataDir, 'addresses.json');
}

const FAULTS: Readonly<Record<DatabaseFault, string>> = {
  unreachable: 'The database does not answer: is the instance running (npm start), and is it not too busy to?',
  'no-connection':
    'The database gave no connection in time, as when it is busy: nothing was done. Try again, or look whether the instance runs (npm start).',
  'too-slow': 'The database did not answer in time: look whether it was done, then try again.',
  'read-only': 'The database takes no changes at present: nothing was done.',
  'disk-full': 'There is no room left on the disk: nothing was done.',
};

/** For a person at a terminal, when the fault is that nothing runs, or what the database says of itself: null for any other. */
export function nothingRunsMessage(error: unknown): string | null {
  if (error instanceof NoInstance) return error.message;
  const fault = databaseFault(error);
  return fault && FAULTS[fault];
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
