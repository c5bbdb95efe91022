import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ReleaseSnapshot } from '@shared-kit/contracts/release/release.contract';
import type { RemoteName } from '@shared-kit/contracts/release/remote.contract';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { PAGE_BROTLI_QUALITY } from '../files/compressed';
import { resolvedRemotesOf } from '../page/page-plan';
import type { ArtifactSource } from '../release/artifact-loader';
import { loadReleaseSet } from '../release/release-set';
import type { ChosenRemote } from '../release/release-set';
import { configuredSite } from './configured-site';
import { menusOf } from './menus';
import { alikeJson, namedVersions, siteFileName } from './site-file';
import type { NamedVersions } from './site-file';
import { trimSite } from './trim-site';

const compress = promisify(brotliCompress);

/** Most files kept; each takes some 20 KB. */
const MOST_FILES = 300;

export type SiteFile = {
  /** Whether it holds what its name says, and so may be kept for ever. */
  isNamed: boolean;
  bytes: Buffer;
  brotli: Buffer;
};

/** What a file is asked for: its name (a hash), its versions, and who asks where. */
type Wanted = { name: string; of: string; site: Site; origin: string };

type Options = { registry: { readonly current: ReleaseSnapshot | undefined }; artifacts: ArtifactSource; log: Logger };

/**
 * What the pages of a site say alike, as files. Each is made anew from what its address says, whichever server and however
 * long ago drew the page, and of the site whose host is asked: another's is not to be had there.
 */
export class SiteFiles {
  readonly #options: Options;
  readonly #files = new LRUCache<string, SiteFile>({ max: MOST_FILES });
  readonly #making = new Map<string, Promise<SiteFile | null>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * The file of that name; where the site's configuration has changed since the page was drawn, what it is now, not to be
   * kept under that name. Null where a version is not known here.
   */
  async read(wanted: Wanted): Promise<SiteFile | null> {
    const key = `${wanted.site.slug} ${wanted.origin} ${wanted.name} ${wanted.of}`;
    const known = this.#files.get(key) ?? this.#making.get(key);
    if (known) return known;
    const making = this.#make(wanted);
    this.#making.set(key, making);
    try {
      const file = await making;
      if (file?.isNamed) this.#files.set(key, file);
      return file;
    } finally {
      this.#making.delete(key);
    }
  }

  async #make({ name, of, site, origin }: Wanted): Promise<SiteFile | null> {
    const { registry, artifacts, log } = this.#options;
    const chosen = chosenOf(namedVersions(of), registry.current);
    if (!chosen) return null;
    const { resolved, isIncomplete } = await loadReleaseSet(chosen, artifacts, log);
    if (isIncomplete) return null;
    const manifests = resolved.flatMap(({ ladder: [best] }) => best?.manifest ?? []);
    const configured = configuredSite(site, manifests);
    const json = alikeJson({
      site: trimSite(configured),
      menus: menusOf(configured, manifests),
      remotes: resolvedRemotesOf(resolved, configured, origin),
    });
    const isNamed = siteFileName(json) === name;
    const bytes = Buffer.from(`{${json}}`);
    const quality = isNamed ? constants.BROTLI_MAX_QUALITY : PAGE_BROTLI_QUALITY;
    return { isNamed, bytes, brotli: await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }) };
  }
}

/** Null where one of them is not in the registry. */
function chosenOf(named: NamedVersions[] | null, snapshot: ReleaseSnapshot | undefined): ChosenRemote[] | null {
  if (!named || !snapshot) return null;
  const { remotes, publicKey } = snapshot;
  const chosen = named.flatMap(({ name, version, previous }): ChosenRemote[] => {
    const release = Object.hasOwn(remotes, name) ? remotes[name as RemoteName] : undefined;
    const wanted = previous === null ? [version] : [version, previous];
    const versions = wanted.flatMap((one) => {
      const published = release?.versions.find((it) => it.version === one);
      return published ? [{ name: name as RemoteName, published, publicKey }] : [];
    });
    return release && versions.length === wanted.length
      ? [{ name: name as RemoteName, versions, loadOverrides: release.loadOverrides }]
      : [];
  });
  return chosen.length === named.length ? chosen : null;
}
