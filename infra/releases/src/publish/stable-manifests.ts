import { remoteManifestSchema, remoteNameSchema } from '@shared-kit/contracts/release/remote.contract';
import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { readFile } from 'node:fs/promises';
import { readArtifactManifest } from './artifact-manifest';
import { foldReleases } from '../registry/log/fold-releases';
import { openReleaseLog } from '../registry/log/release-log';

/** Manifests of the versions that are stable now. A lost artifact is left out: its part cannot be checked. */
export async function loadStableManifests(
  databaseUrl: string,
  artifactsDir: string,
): Promise<Map<RemoteName, RemoteManifest>> {
  const releaseLog = openReleaseLog(databaseUrl);
  try {
    return await stableManifests(await releaseLog.events(), artifactsDir);
  } finally {
    await releaseLog.close();
  }
}

/** The same of what the log says. */
export async function stableManifests(
  events: Parameters<typeof foldReleases>[0],
  artifactsDir: string,
): Promise<Map<RemoteName, RemoteManifest>> {
  const manifests = new Map<RemoteName, RemoteManifest>();
  for (const [remote, { stable }] of foldReleases(events)) {
    const manifest =
      stable === null ? null : await readArtifactManifest(artifactsDir, remote, stable).catch(() => null);
    if (manifest) manifests.set(remote, manifest);
  }
  return manifests;
}

/** A remote.json that is not published yet, to check sites against it first. */
export async function readCandidate(remote: string, file: string): Promise<RemoteManifest> {
  const manifest = remoteManifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const name = remoteNameSchema.parse(remote);
  if (manifest.name !== name) throw new Error(`${file} is the manifest of ${manifest.name}, not of ${name}`);
  return manifest;
}
