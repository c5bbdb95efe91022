import type { PageSite, Site } from '@shared-kit/contracts/site/site-config.contract';
import type { ContentPage, HomePart } from '@shared-kit/contracts/site/content-page.contract';
import { blogPage } from '@shared-kit/domain/site/content-pages';
import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';

/**
 * What pages need of a site: not the text of its other pages, and nothing that the server alone asks of it. Lists stay,
 * empty: a remote that was built before one of them was no longer sent may count it.
 */
export const trimSite = memoByObject((site: Site): PageSite => ({
  ...site,
  pages: [...site.pages, ...(site.posts.length > 0 ? [blogPage(site)] : [])].map(nameOfPage),
  home: site.home.map((part) => (typeof part === 'string' ? part : noWords)),
  ...serverOnly,
}));

/** What leads to a page, and what finds the form on it. */
function nameOfPage({ path, title, form, form_place }: ContentPage): ContentPage {
  return { path, title, description: '', body: '', form, form_place };
}

/** That a part is there: its words are drawn by the server. */
const noWords: HomePart = { panel: '', text: '', items: [] };

const serverOnly: Omit<Site, keyof PageSite> = {
  hosts: [],
  sells_new: { make: [], item_type: [], body: [] },
  popular_makes: [],
  range_menu: [],
  location_types: [],
  header_menu: [],
  menu_hides: { header: [], footer: [] },
  redirects: {},
  posts: [],
  announcement: null,
  excluded_stocknums: [],
};
