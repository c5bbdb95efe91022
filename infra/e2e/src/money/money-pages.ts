import { aCar, cars, theFirst } from '../a-car';

type Pages = Readonly<Record<string, (site: string) => Promise<string>>>;

const compared = async (site: string, ...others: string[]) =>
  `/compare?cars=${[...(await cars(site)).slice(0, 3).map(({ slug }) => slug), ...others].join(',')}`;

/** Every kind of page that shows what a vehicle costs. */
const pages: Pages = {
  home: async () => '/',
  results: async () => '/search/new-used-and-demo-cars',
  offers: async () => '/special-offers',
  'search by price': async () => '/search-by-price',
  'no results': async () => '/search/used-cars?query=zzzzzzzz',
  vehicle: async (site) => (await aCar(site)).path,
  print: async (site) => `/print?car_id=${(await aCar(site)).slug}`,
  compare: (site) => compared(site),
  'compare, one of them gone': (site) => compared(site, 'gone'),
  'test drive': async (site) => `/book-test-drive?car_id=${(await aCar(site)).slug}`,
  enquiry: async (site) => `/finance-enquiry?car_id=${(await aCar(site)).slug}`,
  finance: async () => '/finance',
  'finance for a vehicle': async (site) => `/personalised/finance?car_id=${(await aCar(site)).id}`,
  saved: async () => '/watchlist',
  success: async () => '/success?form=enquiry&sent=forged',
};

/** Not every site reserves, has pages of models, and a vehicle that was sold of late. */
const ofCorella: Pages = {
  'sold vehicle': async (site) => (await theFirst(site, 'refinementList[status][0]=sold')).path,
  model: async () => '/models/toyota-hilux',
  checkout: async (site) => `/cars/${(await aCar(site)).slug}/checkout`,
};

/** The pages of a demo site that show money, by the name a test says. */
export const moneyPages = (site: string): Pages => ({ ...pages, ...(site === 'corella' && ofCorella) });
