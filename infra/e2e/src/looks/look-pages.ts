import type { Page } from '@playwright/test';
import { cars } from '../a-car';
import { ownPage, thanksForEnquiry, thanksForMessage } from './own-pages';

/**
 * Where a kind of page is: an address of every site, which may need something done before in the browser that is to see it,
 * or the first link of another page that leads to one.
 */
export type LookPage = { path: (site: string, page: Page) => Promise<string> } | { from: string; link: string };

const at = (path: string): LookPage => ({ path: async () => path });

const aCarOf = async (site: string) => {
  const [first] = await cars(site, '');
  if (first === undefined) throw new Error(`${site} has no vehicle`);
  return first;
};

/** The kinds of page whose look is judged, by the name of their sheets. */
export const lookPages: Readonly<Record<string, LookPage>> = {
  home: at('/'),
  results: at('/search/new-used-and-demo-cars'),
  'no-results': at('/search/used-cars?query=zzzzzzzz'),
  offers: at('/special-offers'),
  compare: {
    path: async (site) => {
      const compared = (await cars(site, '')).slice(0, 3).map(({ slug }) => slug);
      return `/compare?cars=${compared.join(',')}`;
    },
  },
  price: at('/search-by-price'),
  vehicle: { path: async (site) => (await aCarOf(site)).path },
  checkout: { path: async (site) => `/cars/${(await aCarOf(site)).slug}/checkout` },
  'test-drive': { path: async (site) => `/book-test-drive?car_id=${(await aCarOf(site)).slug}` },
  brands: at('/brands'),
  brand: { from: '/brands', link: 'main a[href$="/overview"]' },
  models: at('/models'),
  model: { from: '/models', link: 'main a[href^="/models/"]' },
  finance: at('/finance'),
  locations: at('/dealer-locator'),
  location: { from: '/dealer-locator', link: 'main a[href^="/locations/"]' },
  contact: at('/contact'),
  service: at('/service'),
  'trade-in': at('/trade-in'),
  'sign-in': at('/sign-in'),
  thanks: { path: thanksForMessage },
  'thanks-vehicle': { path: thanksForEnquiry },
  'saved-cars': { path: ownPage('/watchlist') },
  'saved-searches': { path: ownPage('/saved-searches') },
  garage: { path: ownPage('/my-garage') },
  deals: { path: ownPage('/my-deal') },
  'your-data': { path: ownPage('/your-data') },
  about: at('/about-us'),
  questions: at('/faqs'),
  'not-found': at('/no/such/page'),
};
