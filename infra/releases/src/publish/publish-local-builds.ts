import { ownRemotes } from '@infra/build-kit/own-remotes';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { existsWithOtherBytes, publish } from './publish';
import { describeEvent } from '../command/describe-event';
import { localGate } from '../gate/local-gate';
import type { PublishTarget } from './publish';
import { promote } from '../registry/log/release-decisions';
import type { ReleaseEvent } from '../registry/log/release-event.contract';
import { openReleaseLog } from '../registry/log/release-log';
import { readRemoteBuild, toRemoteJson } from './remote-build';
import type { RemoteBuild } from './remote-build';
import { loadSigningKey } from '../key/signing-key';

/** Who the log names for what `npm start` does by itself. */
const LOCAL_ACTOR = { name: 'npm start', id: null, kind: 'program' } as const;

type LocalBuildsOptions = {
  /** Folder that holds the mfe-* folders. */
  rootDir: string;
  dataDir: string;
  /** Defaults to `{dataDir}/artifacts`. */
  artifactsDir?: string;
  /** Owner's URL of a migrated database. */
  databaseUrl: string;
  log: { info(message: string): void; warn(message: string): void };
};

/**
 * What `npm start` does with the builds in the working tree: publishes each, under its own version or,
 * when that is taken by other bytes, as `X.Y.Z-local.{hash}`, and makes it stable. A version that a
 * person promoted or rolled back to is never replaced: the log says so, and how to go on.
 */
export async function publishLocalBuilds({
  rootDir,
  dataDir,
  artifactsDir,
  databaseUrl,
  log,
}: LocalBuildsOptions): Promise<void> {
  const releaseLog = openReleaseLog(databaseUrl);
  const facts = { artifactsDir: artifactsDir ?? path.join(dataDir, 'artifacts'), releaseLog };
  try {
    const builds = await readLocalBuilds(rootDir);
    const tree = builds.map((build) => toRemoteJson(build, build.manifest.version).manifest);
    const gate = localGate({ ...facts, tree, warn: (sentence) => log.warn(sentence) });
    const target = { ...facts, key: loadSigningKey(dataDir), actor: LOCAL_ACTOR, gate };
    for (const build of builds) await publishOne(build, target, log);
  } finally {
    await releaseLog.close();
  }
}

function readLocalBuilds(rootDir: string): Promise<RemoteBuild[]> {
  const folders = ownRemotes(rootDir).map((remote) => path.join(rootDir, remote, 'dist'));
  return Promise.all(folders.filter((dir) => existsSync(path.join(dir, 'manifest.json'))).map(readRemoteBuild));
}

async function publishOne(build: RemoteBuild, target: PublishTarget, log: LocalBuildsOptions['log']): Promise<void> {
  const { remote, version, isNew } = await publish(build, target, await freeVersion(build, target));
  if (isNew) log.info(`Published ${remote} ${version}`);

  const kept = keptByAPerson(await target.releaseLog.events(), remote);
  if (kept && kept.version !== version) {
    log.warn(
      `${remote}: ${kept.actor} made ${kept.version} stable, so it stays. To use this build: npm run release -- promote ${remote} ${version}`,
    );
    return;
  }
  try {
    const event = await target.releaseLog.append(LOCAL_ACTOR, remote, promote(version));
    if (event?.kind === 'requested') log.warn(`${remote}: ${describeEvent(event)}`);
  } catch (error) {
    log.warn(`${remote}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function freeVersion(build: RemoteBuild, target: PublishTarget): Promise<string> {
  const { version } = build.manifest;
  if (!(await existsWithOtherBytes(build, target, version))) return version;
  const digest = Buffer.from(toRemoteJson(build, version).integrity.replace('sha384-', ''), 'base64');
  return `${version}-local.${digest.toString('hex').slice(0, 8)}`;
}

/** The stable version somebody chose by hand, unless it was the newest local build: then `npm start` goes on by itself. */
function keptByAPerson(events: readonly ReleaseEvent[], remote: RemoteName): { version: string; actor: string } | null {
  const own = events.filter((event) => event.remote === remote);
  const decided = own.findLast((event) => event.kind === 'promoted' || event.kind === 'rolledback');
  if (!decided || isLocal(decided)) return null;

  const version = decided.kind === 'promoted' ? decided.payload.version : decided.payload.to;
  const newest = own.findLast((event) => event.id < decided.id && isLocal(event) && event.kind === 'published');
  return newest?.kind === 'published' && newest.payload.version === version ? null : { version, actor: decided.actor };
}

/** An account may have this name, too; it has an id besides. */
function isLocal({ actor, actorId }: ReleaseEvent): boolean {
  return actor === LOCAL_ACTOR.name && !actorId;
}
