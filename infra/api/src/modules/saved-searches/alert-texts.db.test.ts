import type { SavedSearches } from '@shared-kit/contracts/account/saved-searches.contract';
import { sql } from 'drizzle-orm';
import { day, HOST, startAlertDesk } from '../../../test/desks/alert-desk';
import type { AlertDesk } from '../../../test/desks/alert-desk';
import { sendText } from './mails/send-text';

let desk: AlertDesk;
beforeAll(async () => {
  desk = await startAlertDesk();
});
afterAll(() => desk.stop());
afterEach(() => desk.clear());

const ALL = '/search/new-used-and-demo-cars';
const saveWithTexts = (more: object = {}) =>
  desk.post('/api/saved-searches', { address: ALL, texts: 'on', frequency: 'instant', ...more });
const kept = async () =>
  (
    await desk.server.app.inject({ url: '/api/saved-searches', headers: { host: HOST, cookie: desk.cookie } })
  ).json<SavedSearches>();
const stopOf = (text = '') => /\/stop-alerts\/([^?\s]+)/.exec(text)?.[1] ?? '';

test('who ticks text messages, and nothing else, is told by them once, and is never mailed', async () => {
  expect((await saveWithTexts()).statusCode).toBe(200);
  expect(await kept()).toMatchObject({
    choice: null,
    texts: { frequency: 'instant' },
    searches: [{ alerts: false, texts: true }],
  });
  await desk.drop(1_000);
  await desk.look(day(0));

  const { texts } = await desk.sendTexts();
  expect(texts).toMatchObject([{ to: '+61491570301', site: 'sunrise' }]);
  expect(texts[0]?.text).toMatch(/Price drop: .*, was \$[\d,]+, now \$[\d,]+ /);
  await desk.look(day(0));
  await desk.look(day(1));
  expect((await desk.sendTexts()).texts).toEqual([]);
  expect(await desk.mails()).toEqual([]);
});

test('who ticks only mails is never texted; who ticks both is told once by each', async () => {
  await desk.save(ALL);
  await desk.drop(500);
  await desk.look(day(2));
  expect((await desk.sendTexts()).texts).toEqual([]);
  expect(await desk.mails()).toHaveLength(1);

  await saveWithTexts({ alerts: 'on', email: 'ana@example.com' });
  await desk.drop(500);
  await desk.look(day(3));
  expect((await desk.sendTexts()).texts).toHaveLength(1);
  expect(await desk.mails()).toHaveLength(1);
});

test('who asks for mails later is not mailed what was told by text message before', async () => {
  await saveWithTexts();
  await desk.drop(500);
  await desk.look(day(4));
  expect((await desk.sendTexts()).texts).toHaveLength(1);
  await desk.save(ALL);
  await desk.look(day(5));

  expect(await desk.mails()).toEqual([]);
});

test('nobody is texted in the quiet hours of the site, and three times a day is enough', async () => {
  await saveWithTexts();
  await desk.drop(100);
  await desk.look(day(6, '20:30'));
  await desk.look(day(7, '07:59'));
  expect((await desk.sendTexts()).texts).toEqual([]);
  for (const time of ['08:01', '10:00', '12:00', '14:00']) {
    await desk.look(day(7, time));
    await desk.drop(100);
  }

  expect((await desk.sendTexts()).texts).toHaveLength(3);
});

const linkOf = async (token = ''): Promise<unknown> =>
  (await desk.server.app.inject({ url: `/api/alerts/link/${token}`, headers: { host: HOST } })).json();

test('the link of a text message stops those, and no mail', async () => {
  await desk.save(ALL);
  await saveWithTexts({ alerts: 'on', email: 'ana@example.com' });
  await desk.drop(100);
  await desk.look(day(8));
  const { texts } = await desk.sendTexts();
  await desk.mails();

  expect(await linkOf(stopOf(texts[0]?.text))).toEqual({ use: 'texts', state: 'open' });
  const stopped = await desk.post('/api/alerts/stop', { token: stopOf(texts[0]?.text) }, {});

  expect(stopped.json()).toMatchObject({ next: expect.stringMatching(/\?texts=1$/) as string });
  expect(await linkOf(stopOf(texts[0]?.text))).toEqual({ use: 'texts', state: 'done' });
  expect(await kept()).toMatchObject({
    choice: { confirmed: true },
    texts: null,
    searches: [{ alerts: true, texts: false }],
  });
  await desk.drop(100);
  await desk.look(day(9));
  expect((await desk.sendTexts()).texts).toEqual([]);
  expect(await desk.mails()).toHaveLength(1);
});

test('a worker that dies while it sends loses the message rather than sending it twice; what was refused is tried again', async () => {
  await saveWithTexts();
  await desk.drop(100);
  await desk.look(day(10));
  const died = await desk.sendTexts({
    send: () => Promise.reject(Object.assign(new Error('cut'), { code: 'ECONNRESET' })),
  });
  const [job] = died.jobs;
  const sent: string[] = [];
  const port = { send: async ({ text }: { text: string }) => void sent.push(text) };
  if (job) await sendText(desk.server, port, job);
  expect([died.results[0]?.status, sent]).toEqual(['failed', []]);

  await desk.drop(100);
  await desk.look(day(11));
  const refused = await desk.sendTexts({
    send: () => Promise.reject(Object.assign(new Error('later'), { responseCode: 429 })),
  });
  const [again] = refused.jobs;
  if (again) await Promise.all([sendText(desk.server, port, again), sendText(desk.server, port, again)]);
  expect(sent).toHaveLength(1);
});

test('what is agreed to is kept as it was read', async () => {
  await saveWithTexts();

  const { rows } = await desk.inStock(sql`select texts_wording, wording, email from alert_choice`);
  expect(rows).toEqual([{ texts_wording: expect.stringContaining('Text me'), wording: null, email: null }]);
});
