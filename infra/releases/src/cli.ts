import { userInfo } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { instanceOf, nothingRunsMessage } from '@infra/api/db/instance';
import { USAGE, readArguments } from './command/cli-arguments';
import { ReleaseRefusal } from './registry/log/release-refusal';
import { presentedKey } from './registry/presented-key';
import { openPlanLog } from './plan/plan-log';
import { openReleaseLog } from './registry/log/release-log';
import { openRingLog } from './rings/ring-log';
import { ringSiteOf } from './rings/ring-rule';
import { runCommand } from './command/run-command';
import { loadExistingSigningKey } from './key/signing-key';
import { listShells } from './registry/list-shells';
import { shopperOrigin } from './registry/shopper-origin';

/** Commands that ask nothing of the stored sites: a rollback is not to wait for what that takes. */
const AT_ONCE: ReadonlySet<string> = new Set([
  'rollback',
  'unpin',
  'block',
  'unblock',
  'key',
  'rotate-key',
  'publications',
]);

/**
 * All others load it before the database is asked for anything: reading code keeps this one thread from hearing its answers,
 * on a busy machine for longer than a connection is waited for.
 */
function loadSiteTools() {
  return Promise.all([import('@infra/api/db/db'), import('@infra/api/modules/site/tools.service')]);
}

async function main(argv: string[]): Promise<string[]> {
  const given = readArguments(argv);
  const { command, actor } = given;
  if (command === 'help') return [USAGE];
  if (command === 'publish' && given.to !== undefined) return sendCommand(given.to, given);
  if (given.job !== undefined)
    throw new ReleaseRefusal('--job needs --to, the platform that it was sent to: publish --to https://… --job ID');
  const { rootDir, dataDir, artifactsDir, databaseUrl: findDatabase, addresses } = instanceOf(process.env);
  const { registryUrl, apiOrigin } = addresses();
  const databaseUrl = findDatabase();
  const releaseLog = openReleaseLog(databaseUrl, (ids) =>
    process.stderr.write(`Left out of what follows, as this version does not understand it: event ${ids.join(', ')}\n`),
  );
  const rings = openRingLog(databaseUrl);
  const opened: { close: () => Promise<void> }[] = [releaseLog, rings];
  const open = <Log extends (typeof opened)[number]>(log: Log): Log => {
    opened.push(log);
    return log;
  };
  if (!AT_ONCE.has(command)) await loadSiteTools();
  const stored = async () => {
    const [{ createDb }, sites] = await loadSiteTools();
    const db = createDb(databaseUrl, { max: 1 });
    open({ close: () => db.$client.end() });
    return { db, ...sites };
  };
  try {
    return await runCommand(argv, {
      rootDir,
      dataDir,
      artifactsDir,
      releaseLog,
      get key() {
        return loadExistingSigningKey(dataDir);
      },
      actor: actor ?? userInfo().username,
      async sites() {
        const { db, loadSites } = await stored();
        return (await loadSites(db)).map((site) => ({
          ...ringSiteOf(site),
          origin: shopperOrigin(site, process.env['PORT'] ?? '3000'),
        }));
      },
      rings,
      plans: () => open(openPlanLog(databaseUrl)),
      async publications(of) {
        const { openPublicationLog } = await import('./upload/publication-log');
        return open(openPublicationLog(databaseUrl)).list(of);
      },
      evidence: () => ({
        async sums(of) {
          const { openEvidenceRepository } = await import('./evidence/evidence-repository');
          return open(openEvidenceRepository(databaseUrl)).sums(of);
        },
      }),
      registryKey: () => presentedKey(registryUrl),
      shells: () => listShells(registryUrl),
      async checkSites(manifest, stable) {
        const [{ db }, { siteComplaints }] = await Promise.all([stored(), import('./registry/site-complaints')]);
        return siteComplaints(db, manifest, stable);
      },
      async tryRendering(candidate, stable) {
        const { tryRendering } = await import('./gate/render/render-trial');
        return tryRendering(candidate, stable, { rootDir, artifactsDir, apiOrigin });
      },
    });
  } finally {
    await Promise.all(opened.map((log) => log.close()));
  }
}

/** Needs no instance here: only the build, or the publication that is asked for, and a token of the platform that it goes to. */
async function sendCommand(to: string, given: ReturnType<typeof readArguments>): Promise<string[]> {
  const { despite, reason, job } = given;
  const [{ askAgain, sendBuild }, { readToken }, { describePublished }] = await Promise.all([
    import('./upload/send-build'),
    import('./upload/platform-elsewhere'),
    import('./command/describe-published'),
  ]);
  const token = readToken(given.tokenFile, process.env);
  const waiting = { to, token, say: (line: string) => void process.stderr.write(`${line}\n`) };
  if (job !== undefined) return describePublished(await askAgain(waiting, job));
  const remote = given.remote();
  const distDir = given.from ?? path.join(instanceOf(process.env).rootDir, remote, 'dist');
  return describePublished(await sendBuild({ ...waiting, remote, distDir, despite, reason }));
}

try {
  for (const line of await main(process.argv.slice(2))) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}

/** A refusal is a sentence; a database that does not answer gets one; anything else is a fault and shows where. */
function sentenceOf(error: unknown): string {
  const known = error instanceof ReleaseRefusal ? error.message : nothingRunsMessage(error);
  return known ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
}
