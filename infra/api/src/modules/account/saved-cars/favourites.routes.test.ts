import { turnLock } from '../../../db/wait-turn';
import { ben, startWatchlistDesk } from '../../../../test/desks/watchlist-desk';
import type { WatchlistDesk } from '../../../../test/desks/watchlist-desk';
import { whileLocked } from '../../../../test/waiting-for-lock';

let desk: WatchlistDesk;
beforeAll(async () => {
  desk = await startWatchlistDesk();
});
afterAll(() => desk.stop());
afterEach(() => desk.empty());

test("a browser's favourites join the list at once, the latest first, each once however often they are sent", async () => {
  const [a, b, c] = [
    await desk.server.addVehicle({ group: 'sunrise' }),
    await desk.server.addVehicle({ group: 'sunrise' }),
    await desk.server.addVehicle({ group: 'sunrise' }),
  ];
  await desk.change('save-car', c.id);

  const answers = await Promise.all([desk.saveCars([a.id, b.id, c.id, a.id]), desk.saveCars([a.id, b.id, c.id])]);

  for (const answer of answers) {
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ saved: [a.id, b.id, c.id], gone: [], full: [] });
  }
  expect((await desk.watchlist()).entries.map(({ id }) => id)).toEqual([a.id, b.id, c.id]);
});

test('of favourites those that are sold, unknown or of another dealer are named, and the others saved', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise' });
  const sold = await desk.server.addVehicle({ group: 'sunrise', status: 'sold' });
  const hidden = await desk.server.addVehicle({ group: 'sunrise', show_on_dealer_website: false });
  const foreign = await desk.server.addVehicle({ group: 'harbor' });

  const answer = await desk.saveCars([sold.id, car.id, hidden.id, foreign.id, 'no-such-car']);

  expect(answer.json()).toEqual({
    saved: [car.id],
    gone: [sold.id, hidden.id, foreign.id, 'no-such-car'],
    full: [],
  });
  expect((await desk.watchlist()).entries.map(({ id }) => id)).toEqual([car.id]);
});

test('a list ends at 200 cars, also when several ask at the same moment, and those without room are named', async () => {
  const added = [
    await desk.server.addVehicle({ group: 'sunrise' }),
    await desk.server.addVehicle({ group: 'sunrise' }),
    await desk.server.addVehicle({ group: 'sunrise' }),
    await desk.server.addVehicle({ group: 'sunrise' }),
  ];
  const [a, b, c, d] = added.map(({ id }) => id) as [string, string, string, string];
  await desk.fillList(198);

  const both = await Promise.all([desk.saveCars([a, b]), desk.saveCars([c, d])]);
  const single = await desk.change('save-car', a);

  const told = both.map((answer) => answer.json<{ saved: string[]; full: string[] }>());
  expect(told.flatMap(({ saved }) => saved)).toHaveLength(2);
  expect(told.flatMap(({ full }) => full)).toHaveLength(2);
  expect([200, 409]).toContain(single.statusCode);
  expect((await desk.watchlist()).entries).toHaveLength(200);
});

test('of five cars saved one by one at the same moment the last free place takes one', async () => {
  const cars = await Promise.all(Array.from({ length: 5 }, () => desk.server.addVehicle({ group: 'sunrise' })));
  await desk.fillList(199);

  const answers = await Promise.all(cars.map(({ id }) => desk.change('save-car', id)));

  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect((await desk.watchlist()).entries).toHaveLength(200);
});

/** Asks once for each car while somebody else has the list, so that all of them wait for it together. */
function atOneMoment<Answer>(cars: readonly { id: string }[], ask: (car: { id: string }) => Promise<Answer>) {
  const list = turnLock('watchlist', 'sunrise-cars', '+61491570101');
  return whileLocked(
    desk.server,
    list,
    cars.map((car) => () => ask(car)),
  );
}

test('of two cars saved at one moment the second looks at a list that has the first', async () => {
  const cars = [await desk.server.addVehicle({ group: 'sunrise' }), await desk.server.addVehicle({ group: 'sunrise' })];
  await desk.fillList(199);

  const { answers, waiting } = await atOneMoment(cars, ({ id }) => desk.change('save-car', id));

  expect(waiting).toBe(2);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test('of two lots of favourites at one moment the second finds the places that the first has left', async () => {
  const cars = [await desk.server.addVehicle({ group: 'sunrise' }), await desk.server.addVehicle({ group: 'sunrise' })];
  await desk.fillList(199);

  const { answers, waiting } = await atOneMoment(cars, ({ id }) => desk.saveCars([id]));

  expect(waiting).toBe(2);
  const told = answers.map((answer) => answer.json<{ saved: string[]; full: string[] }>());
  expect(told.map(({ saved }) => saved.length).toSorted()).toEqual([0, 1]);
  expect((await desk.watchlist()).entries).toHaveLength(200);
});

test('a list that is longer than it may be takes no more, and says so', async () => {
  const cars = [await desk.server.addVehicle({ group: 'sunrise' }), await desk.server.addVehicle({ group: 'sunrise' })];
  await desk.fillList(201);

  expect((await desk.saveCars(cars.map(({ id }) => id))).json()).toMatchObject({
    saved: [],
    full: cars.map(({ id }) => id),
  });
});

test("nobody's favourites join another's list", async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise' });

  const answers = [await desk.saveCars([car.id], { phone: ben }), await desk.saveCars([car.id], { cookie: '' })];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 401]);
  expect((await desk.watchlist()).entries).toEqual([]);
  expect((await desk.watchlist(desk.bensCookie)).entries).toEqual([]);
});

test.each([[[]], [['x'.repeat(81)]], [Array.from({ length: 201 }, (_, n) => `car-${n}`)], ['car-1']])(
  'favourites that no browser of ours sends are refused (%#)',
  async (ids) => {
    expect((await desk.saveCars(ids as string[])).statusCode).toBe(422);
  },
);
