import type { ContentPage, HomePart } from '@shared-kit/contracts/site/content-page.contract';
import type { PageSite, Site } from '@shared-kit/contracts/site/site-config.contract';
import { memoByObject } from '@shared-kit/domain/memo/memo-by-object';
import { runningPages } from '@shared-kit/domain/content/content-pages';
import { homeParts } from '@shared-kit/domain/site/template-parts';

/**
 * What pages need of a site: not the text of its other pages, and nothing that the server alone asks of it. Lists stay,
 * empty: a remote that was built before one of them was no longer sent may count it. The same object as long as the same
 * pages are there: what is written of it is kept with it.
 *
 * @param here path of the page that it is for: unlike all others it is there in any case, and then stands last.
 */
export function trimSite(site: Site, now = new Date(), here = ''): PageSite {
  const running = runningPages(site, now);
  const pages = [...running.filter(isKnown), ...running.filter((page) => page.path === here && !isKnown(page))];
  const known = trimmed(site);
  const name = pages.map(({ path }) => path).join(' ');
  const found = known.get(name) ?? trim(site, pages);
  known.set(name, found);
  return found;
}

/** Pages that menus or a workshop's button lead to: to any other but the page itself the browser goes as to a file. */
function isKnown({ in_footer: isInFooter, form_place: place }: ContentPage): boolean {
  return isInFooter !== false || place !== '';
}

const trimmed = memoByObject((_site: Site) => new Map<string, PageSite>());

function trim(site: Site, pages: readonly ContentPage[]): PageSite {
  return {
    ...site,
    pages: pages.map(nameOfPage),
    home: homeParts(site).map((part) => (typeof part === 'string' ? part : noWords)),
    ...serverOnly,
  };
}

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
  make_counts: [],
  range_menu: [],
  location_types: [],
  phone_hours: null,
  dealers: [],
  header_menu: [],
  footer_menu: [],
  menu_hides: { header: [], footer: [] },
  redirects: {},
  posts: [],
  why_us: [],
  announcement: null,
  excluded_stocknums: [],
};
