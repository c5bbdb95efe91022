import { sql } from 'drizzle-orm';
import { startWatchlistDesk } from '../../../../test/desks/watchlist-desk';
import type { WatchlistDesk } from '../../../../test/desks/watchlist-desk';
import { whileLocked } from '../../../../test/waiting-for-lock';

let desk: WatchlistDesk;
beforeAll(async () => {
  desk = await startWatchlistDesk();
});
afterAll(() => desk.stop());

test('a car saved while its account is being deleted is refused as of nobody who is signed in', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise' });
  const deletion = sql`delete from account where site_slug = 'sunrise-cars' and phone = '+61491570101'`;

  const { answers, waiting } = await whileLocked(desk.server, deletion, [() => desk.change('save-car', car.id)]);

  expect(waiting).toBe(1);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([401]);
});
