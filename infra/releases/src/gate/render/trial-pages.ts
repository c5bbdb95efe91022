import type { RemoteManifest } from '@shared-kit/contracts/release/remote.contract';
import { readSettings } from '@shared-kit/contracts/settings/read-settings';
import type { Site } from '@shared-kit/contracts/site/site-config.contract';
import { slotsOfContent } from '@shared-kit/domain/content/content-slots';
import { z } from 'zod';
import { addressFor } from './addresses';

/** A page to look at, and the parts of a version that it shows: `the page results-page`, `the widget teaser`. */
export type TrialPage = { site: string; path: string; parts: string[] };
type TrialSite = Pick<Site, 'slug' | 'remotes' | 'flags' | 'pages'>;
type Manifest = Pick<RemoteManifest, 'name' | 'routes' | 'widgets' | 'config'>;
/** A part of a version, the flag that switches it on, and where a site shows it, as a pattern of addresses. */
type Part = { what: string; flag: string | undefined; on: (site: TrialSite) => string | null };

type Facts = {
  /** What else everybody has now: its pages have places for widgets. */
  others: readonly Manifest[];
  sites: readonly TrialSite[];
  /** Addresses of a site. */
  known: (site: string) => readonly string[];
};

/** Places of the shell's own pages; those of the frame are on every page. */
const HOME = /^(home|layout)\./;
const CONTENT = /^content\./;

/**
 * The pages of the stored sites that show each route and widget of a version, those that share one together.
 *
 * @returns the pages, the flags that no site has switched on and each is shown with, and parts with no page to be seen on.
 */
export function trialPages(manifest: Manifest, { others, sites, known }: Facts) {
  const pages = new Map<string, TrialPage>();
  const switchedOn = new Map<string, Set<string>>();
  const unseen: string[] = [];
  for (const { what, flag, on } of partsOf(manifest, others)) {
    const showing = sites.filter((site) => on(site) !== null);
    const site = showing.find((one) => isOn(manifest, flag, one)) ?? showing[0];
    if (!site) {
      unseen.push(what);
      continue;
    }
    if (flag !== undefined && !isOn(manifest, flag, site))
      switchedOn.set(site.slug, (switchedOn.get(site.slug) ?? new Set()).add(flag));
    const path = addressFor(on(site) ?? '/', known(site.slug));
    const key = `${site.slug} ${path}`;
    const page = pages.get(key) ?? { site: site.slug, path, parts: [] };
    pages.set(key, { ...page, parts: [...page.parts, what] });
  }
  return { pages: [...pages.values()], switchedOn, unseen };
}

function partsOf(manifest: Manifest, others: readonly Manifest[]): Part[] {
  const routes = manifest.routes.map(({ id, path, flag }) => ({ what: `the page ${id}`, flag, on: () => path }));
  const widgets = manifest.widgets.map(({ id, slot, flag }) => ({
    what: `the widget ${id}`,
    flag,
    on: (site: TrialSite) => pageWith(slot, [manifest, ...others], site),
  }));
  return [...routes, ...widgets];
}

/** A page with this place for widgets; null where there is none. */
function pageWith(slot: string, manifests: readonly Manifest[], { pages }: TrialSite): string | null {
  if (HOME.test(slot)) return '/';
  if (CONTENT.test(slot))
    return pages.find((page) => slotsOfContent(page).some(({ name }) => name === slot))?.path ?? null;
  const routes = manifests.flatMap((manifest) => manifest.routes);
  return routes.find(({ slots }) => slots.some((name) => name === slot))?.path ?? null;
}

/** As the shell has it: in the remote's own part of the site's configuration, with its defaults, or among the site's flags. */
function isOn({ name, config }: Manifest, flag: string | undefined, site: TrialSite): boolean {
  if (flag === undefined) return true;
  const own = readSettings(z.fromJSONSchema(config) as z.ZodObject, site.remotes[name])[flag];
  return Boolean(own ?? (site.flags as Readonly<Record<string, boolean>>)[flag]);
}
