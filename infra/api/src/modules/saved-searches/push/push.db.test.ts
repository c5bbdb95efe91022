import type { MyNotifications } from '@shared-kit/contracts/account/saved-searches.contract';
import { sql } from 'drizzle-orm';
import { day, HOST, startAlertDesk } from '../../../../test/desks/alert-desk';
import type { AlertDesk } from '../../../../test/desks/alert-desk';
import { startPushService } from '../../../../test/desks/push-service';
import { signIn } from '../../../../test/shopper';
import { choosePush } from '../../messaging/push/choose-push.service';
import { sendPush } from './send-push';

const ALL = '/search/new-used-and-demo-cars';

let desk: AlertDesk;
let pushes: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  [desk, pushes] = await Promise.all([startAlertDesk(), startPushService()]);
});
afterAll(async () => {
  await desk.stop();
  await pushes.stop();
});
afterEach(() => desk.clear());

const get = async (cookie = desk.cookie) =>
  (
    await desk.server.app.inject({ url: '/api/my-notifications', headers: { host: HOST, cookie } })
  ).json<MyNotifications>();
/** A browser that is told from now on. */
async function aBrowser(cookie = desk.cookie) {
  const browser = pushes.browser();
  const answer = await desk.post('/api/my-notifications', browser.subscription, { cookie });
  expect(answer.statusCode).toBe(200);
  return browser;
}
const saveQuietly = () => desk.post('/api/saved-searches', { address: ALL });
const told = (text = '{}') => JSON.parse(text) as Record<string, unknown>;

test('a price drop comes to each browser once, sealed for it and signed by us, and to no mailbox', async () => {
  await saveQuietly();
  const [phone, laptop] = [await aBrowser(), await aBrowser()];
  const { price, slug } = (await desk.drop(1_000)) as { price: number; slug?: string };
  await desk.look(day(0));
  expect((await desk.sendPushes()).results.map(({ status }) => status)).toEqual(['completed', 'completed']);
  await desk.look(day(1));
  await desk.sendPushes();

  for (const { came } of [phone, laptop]) {
    expect(came).toHaveLength(1);
    expect(told(came[0]?.text)).toMatchObject({
      title: expect.stringMatching(/: Price drop$/) as string,
      body: expect.stringContaining(`was $${price.toLocaleString('en-AU')}, now $`) as string,
      path: expect.stringContaining(slug ?? '/cars/') as string,
    });
    expect(came[0]?.headers).toMatchObject({ ttl: '43200', topic: expect.stringMatching(/^[0-9a-f]{32}$/) as string });
    expect(came[0]?.claims).toMatchObject({
      sub: expect.stringMatching(/^mailto:/) as string,
      key: (await get()).public_key,
    });
  }
  expect(await desk.mails()).toEqual([]);
});

test('only the kinds that are ticked are told, and none at all is refused', async () => {
  await saveQuietly();
  const { came } = await aBrowser();
  expect((await get()).told).toEqual({ kinds: ['new', 'price', 'gone'], frequency: 'instant' });
  expect((await desk.post('/api/my-notifications/kinds', {})).json()).toMatchObject({
    fieldErrors: { new: [expect.any(String)] },
  });
  expect((await desk.post('/api/my-notifications/kinds', { gone: 'on' })).statusCode).toBe(200);
  const { id } = await desk.drop(500);
  await desk.post('/api/watchlist/save-car', { phone_number: '0491570301', car_id: id });
  await desk.look(day(2));
  expect((await desk.inStock(sql`select 1 from alert_notice`)).rows).toEqual([]);

  await desk.inStock(sql`update vehicle set reserved = true, card = card || '{"reserved":true}' where id = ${id}`);
  await desk.look(day(3));
  await desk.sendPushes();
  await desk.inStock(sql`update vehicle set reserved = false, card = card || '{"reserved":false}' where id = ${id}`);

  expect(came.map(({ text }) => told(text))).toMatchObject([{ title: expect.stringMatching(/: Reserved$/) as string }]);
});

test('nobody is told in the quiet hours of the site; what comes late is shown without a sound', async () => {
  await saveQuietly();
  const { came } = await aBrowser();
  await desk.drop(100);
  await desk.look(day(4, '20:30'));
  await desk.look(day(5, '07:59'));
  expect((await desk.sendPushes()).jobs).toEqual([]);
  await desk.look(day(5, '08:01'));
  await desk.sendPushes();

  const { quietFrom } = told(came[0]?.text);
  const clock = { timeZone: 'Australia/Brisbane', hour: '2-digit', minute: '2-digit', hour12: false } as const;
  expect(new Date(Number(quietFrom)).toLocaleTimeString('en-AU', clock)).toBe('20:00');
});

