import { host, startWatchlistDesk } from '../../../../test/desks/watchlist-desk';
import type { WatchlistDesk } from '../../../../test/desks/watchlist-desk';
import { sessionCookie, smsTo } from '../../../../test/shopper';

/** The save control as a plain form, for who is signed in and for who is not. */

let desk: WatchlistDesk;
beforeAll(async () => {
  desk = await startWatchlistDesk();
});
afterAll(() => desk.stop());
afterEach(() => desk.empty());

const post = (url: string, payload: object, cookie = '', origin = `http://${host}`) =>
  desk.server.app.inject({ method: 'POST', url, headers: { host, origin, cookie }, payload });
const keep = (payload: object, cookie?: string, origin?: string) =>
  post('/api/watchlist/keep', payload, cookie, origin);
async function codeFor(mobile: string) {
  const browser = sessionCookie(await post('/api/sign-in/code', { phone_number: mobile }));
  const message = (await smsTo(desk.server, `+61${mobile.slice(1)}`)).at(-1) ?? '';
  return { browser, code: /\d{6}/.exec(message)?.[0] };
}
const saved = async () => (await desk.watchlist()).entries.map(({ id }) => id);

test('who is signed in has the car on their list, once, is led back to it, and can let it go again', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise' });

  const answer = (await keep({ car_id: car.id }, desk.anasCookie)).json();
  await keep({ car_id: car.id }, desk.anasCookie);
  expect(answer).toEqual({ success: true, next: `/cars/${car.slug}#saved-car` });
  expect(await saved()).toEqual([car.id]);

  const gone = await keep({ car_id: car.id, saved: 'no' }, desk.anasCookie);
  expect(gone.json()).toEqual({ success: true, next: `/cars/${car.slug}#not-saved-car` });
  expect(await saved()).toEqual([]);
});

test('who is not is led to the sign-in, whose code saves the car and leads to it', async () => {
  const car = await desk.server.addVehicle({ group: 'sunrise' });
  const { next } = (await keep({ car_id: car.id })).json<{ next: string }>();
  const address = new URL(next, 'http://here.invalid');
  expect(address.pathname).toBe('/sign-in');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ type: 'watchlist', save: car.id },
    ...{ redirect: `/cars/${car.slug}`, back: `/cars/${car.slug}` },
  });

  const { browser, code } = await codeFor('0491570101');
  const answer = await post('/api/sign-in/verify', { code, save: address.searchParams.get('save') }, browser);

  expect(answer.json()).toEqual({ user: { phone: '+61491570101' }, next: `/cars/${car.slug}#saved-car` });
  expect(await saved()).toEqual([car.id]);
});

test.each([
  ['0491570111', 'nothing-here'],
  ['0491570112', 'x'.repeat(300)],
])('the code sent to %s signs in also where the car is none: %j', async (mobile, save) => {
  const { browser, code } = await codeFor(mobile);

  const answer = await post('/api/sign-in/verify', { code, save }, browser);

  expect([answer.statusCode, answer.json()]).toEqual([200, { user: { phone: `+61${mobile.slice(1)}` } }]);
});

test("a car that is sold, another dealer's, or posted by another site is not saved", async () => {
  const sold = await desk.server.addVehicle({ group: 'sunrise', status: 'sold' });
  const theirs = await desk.server.addVehicle({ group: 'harbor' });
  const car = await desk.server.addVehicle({ group: 'sunrise' });

  const answers = [
    await keep({ car_id: sold.id }, desk.anasCookie),
    await keep({ car_id: theirs.id }, desk.anasCookie),
    await keep({ car_id: theirs.id }),
    await keep({ car_id: car.id }, desk.anasCookie, 'https://evil.example'),
  ];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 404, 404, 403]);
  expect(await saved()).toEqual([]);
});
