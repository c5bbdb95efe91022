import { sql } from 'drizzle-orm';
import { ana, ben, host, startWatchlistDesk } from '../../../../test/desks/watchlist-desk';
import type { WatchlistDesk } from '../../../../test/desks/watchlist-desk';

let desk: WatchlistDesk;
beforeAll(async () => {
  desk = await startWatchlistDesk();
});
afterAll(() => desk.stop());
afterEach(() => desk.empty());

test('a saved car is on the list with its card, the newest first, and can be taken off', async () => {
  const first = await desk.server.addVehicle({ group: 'sunrise', name: 'First' });
  const second = await desk.server.addVehicle({ group: 'sunrise', name: 'Second' });

  expect((await desk.change('save-car', first.id)).json()).toEqual({ success: true });
  await desk.change('save-car', second.id);
  expect((await desk.watchlist()).entries).toMatchObject([
    { id: second.id, car: { name: 'Second', price: 35_990 } },
    { id: first.id, car: { name: 'First' } },
  ]);

  expect((await desk.change('remove-car', second.id)).json()).toEqual({ success: true });
  expect((await desk.watchlist()).entries.map(({ id }) => id)).toEqual([first.id]);
});

test('saving twice, also at the same moment, keeps one entry', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise' });

  const answers = await Promise.all([
    desk.change('save-car', car.id),
    desk.change('save-car', car.id),
    desk.change('save-car', car.id),
  ]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await desk.watchlist()).entries).toHaveLength(1);
});

test('a saved car that is sold meanwhile is saved all the same: asked again, nothing is refused', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise' });
  await desk.change('save-car', car.id);
  await desk.changeStock(sql`update vehicle set card = card || '{"status":"sold"}' where id = ${car.id}`);

  expect((await desk.change('save-car', car.id)).json()).toEqual({ success: true });
});

test('nobody signed in: 401, and nothing is saved', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise' });

  const response = await desk.change('save-car', car.id, { cookie: '' });
  const list = await desk.server.app.inject({ url: '/api/watchlist', headers: { host } });

  expect([response.statusCode, list.statusCode]).toEqual([401, 401]);
  expect((await desk.watchlist()).entries).toEqual([]);
});

test("another phone in the body than the session's is refused", async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise' });
  await desk.change('save-car', car.id);

  const save = await desk.change('save-car', car.id, { phone: ben });
  const remove = await desk.change('remove-car', car.id, { cookie: desk.bensCookie, phone: ana });

  expect([save.statusCode, remove.statusCode]).toEqual([403, 403]);
  expect((await desk.watchlist()).entries).toHaveLength(1);
});

test('the same phone in another spelling is the same phone', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise' });

  const answers = [
    await desk.change('save-car', car.id, { phone: '+61 491 570 101' }),
    await desk.change('remove-car', car.id, { phone: '0491 570 101' }),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test("does not show one shopper's list to another", async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise' });
  await desk.change('save-car', car.id);

  expect((await desk.watchlist(desk.bensCookie)).entries).toEqual([]);
});

test('a car that two have saved leaves the list of the one who takes it off only', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise' });
  await desk.change('save-car', car.id);
  await desk.change('save-car', car.id, { cookie: desk.bensCookie, phone: ben });

  expect((await desk.change('remove-car', car.id)).statusCode).toBe(200);

  expect((await desk.watchlist()).entries).toEqual([]);
  expect((await desk.watchlist(desk.bensCookie)).entries.map(({ id }) => id)).toEqual([car.id]);
});

test.each(['sold', 'withdrawn', '', null])('a car with status %p cannot be newly saved', async (status) => {
  const car = await desk.server.addVehicle({ group: 'sunrise', status });

  const response = await desk.change('save-car', car.id);

  expect(response.statusCode).toBe(409);
  expect((await desk.watchlist()).entries).toEqual([]);
});

test('a saved car that is sold meanwhile stays on the list as sold, and can be taken off', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise' });
  await desk.change('save-car', car.id);
  await desk.changeStock(
    sql`update vehicle set status = 'sold', card = card || '{"status":"sold"}' where id = ${car.id}`,
  );

  expect((await desk.watchlist()).entries).toMatchObject([{ id: car.id, car: { status: 'sold' } }]);
  expect((await desk.change('remove-car', car.id)).statusCode).toBe(200);
  expect((await desk.watchlist()).entries).toEqual([]);
});

test('what a car cost when it was saved stays beside what it costs now', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise', price: 21_500 });
  await desk.change('save-car', car.id);
  await desk.changeStock(sql`update vehicle set price = 20000, card = card || '{"price":20000}' where id = ${car.id}`);

  expect((await desk.watchlist()).entries).toMatchObject([{ saved_price: 21_500, car: { price: 20_000 } }]);
});

test('a saved car that left the stock altogether is shown as it was, and as sold', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise', name: 'Gone' });
  await desk.change('save-car', car.id);
  await desk.changeStock(sql`delete from vehicle where id = ${car.id}`);

  expect((await desk.watchlist()).entries).toMatchObject([{ id: car.id, car: { name: 'Gone', status: 'sold' } }]);
});

test("does not reveal another dealer's car", async () => {
  const car = await desk.server.addVehicle({ group: 'harbor' });

  const response = await desk.change('save-car', car.id);

  expect(response.statusCode).toBe(404);
});

test('a car of the group that this site does not show cannot be saved here', async () => {
  const hidden = await desk.server.addVehicle({ group: 'sunrise', show_on_dealer_website: false });

  expect((await desk.change('save-car', hidden.id)).statusCode).toBe(404);
});

test.each([
  ['no-such-car', 404],
  ["' or 1=1 --", 404],
  ['a\0b', 400],
  ['x'.repeat(81), 422],
])('the car id %j is answered with %i, no fault of ours', async (id, status) => {
  expect((await desk.change('save-car', id)).statusCode).toBe(status);
});

test("a session of one dealer's site opens no list on another's", async () => {
  const car = await desk.server.addVehicle({ group: 'harbor' });

  const response = await desk.change('save-car', car.id, { at: 'harbor-cars.test' });

  expect(response.statusCode).toBe(401);
});

test("another site's page cannot change a list in the shopper's name", async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise' });

  const response = await desk.server.app.inject({
    method: 'POST',
    url: '/api/watchlist/save-car',
    headers: { host, cookie: desk.anasCookie, origin: 'https://evil.example' },
    payload: { phone_number: ana, car_id: car.id },
  });

  expect(response.statusCode).toBe(403);
  expect((await desk.watchlist()).entries).toEqual([]);
});
