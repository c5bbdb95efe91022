import { request } from 'undici';
import { apiOrigin } from './running-platform';

type Answer = { hits: { path: string; price: number | null; status: string | null; reserved: boolean }[] };

/** The path of an available car with a price, from the first demo site. */
export async function aCarPath(): Promise<string> {
  const { body } = await request(`${apiOrigin}/api/search?range[price]=20000:60000`, { headers: { host: 'localhost' } });
  const car = ((await body.json()) as Answer).hits.find(({ status, price, reserved }) => status === 'in_stock' && !reserved && (price ?? 0) > 0);
  if (!car) throw new Error('The demo has no available car with a price');
  return car.path;
}
