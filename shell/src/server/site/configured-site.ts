import { createHash } from 'node:crypto';
import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { readSettings } from '@shared-kit/contracts/settings/read-settings';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';
import { writtenPage } from '@shared-kit/domain/content/written-page';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

const sites = new LRUCache<string, Site>({ max: 500 });

/**
 * A site with each remote's part of its configuration as the version being served reads it: what was imported,
 * and that version's own defaults for the rest. A value the version cannot read gives way to its default, so
 * that a release never breaks a site.
 */
export function configuredSite(site: Site, manifests: readonly RemoteManifest[]): Site {
  const key = [
    stateOfSite(site),
    ...manifests.map(({ name, version, files }) => `${name}@${version}#${files['server/entry.cjs']}`),
  ].join(' ');
  const known = sites.get(key);
  if (known) return known;
  const remotes = Object.fromEntries(
    manifests.map(({ name, config }) => [
      name,
      readSettings(z.fromJSONSchema(config) as z.ZodObject, site.remotes[name]),
    ]),
  );
  const pages = site.pages.map((page) => writtenPage(page, { ...site, remotes }));
  const configured = { ...site, remotes, pages };
  sites.set(key, configured);
  return configured;
}

/** Names a site and the state of all that its pages know of it without asking: not all of it has a revision. */
export const stateOfSite = memoByObject(
  (site: Site) => `${site.slug} ${createHash('sha256').update(JSON.stringify(site)).digest('base64url')}`,
);
