import { ownRemotes } from '@infra/build-kit/own-remotes';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { existsWithOtherBytes, publish } from './publish';
import { describeEvent } from '../command/describe-event';
import { localGate } from '../gate/local-gate';
import type { PublishTarget } from './publish';
import type { PlanState } from '../plan/fold-plans';
import { openPlanLog } from '../plan/plan-log';
import { movedBy } from '../plan/plan.contract';
import { promote } from '../registry/log/release-decisions';
import { foldReleases } from '../registry/log/fold-releases';
import type { ReleaseEvent } from '../registry/log/release-event.contract';
import { openReleaseLog } from '../registry/log/release-log';
import { readRemoteBuild, toRemoteJson } from './remote-build';
import type { RemoteBuild } from './remote-build';
import { LOCAL_BUILDS } from '../registry/actor';
import { loadSigningKey } from '../key/signing-key';

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
 * when that is taken by other bytes, as `X.Y.Z-local.{hash}`, and makes it stable, unless a person has decided anything
 * about the remote: then it is offered, and the log says how to use it.
 */
export async function publishLocalBuilds({
  rootDir,
  dataDir,
  artifactsDir,
  databaseUrl,
  log,
}: LocalBuildsOptions): Promise<void> {
  const releaseLog = openReleaseLog(databaseUrl);
  const planLog = openPlanLog(databaseUrl);
  const facts = { artifactsDir: artifactsDir ?? path.join(dataDir, 'artifacts'), releaseLog };
  try {
    const builds = await readLocalBuilds(rootDir);
    const tree = builds.map((build) => toRemoteJson(build, build.manifest.version).manifest);
    const gate = localGate({ ...facts, tree, warn: (sentence) => log.warn(sentence) });
    const target = { ...facts, key: loadSigningKey(dataDir), actor: LOCAL_BUILDS, gate };
    const plans = await planLog.plans();
    for (const build of builds) await publishOne(build, { ...target, plans }, log);
  } finally {
    await Promise.all([releaseLog.close(), planLog.close()]);
  }
}

function readLocalBuilds(rootDir: string): Promise<RemoteBuild[]> {
  const folders = ownRemotes(rootDir).map((remote) => path.join(rootDir, remote, 'dist'));
  return Promise.all(folders.filter((dir) => existsSync(path.join(dir, 'manifest.json'))).map(readRemoteBuild));
}

async function publishOne(
  build: RemoteBuild,
  { plans, ...target }: PublishTarget & { plans: readonly PlanState[] },
  log: LocalBuildsOptions['log'],
): Promise<void> {
  const { remote, version, isNew } = await publish(build, target, await freeVersion(build, target));
  if (isNew) log.info(`Published ${remote} ${version}`);

  const state = foldReleases(await target.releaseLog.events()).get(remote);
  if (state?.stable === version) return;
  const decided = decidedByAPerson(await target.releaseLog.events(), plans, remote);
  if (decided !== null) {
    log.warn(
      `${remote}: ${decided}, so ${version} is only offered. To use it: npm run release -- promote ${remote} ${version}`,
    );
    return;
  }
  try {
    const event = await target.releaseLog.append(LOCAL_BUILDS, remote, promote(version));
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

/** What says nothing of who gets which version. */
const NO_DECISIONS: ReadonlySet<ReleaseEvent['kind']> = new Set(['load-overridden', 'signed-again']);

/**
 * What somebody last decided about a remote, in words: whatever it was, who gets which version of it is theirs to say from
 * then on. Null where nobody has, and once somebody promoted the newest local build: that lets `npm start` go on by itself.
 */
function decidedByAPerson(
  events: readonly ReleaseEvent[],
  plans: readonly PlanState[],
  remote: RemoteName,
): string | null {
  const own = events.filter(({ remote: of, kind }) => of === remote && !NO_DECISIONS.has(kind));
  const last = own.findLast((event) => !isLocal(event));
  const plan = plans.findLast((known) => movedBy(known.plan).some(([moved]) => moved === remote));
  if (plan && (!last || plan.at > last.at))
    return `plan ${plan.id} of ${plan.plan.version} was there last (${plan.words})`;
  if (!last || promotedNewestBuild(own, last)) return null;
  return `${last.actor} ${describeEvent(last)}`;
}

function promotedNewestBuild(own: readonly ReleaseEvent[], { id, kind, payload }: ReleaseEvent): boolean {
  const newest = own.findLast((event) => event.id < id && isLocal(event) && event.kind === 'published');
  return kind === 'promoted' && newest?.kind === 'published' && newest.payload.version === payload.version;
}

function isLocal({ actor, actorId }: ReleaseEvent): boolean {
  return actor === LOCAL_BUILDS.name && !actorId;
}
