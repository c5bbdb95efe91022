import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { withScope } from '../../../db/scope';
import { startTestApp } from '../../../../test/test-app';
import type { TestApp } from '../../../../test/test-app';
import { signIn } from '../../../../test/shopper';

let server: TestApp;
const sunrise = 'sunrise-cars.test';

beforeAll(async () => {
  server = await startTestApp({ SMS_CODES_AN_HOUR_PER_NUMBER_RANGE: '1000' });
  await server.addGroup('sunrise');
  await server.addSite({ slug: 'sunrise-cars', group: 'sunrise' });
});
afterAll(() => server.stop());

const post = (host: string, url: string, payload: object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers: { host, ...headers } });
const whoAmI = (cookie: string) => server.app.inject({ url: '/api/session', headers: { host: sunrise, cookie } });
/** The database as it stands, past the API. */
const inDatabase = (query: SQL) =>
  withScope(server.ownerDb, { group: 'sunrise', site: 'sunrise-cars' }, (tx) => tx.execute(query));

test('signing out ends the session on the server, not only in this browser', async () => {
  const cookie = await signIn(server, sunrise, '0491570012');

  const response = await post(sunrise, '/api/sign-out', {}, { cookie, origin: `http://${sunrise}` });

  expect(response.json()).toEqual({ user: null });
  expect(response.headers['set-cookie']).toMatch(/^session=;/);
  expect((await whoAmI(cookie)).json()).toEqual({ user: null });
});

test('a browser in which somebody signs in again has one session: the one before has ended', async () => {
  const before = await signIn(server, sunrise, '0491570019');
  const now = await signIn(server, sunrise, '0491570020', before);

  expect((await whoAmI(now)).json()).toEqual({ user: { phone: '+61491570020' } });
  expect((await whoAmI(before)).json()).toEqual({ user: null });
});

test('a session in use is renewed, one left for 30 days has ended', async () => {
  const cookie = await signIn(server, sunrise, '0491570013');
  const age = (interval: string) =>
    inDatabase(sql`update session set renewed_at = renewed_at - ${interval}::interval, expires_at = expires_at - ${interval}::interval
      where phone = '+61491570013'`);

  await age('29 days');
  const used = await whoAmI(cookie);
  await age('29 days');
  const usedAgain = await whoAmI(cookie);
  await age('31 days');
  const left = await whoAmI(cookie);

  expect(used.headers['set-cookie']).toContain('Max-Age=2592000');
  expect(usedAgain.json()).toEqual({ user: { phone: '+61491570013' } });
  expect(left.json()).toEqual({ user: null });
});

test('a session that is used each week ends after 180 days all the same (A-58)', async () => {
  const cookie = await signIn(server, sunrise, '0491570018');
  const isSignedIn = async () => (await whoAmI(cookie)).json<{ user: object | null }>().user !== null;
  const week = () =>
    inDatabase(sql`update session set created_at = created_at - interval '7 days',
      renewed_at = renewed_at - interval '7 days', expires_at = expires_at - interval '7 days' where phone = '+61491570018'`);

  const weeks: boolean[] = [];
  for (let number = 0; number < 26; number += 1) {
    await week();
    weeks.push(await isSignedIn());
  }

  expect(weeks).toEqual([...Array.from({ length: 25 }, () => true), false]);
});

test.each([
  ['a page of another site', '0491570014', { origin: 'https://evil.example' }],
  ['a sandboxed page', '0491570015', { origin: 'null' }],
  ['a page on another port of this host', '0491570016', { origin: `http://${sunrise}:81` }],
  ['something that does not say who it is', '0491570017', {}],
])('refuses what %s posts with a session', async (_case, phone, headers) => {
  const cookie = await signIn(server, sunrise, phone);

  const response = await post(sunrise, '/api/sign-out', {}, { cookie, ...headers });

  expect(response.statusCode).toBe(403);
  expect((await whoAmI(cookie)).json()).toEqual({ user: { phone: `+61${phone.slice(1)}` } });
});
