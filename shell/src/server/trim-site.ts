import type { Site } from '@shared-kit/contracts/site-config.contract';

/** What the browser needs of a site: not the text of its other pages, not its redirects, not what it hides. */
export function trimSite(site: Site): Site {
  return {
    ...site,
    pages: site.pages.map((page) => ({ ...page, description: '', body: '' })),
    redirects: {},
    excluded_stocknums: [],
  };
}
