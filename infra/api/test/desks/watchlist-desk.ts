import type { Watchlist } from '@shared-kit/contracts/account/account.contract';
import { sql } from 'drizzle-orm';
import { withScope } from '../../src/db/scope';
import { signIn } from '../shopper';
import { startTestApp } from '../test-app';

export const host = 'sunrise-cars.test';
export const ana = '0491570101';
export const ben = '0491570102';

/** Ana and Ben, signed in at one of two dealers' sites, and what they ask of their lists. Ana asks unless it says otherwise. */
export async function startWatchlistDesk() {
  const server = await startTestApp();
  for (const group of ['sunrise', 'harbor']) {
    await server.addGroup(group);
    await server.addSite({ slug: `${group}-cars`, group });
  }
  const anasCookie = await signIn(server, host, ana);
  const bensCookie = await signIn(server, host, ben);

  /** Stock and lists as they stand, past the API. */
  const changeStock = (statement: ReturnType<typeof sql>) =>
    withScope(server.ownerDb, { group: 'sunrise', site: 'sunrise-cars' }, (tx) => tx.execute(statement));
  const post = (act: string, payload: object, { cookie = anasCookie, at = host }) =>
    server.app.inject({
      method: 'POST',
      url: `/api/watchlist/${act}`,
      headers: { host: at, origin: `http://${at}`, cookie },
      payload,
    });

  return {
    server,
    anasCookie,
    bensCookie,
    changeStock,
    change: (
      act: 'save-car' | 'remove-car',
      carId: string,
      { phone = ana, ...from }: { phone?: string; cookie?: string; at?: string } = {},
    ) => post(act, { phone_number: phone, car_id: carId }, from),
    saveCars: (carIds: readonly string[], { phone = ana, ...from }: { phone?: string; cookie?: string } = {}) =>
      post('save-cars', { phone_number: phone, car_ids: carIds }, from),
    /** A list of Ana's with so many cars that have left the stock. */
    fillList: (entries: number) =>
      changeStock(sql`
        insert into watchlist_entry (site_slug, phone, car_id, card)
        select 'sunrise-cars', '+61491570101', 'old-' || n, card || jsonb_build_object('id', 'old-' || n)
        from generate_series(1, ${entries}::int) n, (select card from vehicle limit 1) any_car`),
    async watchlist(cookie = anasCookie): Promise<Watchlist> {
      const response = await server.app.inject({ url: '/api/watchlist', headers: { host, cookie } });
      expect(response.headers['cache-control']).toBe('no-store');
      return response.json();
    },
    empty: () => changeStock(sql`delete from watchlist_entry`),
    stop: () => server.stop(),
  };
}

export type WatchlistDesk = Awaited<ReturnType<typeof startWatchlistDesk>>;
