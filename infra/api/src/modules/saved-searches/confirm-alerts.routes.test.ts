import { day, startAlertDesk } from '../../../test/desks/alert-desk';
import type { AlertDesk } from '../../../test/desks/alert-desk';
import type { SavedSearches } from '@shared-kit/contracts/account/saved-searches.contract';
import { sql } from 'drizzle-orm';
import { HOST } from '../../../test/desks/alert-desk';

let desk: AlertDesk;
beforeAll(async () => {
  desk = await startAlertDesk();
});
afterAll(() => desk.stop());
afterEach(() => desk.clear());

const email = 'ana@example.com';
const ask = (address = '/search/new-used-and-demo-cars', to = email) =>
  desk.post('/api/saved-searches', { address, alerts: true, email: to, frequency: 'instant' });
const confirm = (text?: string) => desk.post('/api/alerts/confirm', { token: desk.confirmToken(text) }, {});
const saved = async (): Promise<SavedSearches> =>
  (await desk.server.app.inject({ url: '/api/saved-searches', headers: { host: HOST, cookie: desk.cookie } })).json();

test('an address is asked once, and told nothing before somebody has opened the link', async () => {
  await ask();
  await ask('/search/used-cars');
  const [asking, ...others] = await desk.confirmations();
  expect(others).toEqual([]);
  expect(asking?.subject).toContain('Confirm your email address');
  expect((await saved()).choice).toMatchObject({ email, confirmed: false });
  await desk.drop(100);
  await desk.look(day(1));
  expect(await desk.mails()).toEqual([]);

  expect((await confirm(asking?.text)).statusCode).toBe(200);
  expect((await saved()).choice).toMatchObject({ confirmed: true });
  await desk.drop(100);
  await desk.look(day(1));
  expect(await desk.mails()).toHaveLength(1);
});

test('another address, and one that has stopped, is asked anew, and the link of before opens nothing', async () => {
  await ask();
  const [first] = await desk.confirmations();
  await confirm(first?.text);
  await ask('/search/used-cars', 'ben@example.com');
  const [other] = await desk.confirmations();
  expect(other?.to?.[0]?.address).toBe('ben@example.com');
  expect((await confirm(first?.text)).statusCode).toBe(404);
  await confirm(other?.text);

  const { choice, searches } = await saved();
  expect(searches.map(({ alerts }) => alerts)).toEqual([true, true]);
  await desk.post('/api/alerts/stop', { token: choice?.stop.split('/').at(-1) }, {});
  expect((await confirm(other?.text)).statusCode).toBe(404);
  expect((await saved()).searches.map(({ alerts }) => alerts)).toEqual([false, false]);
  await ask('/search/used-cars', 'ben@example.com');
  expect((await saved()).choice).toMatchObject({ confirmed: false });
  expect(await desk.confirmations()).toHaveLength(1);
});

test('what a link is for, and whether it is done, is known to the server alone', async () => {
  await ask();
  const [asking] = await desk.confirmations();
  const token = desk.confirmToken(asking?.text);
  const linkOf = async (named: string, host = HOST): Promise<unknown> =>
    (await desk.server.app.inject({ url: `/api/alerts/link/${named}?done=1`, headers: { host } })).json();

  expect(await linkOf(token)).toEqual({ use: 'confirm', state: 'open' });
  await confirm(asking?.text);
  expect(await linkOf(token)).toEqual({ use: 'confirm', state: 'done' });
  const stop = (await saved()).choice?.stop.split('/').at(-1) ?? '';
  expect(await linkOf(stop)).toEqual({ use: 'mails', state: 'open' });
  await desk.post('/api/alerts/stop', { token: stop }, {});
  expect(await linkOf(stop)).toEqual({ use: 'mails', state: 'done' });
  expect(await linkOf(token)).toEqual({ use: 'confirm', state: 'unknown' });
  expect(await linkOf(`${stop}x`)).toEqual({ use: 'mails', state: 'unknown' });
});

test('who lost the mail is sent another, whose link is the one that works, and none once it is confirmed', async () => {
  await ask();
  const [lost] = await desk.confirmations();
  await desk.post('/api/saved-searches/ask-again', {});
  const [again] = await desk.confirmations();
  expect((await confirm(lost?.text)).statusCode).toBe(404);
  expect((await confirm(again?.text)).statusCode).toBe(200);

  await desk.post('/api/saved-searches/ask-again', {});
  expect(await desk.confirmations()).toEqual([]);
});

test('a link that nobody signed opens nothing', async () => {
  await ask();
  const [asking] = await desk.confirmations();
  const token = desk.confirmToken(asking?.text);

  for (const forged of [`${token.slice(0, -1)}x`, token.replace('_', '_1'), 'x', '', 'x_y.z'])
    expect((await desk.post('/api/alerts/confirm', { token: forged }, {})).statusCode).toBe(404);
  expect((await saved()).choice).toMatchObject({ confirmed: false });
});

test('an address that has had its mails of the day is asked no more, and its alerts wait', async () => {
  await desk.save('/search/new-used-and-demo-cars');
  const { MAILS_A_DAY_PER_RECIPIENT: most } = desk.server.config;
  for (let mail = 0; mail < most; mail++) {
    await desk.drop(10);
    await desk.look(day(2));
  }
  expect(await desk.mails()).toHaveLength(most);
  await desk.drop(10);
  await desk.look(day(2));
  expect(await desk.mails()).toEqual([]);
  await desk.inStock(sql`delete from budget_use`);
  await desk.look(day(2));
  expect(await desk.mails()).toHaveLength(1);

  await desk.inStock(sql`update budget_use set used = ${most}`);
  await desk.inStock(sql`delete from alert_choice`);
  await desk.inStock(sql`update budget_use set name = 'mail-recipient'`);
  const refused = await ask();
  expect(refused.json()).toMatchObject({ fieldErrors: { email: [expect.stringContaining('tomorrow')] } });
  expect(await desk.confirmations()).toEqual([]);
});