test.each([404, 410])(
  'a browser that its push service answers %d for is forgotten, and the last one ends it',
  async (status) => {
    await saveQuietly();
    const browser = await aBrowser();
    pushes.answer(browser.subscription.endpoint, status);
    await desk.drop(100);
    await desk.look(day(6));
    expect((await desk.sendPushes()).results).toMatchObject([{ status: 'completed' }]);

    expect(await get()).toMatchObject({ told: null, browsers: [] });
    await desk.drop(100);
    await desk.look(day(7));
    expect((await desk.inStock(sql`select 1 from alert_notice where by_push and push_id is null`)).rows).toEqual([]);
  },
);

test('a service that fails is tried again, for that browser alone, and the queue keeps a code', async () => {
  await saveQuietly();
  const [broken, well] = [await aBrowser(), await aBrowser()];
  pushes.answer(broken.subscription.endpoint, 503);
  await desk.drop(100);
  await desk.look(day(8));
  const { results, jobs } = await desk.sendPushes();
  expect(results).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ status: 'completed' }),
      expect.objectContaining({ status: 'failed', output: { code: '503' } }),
    ]),
  );

  pushes.answer(broken.subscription.endpoint, 201);
  const failed = jobs[results.findIndex(({ status }) => status === 'failed')];
  const port = choosePush(desk.server.config)?.port;
  if (failed && port) await sendPush(desk.server, port, failed);
  expect([broken.came.length, well.came.length]).toEqual([1, 1]);
});

test('signing out ends it in that browser, signing in again there does not, and another shopper begins without it', async () => {
  const cookie = await signIn(desk.server, HOST, '0491570305');
  await aBrowser(cookie);
  const again = await signIn(desk.server, HOST, '0491570305', cookie);
  expect((await get(again)).browsers).toMatchObject([{ is_this: true }]);

  await desk.post('/api/sign-out', {}, { cookie: again });
  const { rows } = await desk.inStock(sql`select phone from push_subscription where phone = '+61491570305'`);
  expect(rows).toEqual([]);
});

test('one that another shopper of the same browser begins is theirs alone', async () => {
  const browser = await aBrowser();
  const bens = await signIn(desk.server, HOST, '0491570306');
  await desk.post('/api/my-notifications', browser.subscription, { cookie: bens });

  expect((await get()).told).toBeNull();
  expect((await get(bens)).browsers).toHaveLength(1);
});

test('a browser is removed by its owner, and by nobody else', async () => {
  await aBrowser();
  const [{ id } = { id: '' }] = (await get()).browsers;
  const bens = await signIn(desk.server, HOST, '0491570307');
  await desk.post('/api/my-notifications/remove', { id }, { cookie: bens });
  expect((await get()).browsers).toHaveLength(1);

  await desk.post('/api/my-notifications/remove', { id });
  expect(await get()).toMatchObject({ told: null, browsers: [] });
});

test.each([
  ['https://10.0.0.1/x', {}],
  ['http://push.example.com/x', {}],
  ['https://localhost/x', {}],
  ['https://fcm.googleapis.com/x', { p256dh: 'AAAA' }],
])('%s is refused as a browser (%j)', async (endpoint, keys) => {
  const { subscription } = pushes.browser();
  const refused = await desk.post('/api/my-notifications', { endpoint, keys: { ...subscription.keys, ...keys } });

  expect(refused.statusCode).toBe(422);
  expect((await get()).browsers).toEqual([]);
});

test('what was agreed to is kept as it was read; the list of data names the browser, without its secret, and deletion takes it', async () => {
  const phone = '0491570308';
  const cookie = await signIn(desk.server, HOST, phone);
  const { subscription } = await aBrowser(cookie);
  const { rows } = await desk.inStock(sql`select push_wording from alert_choice`);
  expect(rows).toEqual([{ push_wording: expect.stringContaining('Tell me in this browser') as string }]);

  const ask = async (url: string) => (await desk.server.app.inject({ url, headers: { host: HOST, cookie } })).body;
  const [told, file] = [await ask('/api/my-data'), await ask('/api/my-data?download=1')];
  // Read on the page it is the service that messages go through; the file has all of it but what would let others send.
  expect(told).toContain(`"Messages go through":"${new URL(subscription.endpoint).host}"`);
  expect(file).toContain(subscription.endpoint);
  for (const body of [told, file]) expect(body).not.toContain(subscription.keys.auth);

  await desk.post('/api/my-data/delete', { sure: 'on' }, { cookie });
  expect((await desk.inStock(sql`select 1 from push_subscription`)).rows).toEqual([]);
});
