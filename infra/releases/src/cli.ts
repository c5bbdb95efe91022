import { userInfo } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { createDb } from '@infra/api/db/db';
import { loadSites } from '@infra/api/modules/site/site.repository';
import { USAGE, readArguments } from './cli-arguments';
import { instanceDatabaseUrl } from './instance-database-url';
import { ReleaseRefusal } from './release-refusal';
import { openReleaseStore } from './release-store';
import { runCommand } from './run-command';
import { loadExistingSigningKey } from './signing-key';
import { siteComplaints } from './site-complaints';

const ROOT_DIR = path.join(import.meta.dirname, '../../..');

async function main(argv: string[]): Promise<string[]> {
  const { command, actor } = readArguments(argv);
  if (command === 'help') return [USAGE];
  const dataDir = path.resolve(process.env['DATA_DIR'] ?? path.join(ROOT_DIR, '.data'));
  const databaseUrl = process.env['DATABASE_URL'] ?? instanceDatabaseUrl(dataDir);
  const store = openReleaseStore(databaseUrl);
  const db = createDb(databaseUrl, { max: 1 });
  try {
    return await runCommand(argv, {
      rootDir: ROOT_DIR,
      artifactsDir: process.env['ARTIFACTS_DIR'] ?? path.join(dataDir, 'artifacts'),
      store,
      get key() {
        return loadExistingSigningKey(dataDir);
      },
      actor: actor ?? userInfo().username,
      sites: async () => (await loadSites(db)).map(({ slug, hosts }) => ({ slug, origin: originOf(slug, hosts) })),
      checkSites: (manifest) => siteComplaints(db, manifest),
    });
  } finally {
    await Promise.all([store.close(), db.$client.end()]);
  }
}

/** On one machine sites live under `{slug}.localhost`; elsewhere their first host is what shoppers use. */
function originOf(slug: string, hosts: readonly string[]): string {
  const port = process.env['PORT'] ?? '3000';
  const local = `${slug}.localhost`;
  return hosts.includes(local) ? `http://${local}:${port}` : `https://${hosts[0]}`;
}

try {
  for (const line of await main(process.argv.slice(2))) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}

/** A refusal is a sentence; a database that does not answer gets one; anything else is a fault and shows where. */
function sentenceOf(error: unknown): string {
  if (error instanceof ReleaseRefusal) return error.message;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED')
    return 'The database does not answer: is the instance running (npm start)?';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
