import { remoteManifestSchema } from '@shared-kit/contracts/release/remote.contract';
import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { unlisted } from '../gate/artifact-content';
import { shapeFaults } from '../gate/artifact-shape';
import { listArtifact } from '../gate/list-artifact';
import { isForeignBuild, readForeignManifest } from './foreign-build';
import { readJsonFile } from './read-json-file';
import { ReleaseRefusal } from '../registry/log/release-refusal';

const builtManifestSchema = remoteManifestSchema.omit({ files: true });

/** What build-kit left in `dist`: everything of remote.json but the hashes, and the files with their sha384. */
export type RemoteBuild = {
  distDir: string;
  manifest: z.infer<typeof builtManifestSchema>;
  /** Path within the artifact -> subresource integrity, sorted by path. */
  files: Record<string, string>;
};

/**
 * Reads a build. Nothing of its files is read before their names and sizes are known to be an artifact's.
 *
 * @throws {ReleaseRefusal} when there is no usable build there, naming every file at fault.
 */
export async function readRemoteBuild(distDir: string): Promise<RemoteBuild> {
  refuse(distDir, shapeFaults(await listArtifact(distDir)));
  const manifest = isForeignBuild(distDir)
    ? await readForeignManifest(distDir)
    : await readJsonFile(path.join(distDir, 'manifest.json'), builtManifestSchema);
  const files = await hashFiles(distDir);
  refuse(distDir, unlisted({ ...manifest, files }));
  return { distDir, manifest, files };
}

function refuse(distDir: string, faults: readonly string[]): void {
  if (faults.length > 0)
    throw new ReleaseRefusal(
      `The build in ${distDir} cannot be published:\n${faults.map((line) => `  files: ${line}`).join('\n')}`,
    );
}

/** remote.json of a build under a version: what it says, its bytes and their integrity. The same build gives the same bytes. */
export function toRemoteJson({ manifest, files }: RemoteBuild, version: string) {
  const full: RemoteManifest = remoteManifestSchema.parse({ ...manifest, version, files });
  const bytes = Buffer.from(`${JSON.stringify(full, null, 2)}\n`);
  return { manifest: full, bytes, integrity: integrityOf(bytes) };
}

/** Subresource-integrity form of sha384. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Every file of an artifact or a build, with its integrity. */
export async function hashFiles(directory: string): Promise<Record<string, string>> {
  const entries = await listArtifact(directory);
  const hashes = await Promise.all(
    entries
      .filter(({ kind }) => kind === 'file')
      .map(async ({ name }) => [name, integrityOf(await readFile(path.join(directory, name)))] as const),
  );
  return Object.fromEntries(hashes);
}
