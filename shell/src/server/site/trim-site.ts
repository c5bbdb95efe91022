import type { PageSite, Site } from '@shared-kit/contracts/site/site-config.contract';
import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';

/**
 * What pages need of a site: not the text of its other pages, and nothing that the server alone asks of it. Lists stay,
 * empty: a remote that was built before one of them was no longer sent may count it.
 */
export const trimSite = memoByObject((site: Site): PageSite => ({
  ...site,
  pages: site.pages.map((page) => ({ ...page, description: '', body: '' })),
  ...serverOnly,
}));

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
