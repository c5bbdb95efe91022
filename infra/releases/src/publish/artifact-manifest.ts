import { remoteManifestSchema } from '@shared-kit/contracts/release/remote.contract';
import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { artifactDirectory } from './artifact-directory';
import { ReleaseRefusal } from '../registry/log/release-refusal';

/**
 * remote.json of a published version. Signature and hashes are the shell's to check before it runs anything.
 *
 * @throws {ReleaseRefusal} where it is missing or damaged.
 */
export async function readArtifactManifest(
  artifactsDir: string,
  remote: RemoteName,
  version: string,
): Promise<RemoteManifest> {
  const file = path.join(artifactDirectory(artifactsDir, remote, version), 'remote.json');
  const json = await readFile(file, 'utf8').catch(() => {
    throw new ReleaseRefusal(`The artifact of ${remote} ${version} is not at ${file}`);
  });
  const manifest = remoteManifestSchema.safeParse(parse(json));
  if (!manifest.success) throw new ReleaseRefusal(`The artifact of ${remote} ${version} is damaged: ${file}`);
  return manifest.data;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
