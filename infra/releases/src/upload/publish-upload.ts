import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { ReleasePublished } from '@shared-kit/contracts/operator/release-publish.contract';
import { refuseField } from '../desk/refused';
import { readDespite } from '../gate/gate';
import { publishGate } from '../gate/publish-gate';
import type { GateFacts } from '../gate/publish-gate';
import type { Operator } from '../operator/access';
import { assertMay } from '../operator/own-remotes';
import { publish } from '../publish/publish';
import type { PublishTarget } from '../publish/publish';
import { readRemoteBuild } from '../publish/remote-build';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { unpackUpload } from './unpack-upload';

/** What a published upload needs of the platform. */
export type PublishContext = GateFacts &
  Pick<PublishTarget, 'releaseLog'> & {
    /** Signs; read when it is needed, as it may be rotated meanwhile. */
    key(): PublishTarget['key'];
    /** Uploads lie here while they come in. */
    uploadsDir: string;
  };

export type Upload = {
  remote: RemoteName;
  /** Gates that it is published in spite of, and why. */
  despite: readonly string[];
  reason: string | undefined;
  digest: string;
  body: Readable;
};

/**
 * Publishes a packed build as `npm run release -- publish` does one on this machine: unpacked, held against the whole gate,
 * signed by the registry's key, recorded under the name of who sent it. Nothing of it is kept otherwise.
 *
 * @throws {Refused} 403 for who may not pass a gate (of which remotes is asked before: `ofRemote`), 422 with every reason for what must not be published.
 */
export async function publishUpload(
  context: PublishContext,
  operator: Operator,
  { remote, despite, reason, digest, body }: Upload,
): Promise<ReleasePublished> {
  if (despite.length > 0) assertMay(operator, 'releases.pass-gate', remote, 'publish in spite of a gate');
  const directory = await mkdtemp(path.join(context.uploadsDir, 'upload-'));
  try {
    const passing = readDespite(despite, reason);
    await unpackUpload(body, digest, directory);
    const build = await readRemoteBuild(directory);
    if (build.manifest.name !== remote)
      throw new ReleaseRefusal(`The build is ${build.manifest.name}, not ${remote}: nothing was published`);
    const { version, integrity, isNew, passed } = await publish(build, {
      ...{ artifactsDir: context.artifactsDir, releaseLog: context.releaseLog, key: context.key(), actor: operator },
      gate: publishGate(context, passing),
    });
    return { remote, version, integrity, isNew, despite: passed.map(({ gate, refusals }) => ({ gate, refusals })) };
  } catch (error) {
    if (error instanceof ReleaseRefusal) throw refuseField('build', error.message.replaceAll(directory, 'the upload'));
    throw error;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
