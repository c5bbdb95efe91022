import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { LRUCache } from 'lru-cache';
import { compressedSizes, downloadsOf } from '../../gate/size-budget';
import { artifactDirectory } from '../../publish/artifact-directory';

/** Bytes of a version's parts, by what they are, and of all its files, each once. */
export type VersionParts = { parts: ReadonlyMap<string, number>; total: number };

/** Versions whose sizes are kept: an artifact never changes, and to compress one takes a second of a processor. */
const KEPT = 50;

/** Measures what visitors download of a version, as brotli. */
export function versionParts(artifactsDir: string): (manifest: RemoteManifest) => Promise<VersionParts> {
  const known = new LRUCache<string, Promise<VersionParts>>({ max: KEPT });
  return (manifest) => {
    const { name, version } = manifest;
    const key = `${name} ${version}`;
    const measured = known.get(key) ?? measure(artifactsDir, name, manifest);
    known.set(key, measured);
    measured.catch(() => known.delete(key));
    return measured;
  };
}

async function measure(artifactsDir: string, name: RemoteName, manifest: RemoteManifest): Promise<VersionParts> {
  const sizes = await compressedSizes(artifactDirectory(artifactsDir, name, manifest.version), manifest);
  const sum = (files: Iterable<string>) =>
    [...new Set(files)].reduce((bytes, file) => bytes + (sizes.get(file) ?? 0), 0);
  return {
    parts: new Map(downloadsOf(manifest).map(({ what, files }) => [what, sum(files)])),
    total: sum(sizes.keys()),
  };
}
