import type { RemoteName } from '@shared-kit/contracts/remote.contract';
import { artifactDirectory, artifactIntegrity, installArtifact } from './artifact-directory';
import { foldReleases, stateOf } from '../registry/fold-releases';
import { ReleaseRefusal } from '../registry/release-refusal';
import type { ReleaseStore } from '../registry/release-store';
import { assertNoRouteCollision } from './route-collisions';
import { toRemoteJson } from './remote-build';
import type { RemoteBuild } from './remote-build';
import type { SigningKey } from '../key/signing-key';

export type PublishTarget = { artifactsDir: string; store: ReleaseStore; key: SigningKey; actor: string };
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
  await installArtifact(artifactDirectory(target.artifactsDir, remote, version), build, bytes);

  const signature = target.key.sign(bytes).toString('base64');
  const recorded = await target.store.append(target.actor, remote, ({ versions }) => {
    const known = versions.find((published) => published.version === version);
    if (known && known.integrity !== integrity)
      throw new ReleaseRefusal(`${remote} ${version} was just published with other bytes`);
    return known?.signature === signature ? null : { kind: 'published', payload: { version, integrity, signature } };
  });
  return { remote, version, integrity, isNew: recorded !== null };
}

/** Asks the log and, where it knows nothing (a new database beside old artifacts), the disk. */
export async function existsWithOtherBytes(
  build: RemoteBuild,
  { artifactsDir, store }: PublishTarget,
  version: string,
): Promise<boolean> {
  const remote = build.manifest.name;
  const { versions } = stateOf(foldReleases(await store.events()), remote);
  const recorded = versions.find((published) => published.version === version)?.integrity;
  const known = recorded ?? (await artifactIntegrity(artifactDirectory(artifactsDir, remote, version)));
  return known !== null && known !== toRemoteJson(build, version).integrity;
}
