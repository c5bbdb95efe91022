import { aCar, aCarPath, cars, theFirst } from '../a-car';

/** Every kind of page of a site, by the name a test says. */
export const allPages: Readonly<Record<string, () => Promise<string>>> = {
  home: async () => '/',
  results: async () => '/search/new-used-and-demo-cars',
  'no results': async () => '/search/used-cars?query=zzzzzzzz',
  vehicle: aCarPath,
  'sold vehicle': async () => (await theFirst('corella', 'refinementList[status][0]=sold')).path,
  print: async () => `/print?car_id=${(await aCar()).slug}`,
  brands: async () => '/brands',
  brand: async () => '/toyota/overview',
  models: async () => '/models?body=Ute',
  model: async () => '/models/toyota-hilux',
  'order a model': async () => '/models/order-now?model_id=toyota-hilux&model_name=HiLux',
  offers: async () => '/special-offers',
  compare: async () =>
    `/compare?cars=${(await cars())
      .slice(0, 3)
      .map(({ slug }) => slug)
      .join(',')}`,
  'search by price': async () => '/search-by-price',
  'unknown make': async () => '/search/trabant',
  finance: async () => '/finance',
  locations: async () => '/dealer-locator',
  location: async () => '/locations/corella-brisbane',
  contact: async () => '/contact',
  'sign-in': async () => '/sign-in',
  'sign-in code': async () => '/sign-in?step=code',
  content: async () => '/privacy-policy',
  'parts of a content': async () => '/pages/utes',
  questions: async () => '/faqs',
  careers: async () => '/careers',
  post: async () => '/blog/what-your-ute-may-tow',
  'not found': async () => '/no/such/page',
  'vehicle not found': async () => '/cars/no-such-car',
  success: async () => '/success?form=enquiry&sent=forged',
  'test drive': async () => '/book-test-drive',
  service: async () => '/service',
  'trade-in details': async () =>
    '/trade-in?step=details&trade_year=2021&trade_make=Toyota&trade_model=HiLux&trade_km=60000&trade_condition=Good',
  reserve: async () => `/cars/${(await aCar()).slug}/checkout`,
};
