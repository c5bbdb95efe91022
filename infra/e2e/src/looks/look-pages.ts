import { cars } from '../a-car';

/** Where a kind of page is: an address of every site, or the first link of another page that leads to one. */
export type LookPage = { path: (site: string) => Promise<string> } | { from: string; link: string };

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
  about: at('/about-us'),
  questions: at('/faqs'),
  'not-found': at('/no/such/page'),
};
