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

type Answer = { hits: DemoCar[] };

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
export async function aFinancedCar(site?: string, query?: string): Promise<DemoCar> {
  for (const car of await cars(site, query)) {
    const { body } = await request(`${apiOrigin}/api/cars/${car.slug}/finance-estimate`, {
      headers: { host: `${site ?? 'corella'}.localhost` },
    });
    const estimate = (await body.json()) as { eligible: boolean; repayment: number | null };
    if (estimate.eligible && estimate.repayment !== null) return car;
  }
  throw new Error('No lender finances any of these cars');
}
