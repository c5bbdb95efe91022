import { remoteManifestSchema } from '@shared-kit/contracts/release/remote.contract';
import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { isForeignBuild, readForeignManifest } from './foreign-build';
import { ReleaseRefusal } from '../registry/release-refusal';

const builtManifestSchema = remoteManifestSchema.omit({ files: true });

/** What build-kit left in `dist`: everything of remote.json but the hashes, and the files with their sha384. */
export type RemoteBuild = {
  distDir: string;
  manifest: z.infer<typeof builtManifestSchema>;
  /** Path within the artifact -> subresource integrity, sorted by path. */
  files: Record<string, string>;
};

/**
 * Reads and checks a build.
 *
 * @throws {ReleaseRefusal} when there is no usable build there.
 */
export async function readRemoteBuild(distDir: string): Promise<RemoteBuild> {
  const manifest = isForeignBuild(distDir) ? await readForeignManifest(distDir) : await readOwnManifest(distDir);
  const build = { distDir, manifest, files: await hashFiles(distDir, ['client', 'server']) };
  assertFilesPresent(build);
  return build;
}

async function readOwnManifest(distDir: string): Promise<RemoteBuild['manifest']> {
  const manifestFile = path.join(distDir, 'manifest.json');
  const json = await readFile(manifestFile, 'utf8').catch(() => {
    throw new ReleaseRefusal(`No build at ${manifestFile}: build the remote first`);
  });
  const manifest = builtManifestSchema.safeParse(JSON.parse(json));
  if (!manifest.success)
    throw new ReleaseRefusal(`${manifestFile} is not a manifest:\n${z.prettifyError(manifest.error)}`);
  return manifest.data;
}

/** remote.json of a build under a version, with its own integrity. The same build gives the same bytes. */
export function toRemoteJson({ manifest, files }: RemoteBuild, version: string) {
  const full: RemoteManifest = remoteManifestSchema.parse({ ...manifest, version, files });
  const bytes = Buffer.from(`${JSON.stringify(full, null, 2)}\n`);
  return { bytes, integrity: integrityOf(bytes) };
}

/** Subresource-integrity form of sha384. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Every file below the named folders of a directory, with its integrity. */
export async function hashFiles(directory: string, folders: readonly string[]): Promise<Record<string, string>> {
  const found = await Promise.all(folders.map((folder) => listFiles(path.join(directory, folder))));
  const names = found
    .flat()
    .map((file) => path.relative(directory, file).split(path.sep).join('/'))
    .sort();
  const hashes = await Promise.all(
    names.map(async (name) => [name, integrityOf(await readFile(path.join(directory, name)))]),
  );
  return Object.fromEntries(hashes) as Record<string, string>;
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** A manifest that names a file nobody shipped would fail in front of a shopper. */
function assertFilesPresent({ manifest, files, distDir }: RemoteBuild): void {
  const named = [
    manifest.clientEntry,
    ...(manifest.serverEntry === null ? [] : [manifest.serverEntry]),
    ...[...manifest.routes, ...manifest.widgets].flatMap(({ js, css }) => [...js, ...css]),
  ];
  const missing = [...new Set(named)].filter((name) => !(name in files));
  if (missing.length > 0)
    throw new ReleaseRefusal(`${distDir} lacks files that its manifest names: ${missing.join(', ')}`);
}
