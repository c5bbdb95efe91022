import { listFilters } from '@shared-kit/contracts/search/search-fields';
import type { SearchResponse, SearchState } from '@shared-kit/contracts/search/search.contract';
import type { Car } from '@shared-kit/contracts/vehicle/car.contract';
import { Client } from 'pg';
import { buildSearch } from '@shared-kit/domain/search/search-url';
import { importStock } from '../../src/modules/stock/import/import-stock.repository';
import { feedRows } from './search-feed';
import { startTestApp } from '../test-app';

const GROUP = 'sunrise';
const YARDS = [
  ['Noosa yard', -26.4, 153.09],
  ['Gympie yard', -26.19, 152.665],
] as const;

/** The app with one site, at sunrise.test, that shows every filter, and 300 imported cars in two places, and `further` ones. */
export async function startSearchedStock(
  further: readonly Readonly<Record<string, unknown>>[] = [],
  env: Record<string, string> = {},
) {
  const server = await startTestApp(env);
  await server.addGroup(GROUP);
  await server.addDealership({ group: GROUP, slug: 'sunrise-cars' });
  for (const [name, lat, long] of YARDS)
    await server.addLocation({
      group: GROUP,
      dealership_slug: 'sunrise-cars',
      name,
      address: addressAt(name, lat, long),
    });
  await server.addSite({ slug: 'sunrise', group: GROUP, search_filters: [...listFilters, 'weekly'] });
  const owner = new Client({ connectionString: server.database.url });
  await owner.connect();
  await importStock({ client: owner, group: GROUP, rows: [...feedRows(300), ...further], fileName: 'sunrise.json' });
  await owner.query(`select set_config('app.group', $1, false)`, [GROUP]);
  const { rows } = await owner.query<{ doc: Car }>('select doc from vehicle');
  await owner.end();

  /** @throws when it is not answered with 200. */
  async function search(state: Partial<SearchState>): Promise<SearchResponse> {
    const url = `/api/search?${buildSearch(state).toString()}`;
    const response = await server.app.inject({ url, headers: { host: 'sunrise.test' } });
    if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
    return response.json();
  }
  return { server, cars: rows.map(({ doc }) => doc), search };
}
export type SearchedStock = Awaited<ReturnType<typeof startSearchedStock>>;

function addressAt(name: string, lat: number, long: number) {
  const place = { street: '1 Road', city: name, state: 'QLD', postcode: '4567', lat, long };
  return { ...place, id: name, place_id: null, place_url: null, map_key: null };
}
