import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { isForeignBuild } from '../publish/foreign-build';
import type { RemoteBuild } from '../publish/remote-build';

/** A build as one file that is sent: a tar of its manifest and its files, the same for the same build. */
export async function packBuild({ distDir, files }: Pick<RemoteBuild, 'distDir' | 'files'>): Promise<Buffer> {
  const tar = pack();
  const packed = buffer(tar);
  const manifest = isForeignBuild(distDir) ? 'contract.json' : 'manifest.json';
  for (const name of [manifest, ...Object.keys(files)])
    tar.entry({ name, mtime: new Date(0) }, await readFile(path.join(distDir, name)));
  tar.finalize();
  return packed;
}

/** The value of a `Content-Digest` header (RFC 9530). */
export function contentDigest(bytes: Buffer): string {
  return toDigest(createHash('sha256').update(bytes).digest());
}

/** @param sha256 the hash itself. */
export function toDigest(sha256: Buffer): string {
  return `sha-256=:${sha256.toString('base64')}:`;
}
