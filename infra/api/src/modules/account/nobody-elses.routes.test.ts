import { sql } from 'drizzle-orm';
import { startSignInDesk, sunrise } from '../../../test/desks/sign-in-desk';
import type { SignInDesk } from '../../../test/desks/sign-in-desk';
import { sessionCookie } from '../../../test/shopper';

/** What one shopper does at a site leaves the codes, sessions and accounts of the others as they are. */

let desk: SignInDesk;
beforeAll(async () => {
  desk = await startSignInDesk();
});
beforeEach(() => desk.anew());
afterAll(() => desk.server.stop());

/** A browser that has asked for a code for this phone, and the code. */
async function asking(phone: string) {
  desk.anew();
  const code = await desk.sentCode(`+61${phone.slice(1)}`);
  return { browser: desk.browser, code };
}
const verify = (payload: object, cookie: string) => desk.post(sunrise, '/api/sign-in/verify', payload, { cookie });
const whoAmI = (cookie: string) => desk.server.app.inject({ url: '/api/session', headers: { host: sunrise, cookie } });

test('who signs in uses up no code of anybody else', async () => {
  const one = await asking('0491570041');
  const other = await asking('0491570042');

  expect((await verify({ phone_number: '0491570041', code: one.code }, one.browser)).statusCode).toBe(200);
  expect((await verify({ phone_number: '0491570042', code: other.code }, other.browser)).statusCode).toBe(200);
});

test('and ends no session of anybody else; one that is over is deleted then', async () => {
  const [one, other, later] = [await asking('0491570043'), await asking('0491570044'), await asking('0491570045')];
  const signIn = async (phone: string, { code, browser }: typeof one) =>
    sessionCookie(await verify({ phone_number: phone, code }, browser));
  const mine = await signIn('0491570043', one);
  await signIn('0491570044', other);
  await desk.inDatabase(sql`update session set expires_at = now() - interval '1 second' where phone = '+61491570044'`);

  await signIn('0491570045', later);

  expect((await whoAmI(mine)).json()).toEqual({ user: { phone: '+61491570043' } });
  const { rows } = await desk.inDatabase(sql`select phone from session where phone = '+61491570044'`);
  expect(rows).toEqual([]);
});

test('a form that knows only the code means the number that this browser asked for last', async () => {
  const first = await asking('0491570046');
  const stranger = await asking('0491570047');
  desk.browser = first.browser;
  const second = await desk.sentCode('+61491570048');
  await asking('0491570049');

  expect((await verify({ code: second }, first.browser)).json()).toEqual({ user: { phone: '+61491570048' } });
  expect((await verify({ code: stranger.code }, stranger.browser)).json()).toEqual({ user: { phone: '+61491570047' } });
});

test('a wrong code makes nobody an account', async () => {
  const { browser, code } = await asking('0491570050');
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  const accounts = async () =>
    (await desk.inDatabase(sql`select phone from account where phone = '+61491570050'`)).rows.length;

  await verify({ phone_number: '0491570050', code: wrong }, browser);
  expect(await accounts()).toBe(0);
  await verify({ phone_number: '0491570050', code }, browser);
  expect(await accounts()).toBe(1);
});

test('codes are kept for a day, for the limits that count them', async () => {
  await asking('0491570051');
  const age = (hours: number) =>
    desk.inDatabase(sql`update sign_in_code set created_at = now() - make_interval(hours => ${hours}::int)
      where phone = '+61491570051'`);
  const kept = async () =>
    (await desk.inDatabase(sql`select id from sign_in_code where phone = '+61491570051'`)).rows.length;

  await age(23);
  await asking('0491570052');
  expect(await kept()).toBe(1);
  await age(25);
  await asking('0491570053');
  expect(await kept()).toBe(0);
});

test('a session that was renewed within the day is left as it is', async () => {
  const { browser, code } = await asking('0491570054');
  const cookie = sessionCookie(await verify({ phone_number: '0491570054', code }, browser));
  const renewed = async (hours: number) => {
    await desk.inDatabase(sql`update session set renewed_at = now() - make_interval(hours => ${hours}::int)
      where phone = '+61491570054'`);
    return (await whoAmI(cookie)).headers['set-cookie'] !== undefined;
  };

  expect([await renewed(23), await renewed(25)]).toEqual([false, true]);
});

test('a shopper sees where they are signed in themselves, the latest used first, and which of these asks', async () => {
  const signIn = async (phone: string) => {
    const { browser, code } = await asking(phone);
    return sessionCookie(await verify({ phone_number: phone, code }, browser));
  };
  const [mine, mineToo] = [await signIn('0491570055'), await signIn('0491570055')];
  await signIn('0491570055');
  await signIn('0491570056');
  const { rows } = await desk.inDatabase(
    sql`select token_hash as id from session where phone = '+61491570055' order by created_at`,
  );
  const age = (id: unknown, hours: number, endsIn: string) =>
    desk.inDatabase(sql`update session set renewed_at = now() - make_interval(hours => ${hours}::int),
      expires_at = now() + ${endsIn}::interval where token_hash = ${id}`);
  const [first, second, over] = rows.map(({ id }) => id);
  await age(first, 2, '1 day');
  await age(second, 1, '1 day');
  await age(over, 0, '-1 second');
  const seenBy = async (cookie: string) => {
    const answer = await desk.server.app.inject({ url: '/api/my-sign-ins', headers: { host: sunrise, cookie } });
    const { sign_ins: all } = answer.json<{ sign_ins: { id: string; is_this: boolean }[] }>();
    return all.map(({ id, is_this: isThis }) => [id, isThis]);
  };

  expect(await seenBy(mine)).toEqual([
    [second, false],
    [first, true],
  ]);
  expect(await seenBy(mineToo)).toEqual([
    [second, true],
    [first, false],
  ]);
});
