import { financeEstimateSchema } from '@shared-kit/contracts/finance/finance.contract';
import type { FinanceEstimate } from '@shared-kit/contracts/finance/finance.contract';
import { shownCarSchema } from '@shared-kit/contracts/vehicle/vehicle.contract';
import type { ShownCar } from '@shared-kit/contracts/vehicle/vehicle.contract';
import { request } from 'undici';
import { apiOrigin } from './running-platform';

export type DemoCar = {
  id: string;
  slug: string;
  path: string;
  name: string;
  make: string;
  model: string;
  price: number | null;
  stocknum: string;
  status: string | null;
  reserved: boolean;
};

/** How far into a search a journey looks for its car. */
const MAX_PAGES = 20;

type Answer = { hits: DemoCar[]; pages: number };

/** Any car of a site: an available one with a price. */
export async function aCar(site = 'corella'): Promise<DemoCar> {
  return (await cars(site))[0] as DemoCar;
}

/** Cars as `aCar` promises; each test that changes something takes one of its own. */
export async function cars(site = 'corella', query = 'range[price]=20000:60000'): Promise<DemoCar[]> {
  const { body } = await request(`${apiOrigin}/api/search?${query}`, { headers: { host: `${site}.localhost` } });
  const found = ((await body.json()) as Answer).hits.filter(
    ({ status, price, reserved }) => status === 'in_stock' && !reserved && (price ?? 0) > 0,
  );
  if (found.length === 0) throw new Error(`${site} has no available car with a price for "${query}"`);
  return found;
}

/** The path of an available car with a price, from the first demo site. */
export async function aCarPath(): Promise<string> {
  return (await aCar()).path;
}

/** The first of them that a lender finances: its page shows a repayment. */
export async function aFinancedCar(site = 'corella', query?: string): Promise<DemoCar> {
  for (const car of await cars(site, query)) {
    const { eligible, repayment } = await estimateOf(site, car);
    if (eligible && repayment !== null) return car;
  }
  throw new Error('No lender finances any of these cars');
}

/** One that finance quotes are given for. */
export async function aQuotedCar(site = 'corella'): Promise<DemoCar> {
  for (const car of await cars(site)) {
    const { eligible, quote_for: quoted } = await estimateOf(site, car);
    if (eligible && quoted) return car;
  }
  throw new Error('No quote is given for any of these cars');
}

async function estimateOf(site: string, { slug }: DemoCar): Promise<FinanceEstimate> {
  const { body } = await request(`${apiOrigin}/api/cars/${slug}/finance-estimate`, {
    headers: { host: `${site}.localhost` },
  });
  return financeEstimateSchema.parse(await body.json());
}

async function search(site: string, query: string): Promise<Answer> {
  const { body } = await request(`${apiOrigin}/api/search?${query}`, { headers: { host: `${site}.localhost` } });
  return (await body.json()) as Answer;
}

/** A search for the cars of a site that have no price: they come after the dearest. */
export async function withoutPrice(site: string): Promise<string> {
  const { pages } = await search(site, 'sortBy=price_asc');
  return `sortBy=price_asc&page=${pages}`;
}

/** All the API knows of a car. */
export async function wholeCar(site: string, slug: string): Promise<ShownCar> {
  const { body } = await request(`${apiOrigin}/api/cars/${slug}`, { headers: { host: `${site}.localhost` } });
  return shownCarSchema.parse(await body.json());
}

/** The first of a search that is what the journey is about, on whichever page of the search it is. */
export async function theFirst(
  site: string,
  query: string,
  isMeant: (car: ShownCar) => boolean = () => true,
): Promise<ShownCar> {
  const first = await search(site, query);
  const others = query.includes('page=') ? 0 : Math.min(first.pages, MAX_PAGES) - 1;
  for (let page = 1; page <= 1 + others; page += 1) {
    const { hits } = page === 1 ? first : await search(site, `${query}&page=${page}`);
    for (const { slug } of hits) {
      const car = await wholeCar(site, slug);
      if (isMeant(car)) return car;
    }
  }
  throw new Error(`${site} has no such car for "${query}"`);
}
