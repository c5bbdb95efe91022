import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import { HOUR_MS } from '@shared-kit/domain/time/seconds';
import { chmod, copyFile, mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { nameFault, printable } from '../gate/artifact-shape';
import { ReleaseRefusal } from '../registry/log/release-refusal';
import { hashFiles, integrityOf } from './remote-build';
import type { RemoteBuild } from './remote-build';

const READ_ONLY = 0o444;

/** Between an artifact's version and what makes its draft unlike others. */
const DRAFT = '.draft-';

/** No publication takes so long: an older draft was left by one that was killed. */
const ABANDONED_MS = HOUR_MS;

/** `{artifactsDir}/{remote}/{version}`, where shells find remote.json, client/ and server/. */
export function artifactDirectory(artifactsDir: string, remote: RemoteName, version: string): string {
  return path.join(artifactsDir, remote, version);
}

/** Integrity of the remote.json lying there, or null when there is none. */
export async function artifactIntegrity(directory: string): Promise<string | null> {
  try {
    return integrityOf(await readFile(path.join(directory, 'remote.json')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A build copied beside its place. */
export type DraftArtifact = {
  /** Where it lies until then. */
  directory: string;
  /** Puts it in its place in one step: whoever looks sees all of it or nothing. */
  install(): Promise<void>;
  /** Takes away what was copied and not installed. */
  discard(): Promise<void>;
};

/**
 * Copies a build beside its place, so that what can fail of it fails before anything is recorded. An artifact that is
 * there and whole is left alone; one that lost or changed a file is replaced.
 */
export async function draftArtifact(directory: string, build: RemoteBuild, remoteJson: Buffer): Promise<DraftArtifact> {
  if (await isWhole(directory, build, remoteJson))
    return { directory, install: async () => {}, discard: async () => {} };
  await discardAbandoned(path.dirname(directory));
  const draft = `${directory}${DRAFT}${randomUUID()}`;
  const discard = () => rm(draft, { recursive: true, force: true });
  try {
    await copyInto(draft, build, remoteJson);
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    directory: draft,
    async install() {
      await rm(directory, { recursive: true, force: true });
      await rename(draft, directory);
    },
    discard,
  };
}

/** Takes away what publications of the remote left that were killed. */
async function discardAbandoned(ofRemote: string): Promise<void> {
  const names = await readdir(ofRemote).catch(() => []);
  for (const name of names.filter((known) => known.includes(DRAFT))) {
    const draft = path.join(ofRemote, name);
    // Another publication may take its own away meanwhile.
    const since = await stat(draft).catch(() => null);
    if (since && Date.now() - since.mtimeMs > ABANDONED_MS) await rm(draft, { recursive: true, force: true });
  }
}

async function copyInto(draft: string, build: RemoteBuild, remoteJson: Buffer): Promise<void> {
  for (const name of Object.keys(build.files)) {
    const fault = nameFault(name);
    if (fault) throw new ReleaseRefusal(`${build.manifest.name}: ${printable(name)} ${fault}`);
  }
  await mkdir(draft, { recursive: true });
  for (const name of Object.keys(build.files)) {
    const target = path.join(draft, name);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(build.distDir, name), target);
    await chmod(target, READ_ONLY);
  }
  await writeFile(path.join(draft, 'remote.json'), remoteJson, { mode: READ_ONLY });
}

async function isWhole(directory: string, { files }: RemoteBuild, remoteJson: Buffer): Promise<boolean> {
  if ((await artifactIntegrity(directory)) !== integrityOf(remoteJson)) return false;
  const there = await hashFiles(directory);
  return JSON.stringify(there) === JSON.stringify(files);
}
