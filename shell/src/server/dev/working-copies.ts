import type { ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import { remoteManifestSchema } from '@shared-kit/contracts/release/remote.contract';
import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import fs from 'node:fs';
import path from 'node:path';
import { evaluateArtifact } from '../release/artifact';
import type { ExposedModule, ArtifactSource, ServerEntry, VersionOfRemote } from '../release/artifact-loader';

/** The version under which pages know a remote that somebody is working on. */
export const WORKING_COPY = '0.0.0-working-copy';

/** Build directory by remote. */
export type WorkingDirs = Readonly<Record<string, string>>;

type Built = { stamp: string; manifest: RemoteManifest; entry: ServerEntry };

/**
 * Takes remotes from their build directories as they are now, unsigned, instead of from the registry.
 * For `npm run dev` alone: the production build of the shell does not hold this code.
 */
export function workingCopies(dirs: WorkingDirs, published: ArtifactSource, host: Readonly<Record<string, unknown>>) {
  const built = new Map<string, Built>();

  function read(name: string, dir: string): Built {
    const stamp = stampOf(dir);
    const known = built.get(name);
    if (known?.stamp === stamp) return known;
    const manifest = manifestOf(dir);
    if (manifest.serverEntry === null) throw new Error(`${name} has nothing for a server`);
    const entry = evaluateArtifact(dir, manifest.serverEntry, serverFiles(dir), host) as ServerEntry;
    const now = { stamp, manifest, entry };
    built.set(name, now);
    return now;
  }

  const source: ArtifactSource = {
    async manifest(version: VersionOfRemote) {
      const dir = dirOf(dirs, version);
      return dir === undefined ? published.manifest(version) : read(version.name, dir).manifest;
    },
    async module(version: VersionOfRemote, id: string): Promise<ExposedModule> {
      const dir = dirOf(dirs, version);
      if (dir === undefined) return published.module(version, id);
      const load = read(version.name, dir).entry.modules[id];
      if (!load) throw new Error(`${version.name} exposes no ${id}`);
      return load();
    },
  };

  /** What the registry says, with the working copies in place of their remotes' releases. */
  function over(snapshot: ReleaseSnapshot): ReleaseSnapshot {
    const remotes = Object.fromEntries(
      Object.entries(dirs).map(([name, dir]) => [
        name,
        {
          stable: WORKING_COPY,
          previous: [],
          pins: {},
          rollouts: [],
          blocked: [],
          loadOverrides: {},
          // The stamp stands for the bytes: another build is another release to whatever is remembered by it.
          versions: [{ version: WORKING_COPY, integrity: stampOf(dir), signature: '' }],
        },
      ]),
    );
    return { ...snapshot, remotes: { ...snapshot.remotes, ...remotes } };
  }

  return { source, over };
}

function dirOf(dirs: WorkingDirs, { name, published }: VersionOfRemote): string | undefined {
  return published.version === WORKING_COPY ? dirs[name] : undefined;
}

function manifestOf(dir: string): RemoteManifest {
  const built = JSON.parse(fs.readFileSync(path.join(dir, 'manifest.json'), 'utf8')) as object;
  const manifest = remoteManifestSchema.parse({ ...built, version: WORKING_COPY, files: {} });
  // Browsers hold a preload without a hash against the script that follows.
  const unhinted = <Exposed extends { js: string[] }>(exposed: Exposed) => ({ ...exposed, js: [] });
  return { ...manifest, routes: manifest.routes.map(unhinted), widgets: manifest.widgets.map(unhinted) };
}

/** manifest.json is written last. */
function stampOf(dir: string): string {
  return `built ${fs.statSync(path.join(dir, 'manifest.json')).mtimeMs}`;
}

function serverFiles(dir: string): Map<string, Buffer> {
  const names = fs.readdirSync(path.join(dir, 'server')).filter((name) => name.endsWith('.cjs'));
  return new Map(names.map((name) => [`server/${name}`, fs.readFileSync(path.join(dir, 'server', name))]));
}
