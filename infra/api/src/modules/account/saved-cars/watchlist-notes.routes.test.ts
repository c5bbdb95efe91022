import type { SharedList } from '@shared-kit/contracts/account/account.contract';
import { host, startWatchlistDesk } from '../../../../test/desks/watchlist-desk';
import { sql } from 'drizzle-orm';
import { signedId } from '../../../signing/signed-id';
import type { WatchlistDesk } from '../../../../test/desks/watchlist-desk';

let desk: WatchlistDesk;
beforeAll(async () => {
  desk = await startWatchlistDesk();
});
afterAll(() => desk.stop());
afterEach(() => desk.empty());

const post = (act: string, payload: object = {}, cookie = desk.anasCookie) =>
  desk.server.app.inject({
    method: 'POST',
    url: `/api/watchlist/${act}`,
    headers: { host, origin: `http://${host}`, cookie },
    payload,
  });
const shared = (path: string, at = host) => desk.server.app.inject({ url: `/api${path}`, headers: { host: at } });

async function aSavedCar(name: string) {
  const car = await desk.server.addVehicle({ group: 'sunrise', name });
  await desk.change('save-car', car.id);
  return car;
}

test('a note stands with its car until it is emptied, and is nobody else’s to write', async () => {
  const car = await aSavedCar('2021 Kia Rio');

  expect((await post('note', { car_id: car.id, note: ' Ask about the tow bar ' })).statusCode).toBe(200);
  expect((await desk.watchlist()).entries).toMatchObject([{ id: car.id, note: 'Ask about the tow bar' }]);
  expect((await post('note', { car_id: car.id, note: 'Mine' }, desk.bensCookie)).statusCode).toBe(404);
  expect((await post('note', { car_id: car.id, note: 'x'.repeat(501) })).json()).toMatchObject({
    fieldErrors: { note: [expect.any(String)] },
  });
  await post('note', { car_id: car.id, note: '' });
  expect((await desk.watchlist()).entries).toMatchObject([{ note: '' }]);
});

test('a shared list shows its cars to whoever has the link, and neither notes, number nor name', async () => {
  const car = await aSavedCar('2021 Kia Rio');
  await post('note', { car_id: car.id, note: 'For Wilhelmina' });
  expect((await desk.watchlist()).share).toBeNull();
  await post('share/begin');
  const { share } = await desk.watchlist();

  const answer = await shared(share ?? '');

  expect(answer.json<SharedList>().cars.map(({ name }) => name)).toEqual(['2021 Kia Rio']);
  expect(answer.body + (share ?? '')).not.toMatch(/Wilhelmina|491570101/);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json<SharedList>().until).toBe((await desk.watchlist()).share_until);
  expect(answer.json<SharedList>().until).toMatch(/ \d{4}/);
  expect((await shared(share ?? '', 'harbor-cars.test')).statusCode).toBe(404);
  expect((await shared((share ?? '').slice(0, -1))).statusCode).toBe(404);
});

test('a link that its owner has ended opens nothing, and a new one is another', async () => {
  await aSavedCar('2021 Kia Rio');
  await post('share/begin');
  const { share: first } = await desk.watchlist();
  await post('share/end', {}, desk.bensCookie);
  expect((await shared(first ?? '')).statusCode).toBe(200);
  await post('share/end');
  expect((await shared(first ?? '')).json()).toMatchObject({ code: 'gone', ended: 'revoked' });
  await post('share/begin');

  const { share: second } = await desk.watchlist();
  expect(second).not.toBe(first);
  expect((await shared(first ?? '')).statusCode).toBe(410);
});

test('a link whose half year is over says so, its owner is offered a new one, and one that nobody signed is not found', async () => {
  await aSavedCar('2021 Kia Rio');
  await desk.changeStock(sql`delete from watchlist_share`);
  await desk.changeStock(sql`insert into watchlist_share (site_slug, phone, id)
    values ('sunrise-cars', '+61491570101', uuidv7(interval '-181 days'))`);
  const { rows } = await desk.changeStock(sql`select id from watchlist_share`);
  const id = String(rows[0]?.['id']);
  const token = signedId(desk.server.config.SESSION_SECRET, 'watchlist', 'sunrise-cars', id);

  expect((await shared(`/shared-list/${token}`)).json()).toMatchObject({ code: 'gone', ended: 'expired' });
  expect(await desk.watchlist()).toMatchObject({ share: null, share_until: '' });
  expect((await shared(`/shared-list/${id}.${'0'.repeat(32)}`)).statusCode).toBe(404);
});
