import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { artifactDirectory, artifactIntegrity, draftArtifact } from './artifact-directory';
import { foldReleases, stateOf } from '../registry/fold-releases';
import { ReleaseRefusal } from '../registry/release-refusal';
import type { ReleaseLog } from '../registry/release-log';
import { assertNoRouteCollision } from './route-collisions';
import { toRemoteJson } from './remote-build';
import type { RemoteBuild } from './remote-build';
import type { SigningKey } from '../key/signing-key';

export type PublishTarget = { artifactsDir: string; releaseLog: ReleaseLog; key: SigningKey; actor: string };
export type Published = { remote: RemoteName; version: string; integrity: string; isNew: boolean };

/**
 * Publishes a build: hashes, signs, copies and records it. Nobody gets it until it is rolled out or promoted.
 * The same bytes again change nothing (a lost file is put back, a new signing key signs again).
 *
 * @throws {ReleaseRefusal} when the version exists with other bytes.
 */
export async function publish(
  build: RemoteBuild,
  target: PublishTarget,
  version = build.manifest.version,
): Promise<Published> {
  const remote = build.manifest.name;
  const { bytes, integrity } = toRemoteJson(build, version);
  if (await existsWithOtherBytes(build, target, version)) {
    throw new ReleaseRefusal(
      `${remote} ${version} was published with other bytes. A version never changes: raise it in ${remote}/remote.config.ts`,
    );
  }
  await assertNoRouteCollision(build.manifest, target);
  const draft = await draftArtifact(artifactDirectory(target.artifactsDir, remote, version), build, bytes);
  try {
    const isNew = await record(target, remote, { version, integrity, signature: sign(target, bytes) });
    // Of two who publish one version at once the log refuses the second, whose files must not replace the first one's.
    await draft.install();
    return { remote, version, integrity, isNew };
  } finally {
    await draft.discard();
  }
}

function sign({ key }: PublishTarget, bytes: Buffer): string {
  return key.sign(bytes).toString('base64');
}

/** @returns whether the log has something new. @throws {ReleaseRefusal} when the version is there with other bytes. */
async function record(
  { releaseLog, actor }: PublishTarget,
  remote: RemoteName,
  payload: { version: string; integrity: string; signature: string },
): Promise<boolean> {
  const { version, integrity, signature } = payload;
  const event = await releaseLog.append(actor, remote, ({ versions }) => {
    const known = versions.find((published) => published.version === version);
    if (known && known.integrity !== integrity)
      throw new ReleaseRefusal(`${remote} ${version} was just published with other bytes`);
    return known?.signature === signature ? null : { kind: 'published', payload };
  });
  return event !== null;
}

/** Asks the log and, where it knows nothing (a new database beside old artifacts), the disk. */
export async function existsWithOtherBytes(
  build: RemoteBuild,
  { artifactsDir, releaseLog }: PublishTarget,
  version: string,
): Promise<boolean> {
  const remote = build.manifest.name;
  const { versions } = stateOf(foldReleases(await releaseLog.events()), remote);
  const recorded = versions.find((published) => published.version === version)?.integrity;
  const known = recorded ?? (await artifactIntegrity(artifactDirectory(artifactsDir, remote, version)));
  return known !== null && known !== toRemoteJson(build, version).integrity;
}
