import { softwarePasskey } from '@infra/platform/operator/testing/software-passkey';
import type { MyPasskeys, PasskeyQuestion } from '@shared-kit/contracts/account/account.contract';
import { sql } from 'drizzle-orm';
import { startTwoGroups } from '../../../../test/enquiry';
import { sessionCookie, signIn } from '../../../../test/shopper';
import { withScope } from '../../../db/scope';
import type { TestApp } from '../../../../test/test-app';

let server: TestApp;
const host = 'sunrise-cars.test';
const origin = `http://${host}`;

beforeAll(async () => {
  ({ server } = await startTwoGroups());
});
afterAll(() => server.stop());

type Asking = { cookie?: string; at?: string };
let address = 0;
const post = (url: string, payload: object, { cookie = '', at = host }: Asking = {}) =>
  server.app.inject({
    ...{ method: 'POST', url, payload },
    headers: { host: at, origin: `http://${at}`, cookie, 'x-forwarded-for': `198.51.100.${(address += 1) % 250}` },
  });
const get = (url: string, cookie: string) => server.app.inject({ url, headers: { host, cookie } });
const mine = async (cookie: string) => (await get('/api/my-passkeys', cookie)).json<MyPasskeys>();

/** A question, and the cookies of the browser that was asked. */
async function ask(url: string, { cookie = '', at = host }: Asking = {}) {
  const answer = await post(url, {}, { cookie, at });
  const { id, options } = answer.json<PasskeyQuestion>();
  return { id, challenge: String(options['challenge']), cookie: `${cookie}; ${sessionCookie(answer)}`, options };
}

/** Makes a passkey for who is signed in. */
async function make(cookie: string, passkey = softwarePasskey(host)) {
  const { id, challenge, cookie: asked } = await ask('/api/my-passkeys/options', { cookie });
  const answer = await post('/api/my-passkeys', { id, response: passkey.made(challenge, origin) }, { cookie: asked });
  return { passkey, answer };
}

async function signInWith(passkey: ReturnType<typeof softwarePasskey>) {
  const { id, challenge, cookie } = await ask('/api/sign-in/passkey/options');
  const body = { id, response: passkey.answer(challenge, origin) };
  return { body, cookie, answer: await post('/api/sign-in/passkey', body, { cookie }) };
}

test('who signed in by a code makes a passkey, and signs in with it in another browser as the same shopper', async () => {
  const cookie = await signIn(server, host, '0491570401');
  const { passkey, answer: made } = await make(cookie);
  expect(made.json()).toEqual({ success: true, next: '/your-data' });

  const { answer } = await signInWith(passkey);
  expect(answer.json()).toEqual({ user: { phone: '+61491570401' } });
  expect((await get('/api/session', sessionCookie(answer))).json()).toEqual({ user: { phone: '+61491570401' } });
  expect((await mine(cookie)).passkeys).toEqual([
    { id: passkey.id, made: expect.any(String), used: expect.stringMatching(/\d{4}/) },
  ]);
  // A code still does.
  expect(await signIn(server, host, '0491570401')).not.toBe('');
});

test('an answer is taken once, in the browser that was asked, at the site where it was made', async () => {
  const { passkey } = await make(await signIn(server, host, '0491570402'));
  const { body, cookie, answer } = await signInWith(passkey);
  expect(answer.statusCode).toBe(200);
  expect((await post('/api/sign-in/passkey', body, { cookie })).statusCode).toBe(422);

  const { id, challenge } = await ask('/api/sign-in/passkey/options');
  const stolen = { id, response: passkey.answer(challenge, origin) };
  const { cookie: other } = await ask('/api/sign-in/passkey/options');
  expect((await post('/api/sign-in/passkey', stolen, { cookie: other })).statusCode).toBe(422);

  const at = 'harbor-cars.test';
  const there = await ask('/api/sign-in/passkey/options', { at });
  const elsewhere = { id: there.id, response: passkey.answer(there.challenge, `http://${at}`) };
  expect((await post('/api/sign-in/passkey', elsewhere, { cookie: there.cookie, at })).statusCode).toBe(422);
});

test('what another page signed, or another key, signs nobody in', async () => {
  const { passkey } = await make(await signIn(server, host, '0491570403'));
  const forged = { ...softwarePasskey(host), id: passkey.id };
  for (const response of [
    (challenge: string) => passkey.answer(challenge, 'http://evil.test'),
    (challenge: string) => ({ ...forged.answer(challenge, origin), id: passkey.id, rawId: passkey.id }),
    () => ({ id: passkey.id, rawId: passkey.id, type: 'public-key', response: {} }),
    () => ({ id: 'unknown' }),
  ]) {
    const { id, challenge, cookie } = await ask('/api/sign-in/passkey/options');
    const answer = await post('/api/sign-in/passkey', { id, response: response(challenge) }, { cookie });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([422, undefined]);
  }
});

test('a passkey is made only soon after signing in, and by nobody else with the same question', async () => {
  const [ana, ben] = [await signIn(server, host, '0491570404'), await signIn(server, host, '0491570405')];
  const { id, challenge, cookie } = await ask('/api/my-passkeys/options', { cookie: ana });
  const browser = cookie.split('; ').at(-1);
  const asBen = { cookie: `${ben}; ${browser}` };
  const response = softwarePasskey(host).made(challenge, origin);
  expect((await post('/api/my-passkeys', { id, response }, asBen)).statusCode).toBe(422);
  expect((await mine(ben)).passkeys).toEqual([]);

  await withScope(server.ownerDb, { group: 'sunrise', site: 'sunrise-cars' }, (tx) =>
    tx.execute(sql`update session set created_at = now() - interval '16 minutes' where phone = '+61491570404'`),
  );
  expect((await mine(ana)).may_make).toBe(false);
  expect((await post('/api/my-passkeys/options', {}, { cookie: ana })).json()).toMatchObject({
    code: 'forbidden',
    fieldErrors: { passkey: [expect.stringContaining('soon after signing in')] },
  });
  expect((await post('/api/my-passkeys/options', {})).statusCode).toBe(401);
});

test('ten are kept, the same one once, and one that is removed signs nobody in any more; not by others', async () => {
  const cookie = await signIn(server, host, '0491570406');
  const { passkey } = await make(cookie);
  expect((await make(cookie, passkey)).answer.statusCode).toBe(409);
  for (let made = 1; made < 10; made += 1) expect((await make(cookie)).answer.statusCode).toBe(200);
  expect((await make(cookie)).answer.json()).toMatchObject({ code: 'conflict' });

  await post('/api/my-passkeys/remove', { id: passkey.id }, { cookie: await signIn(server, host, '0491570407') });
  expect((await signInWith(passkey)).answer.statusCode).toBe(200);
  await post('/api/my-passkeys/remove', { id: passkey.id }, { cookie });
  expect((await signInWith(passkey)).answer.statusCode).toBe(422);
});

test('passkeys go with the account that is deleted', async () => {
  const cookie = await signIn(server, host, '0491570408');
  const { passkey } = await make(cookie);
  await post('/api/my-data/delete', { sure: 'on' }, { cookie });

  expect((await signInWith(passkey)).answer.statusCode).toBe(422);
});
