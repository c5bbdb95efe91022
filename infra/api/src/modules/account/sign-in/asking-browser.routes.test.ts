import type { CodeSent } from '@shared-kit/contracts/account/account.contract';
import { sql } from 'drizzle-orm';
import { harbor, startSignInDesk, sunrise } from '../../../../test/desks/sign-in-desk';
import type { SignInDesk } from '../../../../test/desks/sign-in-desk';
import { smsTo } from '../../../../test/shopper';

/** Who asks for a code: a browser by its cookie, and an address by what of it is one client's. */

let desk: SignInDesk;
beforeAll(async () => {
  desk = await startSignInDesk();
});
beforeEach(() => desk.anew());
afterAll(() => desk.server.stop());

const ask = (phone: string, headers: Record<string, string> = {}, host = sunrise) =>
  desk.post(host, '/api/sign-in/code', { phone_number: phone }, headers);

test('a browser is known for as long as its code works, out of reach of scripts, and on https by this host alone', async () => {
  const plain = await ask('0491570061');
  const secure = await ask('0491570061', { 'x-forwarded-proto': 'https' });

  expect(plain.headers['set-cookie']).toMatch(/^signing-in=[\w-]{22}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(secure.headers['set-cookie']).toMatch(
    /^__Host-signing-in=[\w-]{22}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
});

test.each(['short', `${'x'.repeat(22)}%3B`, 'x'.repeat(23), 'ä'.repeat(22)])(
  'a name that we never gave a browser is not taken over: %s',
  async (name) => {
    const { headers } = await ask('0491570062', { cookie: `signing-in=${name}` });

    expect(headers['set-cookie']).toMatch(/^signing-in=[\w-]{22};/);
    expect(String(headers['set-cookie'])).not.toContain(`=${name};`);
  },
);

test('what one household has of IPv6 addresses is one address, and no other household’s', async () => {
  for (const [phone, address] of [
    ['0491570063', '2001:db8:1:1::1'],
    ['0491570064', '2001:db8:1:1:ffff::2'],
    ['0491570065', '2001:db8:2:1::1'],
  ] as const)
    expect((await ask(phone, { 'x-forwarded-for': address })).statusCode).toBe(202);
  const { rows } = await desk.inDatabase(
    sql`select ip_hash from sign_in_code where phone in ('+61491570063', '+61491570064', '+61491570065') order by phone`,
  );
  const [one, same, other] = rows.map(({ ip_hash: hash }) => hash);

  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test("a message names the site's host without its port, as browsers compare it", async () => {
  await ask('0491570066', {}, `${sunrise}:3000`);

  expect((await smsTo(desk.server, '+61491570066')).at(-1)).toMatch(new RegExp(`\\n@${sunrise} #\\d{6}$`));
});

test('the browser that asked is told the last digits its code went to, and no other is', async () => {
  const sentTo = async (cookie: string, host = sunrise) =>
    (await desk.server.app.inject({ url: '/api/sign-in/code', headers: { host, cookie } })).json<CodeSent>();
  await desk.requestCode('0491570067');

  const none = { ends: null, again: false, used_up: false };
  expect(await sentTo(desk.browser)).toEqual({ ends: '067', again: false, used_up: false });
  expect(await sentTo(desk.browser, harbor)).toEqual(none);
  expect(await sentTo('')).toEqual(none);

  await desk.inDatabase(sql`update sign_in_code set expires_at = now() where phone = '+61491570067'`);
  expect(await sentTo(desk.browser)).toEqual(none);
});

test('a browser is told that its code was entered wrong too often, and that another one was sent since', async () => {
  const sent = async () =>
    (
      await desk.server.app.inject({ url: '/api/sign-in/code', headers: { host: sunrise, cookie: desk.browser } })
    ).json<CodeSent>();
  await desk.requestCode('0491570068');
  await desk.inDatabase(sql`update sign_in_code set attempts = 5 where phone = '+61491570068'`);
  expect(await sent()).toEqual({ ends: '068', again: false, used_up: true });

  await desk.post(sunrise, '/api/sign-in/code', {}, { cookie: desk.browser });
  expect(await sent()).toEqual({ ends: '068', again: true, used_up: false });
});
