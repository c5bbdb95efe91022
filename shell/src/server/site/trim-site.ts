import type { PageSite, Site } from '@shared-kit/contracts/site/site-config.contract';

const trimmed = new WeakMap<Site, PageSite>();

/**
 * What pages need of a site: not the text of its other pages, and nothing that the server alone asks of it. Lists stay,
 * empty: a remote that was built before one of them was no longer sent may count it.
 */
export function trimSite(site: Site): PageSite {
  const known = trimmed.get(site) ?? {
    ...site,
    pages: site.pages.map((page) => ({ ...page, description: '', body: '' })),
    ...serverOnly,
  };
  trimmed.set(site, known);
  return known;
}

const serverOnly: Omit<Site, keyof PageSite> = {
  hosts: [],
  sells_new: { make: [], item_type: [], body: [] },
  popular_makes: [],
  range_menu: [],
  location_types: [],
  header_menu: [],
  menu_hides: { header: [], footer: [] },
  redirects: {},
  excluded_stocknums: [],
};
