import type { SharedList } from '@shared-kit/contracts/account/account.contract';
import { host, startWatchlistDesk } from '../../../test/desks/watchlist-desk';
import type { WatchlistDesk } from '../../../test/desks/watchlist-desk';

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
  expect((await shared(first ?? '')).statusCode).toBe(404);
  await post('share/begin');

  const { share: second } = await desk.watchlist();
  expect(second).not.toBe(first);
  expect((await shared(first ?? '')).statusCode).toBe(404);
});
