import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { releaseLooksSchema } from '@shared-kit/contracts/operator/release-looks.contract';
import type { ReleaseLooks } from '@shared-kit/contracts/operator/release-looks.contract';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LOOKS } from '../gate/render/browser-trial';
import { artifactDirectory } from '../publish/artifact-directory';

export type VersionPlace = { remote: RemoteName; version: string };

/** The folder of a version's screenshots. */
export function looksFolder(artifactsDir: string, { remote, version }: VersionPlace): string {
  return path.join(artifactDirectory(artifactsDir, remote, version), LOOKS);
}

/** Screenshots that were taken of a version before it was published; no page where it was published without a browser. */
export async function readLooks(artifactsDir: string, of: VersionPlace): Promise<ReleaseLooks> {
  const json = await readFile(path.join(looksFolder(artifactsDir, of), 'looks.json'), 'utf8').catch(() => null);
  return json === null ? { pages: [] } : releaseLooksSchema.parse(JSON.parse(json));
}
