import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { checkFiles } from '../gate/check-files';
import { passDespite, runChecks } from '../gate/gate';
import type { Candidate, Gate, Passed } from '../gate/gate';
import { artifactDirectory, artifactIntegrity, draftArtifact } from './artifact-directory';
import { foldReleases, stateOf } from '../registry/log/fold-releases';
import type { ReleaseChange } from '../registry/log/release-event.contract';
import type { Actor } from '../registry/actor';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import type { ReleaseLog } from '../registry/log/release-log';
import { toRemoteJson } from './remote-build';
import type { RemoteBuild } from './remote-build';
import type { SigningKey } from '../key/signing-key';

export type PublishTarget = {
  artifactsDir: string;
  releaseLog: ReleaseLog;
  key: SigningKey;
  actor: Actor;
  /** What a version is held against before anything of it is stored. */
  gate: Gate;
};
export type Published = { remote: RemoteName; version: string; integrity: string; isNew: boolean; passed: Passed[] };

/**
 * Publishes a build: hashes and signs it, holds it against the gate, puts it in place and records it. Nobody gets it until
 * it is rolled out or promoted. The same bytes again change nothing (a lost file is put back, a new signing key signs again).
 *
 * @throws {ReleaseRefusal} when the version exists with other bytes, and with all that the gate says; nothing is kept then.
 */
export async function publish(
  build: RemoteBuild,
  target: PublishTarget,
  version = build.manifest.version,
): Promise<Published> {
  const remote = build.manifest.name;
  const { manifest, bytes, integrity } = toRemoteJson(build, version);
  if (await existsWithOtherBytes(build, target, version)) {
    throw new ReleaseRefusal(
      `${remote} ${version} was published with other bytes. A version never changes: raise it in ${remote}/remote.config.ts`,
    );
  }
  const draft = await draftArtifact(artifactDirectory(target.artifactsDir, remote, version), build, bytes);
  try {
    const signature = sign(target, bytes);
    const candidate = { manifest, bytes, signature, signedBy: target.key.publicKey, directory: draft.directory };
    const isKnown = (await recordedIntegrity(target, remote, version)) === integrity;
    const passed = await (isKnown ? holdAgainstFiles : target.gate)(candidate);
    const isNew = await record(target, remote, {
      ...{ version, integrity, signature },
      ...(passed.length > 0 && { passed }),
    });
    // Of two who publish one version at once the log refuses the second, whose files must not replace the first one's.
    await draft.install();
    return { remote, version, integrity, isNew, passed };
  } finally {
    await draft.discard();
  }
}

/** What was published passed the gate then. */
async function holdAgainstFiles(candidate: Candidate): Promise<Passed[]> {
  return passDespite(candidate.manifest, await runChecks(candidate, { files: checkFiles }), null);
}

function sign({ key }: PublishTarget, bytes: Buffer): string {
  return key.sign(bytes).toString('base64');
}

type PublishedPayload = Extract<ReleaseChange, { kind: 'published' }>['payload'];

/** @returns whether the log has something new. @throws {ReleaseRefusal} when the version is there with other bytes. */
async function record(
  { releaseLog, actor }: PublishTarget,
  remote: RemoteName,
  payload: PublishedPayload,
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
  target: Pick<PublishTarget, 'artifactsDir' | 'releaseLog'>,
  version: string,
): Promise<boolean> {
  const remote = build.manifest.name;
  const recorded = await recordedIntegrity(target, remote, version);
  const known = recorded ?? (await artifactIntegrity(artifactDirectory(target.artifactsDir, remote, version)));
  return known !== null && known !== toRemoteJson(build, version).integrity;
}

async function recordedIntegrity(
  { releaseLog }: Pick<PublishTarget, 'releaseLog'>,
  remote: RemoteName,
  version: string,
): Promise<string | undefined> {
  const { versions } = stateOf(foldReleases(await releaseLog.events()), remote);
  return versions.find((published) => published.version === version)?.integrity;
}
