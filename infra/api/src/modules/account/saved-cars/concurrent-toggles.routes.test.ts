import { ana, host, startWatchlistDesk } from '../../../../test/desks/watchlist-desk';
import type { WatchlistDesk } from '../../../../test/desks/watchlist-desk';

let desk: WatchlistDesk;
beforeAll(async () => {
  desk = await startWatchlistDesk();
});
afterAll(() => desk.stop());

test('a thousand toggles of one car at the same moment are all answered, and leave it on the list once or not at all', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise' });
  // Each from an address of its own: the limit of one address would answer the most of them.
  const toggle = (index: number) =>
    desk.server.app.inject({
      ...{ method: 'POST', url: `/api/watchlist/${index % 2 === 0 ? 'save-car' : 'remove-car'}` },
      headers: {
        ...{ host, origin: `http://${host}`, cookie: desk.anasCookie },
        'x-forwarded-for': `203.0.${113 + (index >> 8)}.${index & 255}`,
      },
      payload: { phone_number: ana, car_id: car.id },
    });

  const answers = await Promise.all(Array.from({ length: 1_000 }, (_, index) => toggle(index)));

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await desk.watchlist()).entries.length).toBeLessThanOrEqual(1);
  await desk.change('save-car', car.id);
  expect((await desk.watchlist()).entries).toHaveLength(1);
  await desk.change('remove-car', car.id);
  expect((await desk.watchlist()).entries).toEqual([]);
});
