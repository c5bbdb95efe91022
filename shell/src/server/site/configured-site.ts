import { createHash } from 'node:crypto';
import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { readSettings } from '@shared-kit/contracts/settings/read-settings';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';
import { writtenPage } from '@shared-kit/domain/content/written-page';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** Most readings kept of a site at once: so many ways are there to mix versions that read it differently, within reason. */
const MOST_READINGS = 16;

/**
 * What was made of a site, by what its remotes read in it: versions that read the same share it, as most do, and it goes
 * with the site. By version it would be another copy of all of a site's text for each that was ever released.
 */
const readingsOf = memoByObject((_site: Site) => new LRUCache<string, Site>({ max: MOST_READINGS }));

/** Names a remote and its part of a site's configuration. */
const readBy = memoByObject(
  ({ name, config }: RemoteManifest) =>
    `${name}#${createHash('sha256').update(JSON.stringify(config)).digest('base64url')}`,
);

/**
 * A site with each remote's part of its configuration as the version being served reads it: what was imported,
 * and that version's own defaults for the rest. A value the version cannot read gives way to its default, so
 * that a release never breaks a site. The same object for versions that read the same.
 */
export function configuredSite(site: Site, manifests: readonly RemoteManifest[]): Site {
  const readings = readingsOf(site);
  const key = manifests.map(readBy).join(' ');
  const known = readings.get(key);
  if (known) return known;
  const remotes = Object.fromEntries(
    manifests.map(({ name, config }) => [
      name,
      readSettings(z.fromJSONSchema(config) as z.ZodObject, site.remotes[name]),
    ]),
  );
  const pages = site.pages.map((page) => writtenPage(page, { ...site, remotes }));
  const configured = { ...site, remotes, pages };
  readings.set(key, configured);
  return configured;
}

/** Names a site and the state of all that its pages know of it without asking: not all of it has a revision. */
export const stateOfSite = memoByObject(
  (site: Site) => `${site.slug} ${createHash('sha256').update(JSON.stringify(site)).digest('base64url')}`,
);
