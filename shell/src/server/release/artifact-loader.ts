import type { PublishedVersion } from '@shared-kit/contracts/release/release.contract';
import { remoteManifestSchema } from '@shared-kit/contracts/release/remote.contract';
import type { RemoteManifest, RemoteName } from '@shared-kit/contracts/release/remote.contract';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { PageModule, WidgetModule } from '@shared-kit/runtime/remote-module';
import { LRUCache } from 'lru-cache';
import semver from 'semver';
import { evaluateArtifact, isSigned, sha384 } from './artifact';

export type ExposedModule = PageModule & WidgetModule;
export type ServerEntry = { modules: Record<string, () => Promise<ExposedModule>> };

type Options = {
  artifactsDir: string;
  /** The shell's own instances, by module id. */
  host: Readonly<Record<string, unknown>>;
  /** Version of each shared module the shell provides. */
  sharedVersions: Readonly<Record<string, string>>;
  /** Most versions held in memory at once. */
  maxVersions?: number;
};

export type VersionOfRemote = { name: RemoteName; published: PublishedVersion; publicKey: string };

/** Where a page's remotes come from. */
export type ArtifactSource = {
  manifest: (version: VersionOfRemote) => Promise<RemoteManifest>;
  module: (version: VersionOfRemote, id: string) => Promise<ExposedModule>;
};

/** Remotes' server code: read from the artifacts, checked, compiled, and kept while it is used. */
export class ArtifactLoader implements ArtifactSource {
  readonly #options: Options;
  readonly #manifests = new LRUCache<string, Promise<RemoteManifest>>({ max: 500 });
  readonly #entries: LRUCache<string, Promise<ServerEntry>>;

  constructor(options: Options) {
    this.#options = options;
    this.#entries = new LRUCache({ max: options.maxVersions ?? 60 });
  }

  /**
   * The signed contract of a version.
   *
   * @throws {Error} when it is missing, not the published one, not signed, or needs other shared modules than ours.
   */
  manifest({ name, published, publicKey }: VersionOfRemote): Promise<RemoteManifest> {
    // With other keys it is judged anew.
    const key = `${name}@${published.version}#${published.integrity} ${published.signature} ${publicKey}`;
    return remember(this.#manifests, key, async () => {
      const bytes = await fs.readFile(path.join(this.#dir(name, published.version), 'remote.json'));
      if (sha384(bytes) !== published.integrity)
        throw new Error(`The manifest of ${name}@${published.version} is not the published one`);
      if (!isSigned(bytes, published.signature, publicKey))
        throw new Error(`The manifest of ${name}@${published.version} is not signed by the registry`);
      const manifest = remoteManifestSchema.parse(JSON.parse(bytes.toString()));
      this.#checkShared(manifest);
      return manifest;
    });
  }

  /**
   * One exposed page or widget of a version.
   *
   * @throws {Error} for a missing or altered file, and whatever the remote throws at import.
   */
  async module(version: VersionOfRemote, id: string): Promise<ExposedModule> {
    const entry = await this.#entry(version);
    const load = entry.modules[id];
    if (!load) throw new Error(`${version.name}@${version.published.version} exposes no ${id}`);
    return load();
  }

  /** Forgets every version that the registry no longer hands out; requests under way keep theirs. */
  retain(active: ReadonlySet<string>): void {
    for (const cache of [this.#entries, this.#manifests]) {
      for (const key of cache.keys()) if (!active.has(key.split('#')[0] ?? key)) cache.delete(key);
    }
  }

  #entry(version: VersionOfRemote): Promise<ServerEntry> {
    const { name, published } = version;
    return remember(this.#entries, `${name}@${published.version}#${published.integrity}`, async () => {
      const manifest = await this.manifest(version);
      if (manifest.serverEntry === null) throw new Error(`${name}@${published.version} has nothing for a server`);
      const dir = this.#dir(name, published.version);
      const wanted = Object.entries(manifest.files).filter(([file]) => file.startsWith('server/'));
      const files = new Map(
        await Promise.all(
          wanted.map(async ([file, integrity]) => {
            const bytes = await fs.readFile(path.join(dir, file));
            if (sha384(bytes) !== integrity) throw new Error(`${name}@${published.version}: ${file} was altered`);
            return [file, bytes] as const;
          }),
        ),
      );
      return evaluateArtifact(dir, manifest.serverEntry, files, this.#options.host) as ServerEntry;
    });
  }

  #checkShared({ name, version, requires }: RemoteManifest): void {
    for (const [id, range] of Object.entries(requires)) {
      const provided = this.#options.sharedVersions[id];
      if (!provided || !semver.satisfies(provided, range)) {
        throw new Error(`${name}@${version} needs ${id} ${range}, the shell provides ${provided ?? 'none'}`);
      }
    }
  }

  #dir(name: string, version: string): string {
    return path.join(this.#options.artifactsDir, name, version);
  }
}

/** One promise for a key; a failure is not remembered. */
function remember<Value>(
  cache: LRUCache<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  made.catch(() => cache.delete(key));
  return made;
}
