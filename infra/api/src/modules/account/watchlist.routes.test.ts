import { sql } from 'drizzle-orm';
import type { Watchlist } from '@shared-kit/contracts/account.contract';
import { withScope } from '../../db/scope';
import { signIn } from '../../../test/shopper';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';

const host = 'sunrise-cars.test';
const ana = '0491570101';
const ben = '0491570102';

let server: TestApp;
let anasCookie: string;
let bensCookie: string;

beforeAll(async () => {
  server = await startTestApp();
  for (const group of ['sunrise', 'harbor']) {
    await server.addGroup(group);
    await server.addSite({ slug: `${group}-cars`, group });
  }
  anasCookie = await signIn(server, host, ana);
  bensCookie = await signIn(server, host, ben);
});
afterAll(() => server.stop());
afterEach(() => changeStock(sql`delete from watchlist_entry`));

/** Stock and lists as they stand, past the API. */
function changeStock(statement: ReturnType<typeof sql>) {
  return withScope(server.ownerDb, { group: 'sunrise', site: 'sunrise-cars' }, (tx) => tx.execute(statement));
}

function change(
  action: 'save-car' | 'remove-car',
  carId: string,
  { cookie = anasCookie, phone = ana, at = host } = {},
) {
  return server.app.inject({
    method: 'POST',
    url: `/api/watchlist/${action}`,
    headers: { host: at, origin: `http://${at}`, cookie },
    payload: { phone_number: phone, car_id: carId },
  });
}

function saveCars(carIds: readonly string[], { cookie = anasCookie, phone = ana } = {}) {
  return server.app.inject({
    method: 'POST',
    url: '/api/watchlist/save-cars',
    headers: { host, origin: `http://${host}`, cookie },
    payload: { phone_number: phone, car_ids: carIds },
  });
}

/** A list with so many cars that have left the stock. */
async function fillList(entries: number) {
  await changeStock(sql`
    insert into watchlist_entry (site_slug, phone, car_id, card)
    select 'sunrise-cars', '+61491570101', 'old-' || n, card || jsonb_build_object('id', 'old-' || n)
    from generate_series(1, ${entries}::int) n, (select card from vehicle limit 1) any_car`);
}

async function watchlist(cookie = anasCookie): Promise<Watchlist> {
  const response = await server.app.inject({ url: '/api/watchlist', headers: { host, cookie } });
  expect(response.headers['cache-control']).toBe('no-store');
  return response.json();
}

test('a saved car is on the list with its card, the newest first, and can be taken off', async () => {
  const first = await server.addVehicle({ group: 'sunrise', name: 'First' });
  const second = await server.addVehicle({ group: 'sunrise', name: 'Second' });

  expect((await change('save-car', first.id)).json()).toEqual({ success: true });
  await change('save-car', second.id);
  expect((await watchlist()).entries).toMatchObject([
    { id: second.id, car: { name: 'Second', price: 35_990 } },
    { id: first.id, car: { name: 'First' } },
  ]);

  expect((await change('remove-car', second.id)).json()).toEqual({ success: true });
  expect((await watchlist()).entries.map(({ id }) => id)).toEqual([first.id]);
});

test('saving twice, also at the same moment, keeps one entry', async () => {
  const car = await server.addVehicle({ group: 'sunrise' });

  const answers = await Promise.all([
    change('save-car', car.id),
    change('save-car', car.id),
    change('save-car', car.id),
  ]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await watchlist()).entries).toHaveLength(1);
});

test('nobody signed in: 401, and nothing is saved', async () => {
  const car = await server.addVehicle({ group: 'sunrise' });

  const response = await change('save-car', car.id, { cookie: '' });
  const list = await server.app.inject({ url: '/api/watchlist', headers: { host } });

  expect([response.statusCode, list.statusCode]).toEqual([401, 401]);
  expect((await watchlist()).entries).toEqual([]);
});

test("another phone in the body than the session's is refused", async () => {
  const car = await server.addVehicle({ group: 'sunrise' });
  await change('save-car', car.id);

  const save = await change('save-car', car.id, { phone: ben });
  const remove = await change('remove-car', car.id, { cookie: bensCookie, phone: ana });

  expect([save.statusCode, remove.statusCode]).toEqual([403, 403]);
  expect((await watchlist()).entries).toHaveLength(1);
});

