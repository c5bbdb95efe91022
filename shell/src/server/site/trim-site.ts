import type { Site } from '@shared-kit/contracts/site-config.contract';

const trimmed = new WeakMap<Site, Site>();

/** What the browser needs of a site: not the text of its other pages, not its redirects, not what it hides. */
export function trimSite(site: Site): Site {
  const known = trimmed.get(site) ?? {
    ...site,
    pages: site.pages.map((page) => ({ ...page, description: '', body: '' })),
    redirects: {},
    excluded_stocknums: [],
  };
  trimmed.set(site, known);
  return known;
}
