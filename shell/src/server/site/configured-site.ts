import type { RemoteManifest } from '@shared-kit/contracts/remote.contract';
import { readSettings } from '@shared-kit/contracts/settings/read-settings';
import type { Site } from '@shared-kit/contracts/site-config.contract';
import { writtenPage } from '@shared-kit/domain/site/written-page';
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
    site.slug,
    site.revision,
    factsKey(site),
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

/** What changes of a site without a revision of its own. */
function factsKey(site: Site): string {
  const {
    offers_count,
    popular_makes,
    car_types,
    item_types,
    location_types,
    brand_count,
    new_model_count,
    range_menu,
  } = site;
  return JSON.stringify([
    offers_count,
    popular_makes,
    car_types,
    item_types,
    location_types,
    brand_count,
    new_model_count,
    range_menu,
  ]);
}