test('the same phone in another spelling is the same phone', async () => {
  const car = await server.addVehicle({ group: 'sunrise' });

  const answers = [
    await change('save-car', car.id, { phone: '+61 491 570 101' }),
    await change('remove-car', car.id, { phone: '0491 570 101' }),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test("does not show one shopper's list to another", async () => {
  const car = await server.addVehicle({ group: 'sunrise' });
  await change('save-car', car.id);

  expect((await watchlist(bensCookie)).entries).toEqual([]);
});

test('a car that two have saved leaves the list of the one who takes it off only', async () => {
  const car = await server.addVehicle({ group: 'sunrise' });
  await change('save-car', car.id);
  await change('save-car', car.id, { cookie: bensCookie, phone: ben });

  expect((await change('remove-car', car.id)).statusCode).toBe(200);

  expect((await watchlist()).entries).toEqual([]);
  expect((await watchlist(bensCookie)).entries.map(({ id }) => id)).toEqual([car.id]);
});

test.each(['sold', 'withdrawn', '', null])('a car with status %p cannot be newly saved', async (status) => {
  const car = await server.addVehicle({ group: 'sunrise', status });

  const response = await change('save-car', car.id);

  expect(response.statusCode).toBe(409);
  expect((await watchlist()).entries).toEqual([]);
});

test('a saved car that is sold meanwhile stays on the list as sold, and can be taken off', async () => {
  const car = await server.addVehicle({ group: 'sunrise' });
  await change('save-car', car.id);
  await changeStock(sql`update vehicle set status = 'sold', card = card || '{"status":"sold"}' where id = ${car.id}`);

  expect((await watchlist()).entries).toMatchObject([{ id: car.id, car: { status: 'sold' } }]);
  expect((await change('remove-car', car.id)).statusCode).toBe(200);
  expect((await watchlist()).entries).toEqual([]);
});

test('a saved car that left the stock altogether is shown as it was, and as sold', async () => {
  const car = await server.addVehicle({ group: 'sunrise', name: 'Gone' });
  await change('save-car', car.id);
  await changeStock(sql`delete from vehicle where id = ${car.id}`);

  expect((await watchlist()).entries).toMatchObject([{ id: car.id, car: { name: 'Gone', status: 'sold' } }]);
});

test("does not reveal another dealer's car", async () => {
  const car = await server.addVehicle({ group: 'harbor' });

  const response = await change('save-car', car.id);

  expect(response.statusCode).toBe(404);
});

test('a car of the group that this site does not show cannot be saved here', async () => {
  const hidden = await server.addVehicle({ group: 'sunrise', show_on_dealer_website: false });

  expect((await change('save-car', hidden.id)).statusCode).toBe(404);
});

test.each([
  ['no-such-car', 404],
  ["' or 1=1 --", 404],
  ['a\0b', 400],
  ['x'.repeat(81), 422],
])('the car id %j is answered with %i, no fault of ours', async (id, status) => {
  expect((await change('save-car', id)).statusCode).toBe(status);
});

test("a session of one dealer's site opens no list on another's", async () => {
  const car = await server.addVehicle({ group: 'harbor' });

  const response = await change('save-car', car.id, { at: 'harbor-cars.test' });

  expect(response.statusCode).toBe(401);
});

test("another site's page cannot change a list in the shopper's name", async () => {
  const car = await server.addVehicle({ group: 'sunrise' });

  const response = await server.app.inject({
    method: 'POST',
    url: '/api/watchlist/save-car',
    headers: { host, cookie: anasCookie, origin: 'https://evil.example' },
    payload: { phone_number: ana, car_id: car.id },
  });

  expect(response.statusCode).toBe(403);
  expect((await watchlist()).entries).toEqual([]);
});

test("a browser's favourites join the list at once, the latest first, each once however often they are sent", async () => {
  const [a, b, c] = [
    await server.addVehicle({ group: 'sunrise' }),
    await server.addVehicle({ group: 'sunrise' }),
    await server.addVehicle({ group: 'sunrise' }),
  ];
  await change('save-car', c.id);

  const answers = await Promise.all([saveCars([a.id, b.id, c.id, a.id]), saveCars([a.id, b.id, c.id])]);

  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ saved: [a.id, b.id, c.id], gone: [], full: [] });
  }
  expect((await watchlist()).entries.map(({ id }) => id)).toEqual([a.id, b.id, c.id]);
});

test('of favourites those that are sold, unknown or of another dealer are named, and the others saved', async () => {
  const car = await server.addVehicle({ group: 'sunrise' });
  const sold = await server.addVehicle({ group: 'sunrise', status: 'sold' });
  const hidden = await server.addVehicle({ group: 'sunrise', show_on_dealer_website: false });
  const foreign = await server.addVehicle({ group: 'harbor' });

  const answer = await saveCars([sold.id, car.id, hidden.id, foreign.id, 'no-such-car']);

  expect(answer.json()).toEqual({
    saved: [car.id],
    gone: [sold.id, hidden.id, foreign.id, 'no-such-car'],
    full: [],
  });
  expect((await watchlist()).entries.map(({ id }) => id)).toEqual([car.id]);
});

test('a list ends at 200 cars, also when several ask at the same moment, and those without room are named', async () => {
  const added = [
    await server.addVehicle({ group: 'sunrise' }),
    await server.addVehicle({ group: 'sunrise' }),
    await server.addVehicle({ group: 'sunrise' }),
    await server.addVehicle({ group: 'sunrise' }),
  ];
  const [a, b, c, d] = added.map(({ id }) => id) as [string, string, string, string];
  await fillList(198);

  const both = await Promise.all([saveCars([a, b]), saveCars([c, d])]);
  const single = await change('save-car', a);

  const told = both.map((answer) => answer.json<{ saved: string[]; full: string[] }>());
  expect(told.flatMap(({ saved }) => saved)).toHaveLength(2);
  expect(told.flatMap(({ full }) => full)).toHaveLength(2);
  expect([200, 409]).toContain(single.statusCode);
  expect((await watchlist()).entries).toHaveLength(200);
});

test('of five cars saved one by one at the same moment the last free place takes one', async () => {
  const cars = await Promise.all(Array.from({ length: 5 }, () => server.addVehicle({ group: 'sunrise' })));
  await fillList(199);

  const answers = await Promise.all(cars.map(({ id }) => change('save-car', id)));

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect((await watchlist()).entries).toHaveLength(200);
});

test("nobody's favourites join another's list", async () => {
  const car = await server.addVehicle({ group: 'sunrise' });

  const answers = [await saveCars([car.id], { phone: ben }), await saveCars([car.id], { cookie: '' })];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 401]);
  expect((await watchlist()).entries).toEqual([]);
  expect((await watchlist(bensCookie)).entries).toEqual([]);
});

test.each([[[]], [['x'.repeat(81)]], [Array.from({ length: 201 }, (_, n) => `car-${n}`)], ['car-1']])(
  'favourites that no browser of ours sends are refused (%#)',
  async (ids) => {
    expect((await saveCars(ids as string[])).statusCode).toBe(422);
  },
);
