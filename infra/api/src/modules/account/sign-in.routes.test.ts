import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { withScope } from '../../db/scope';
import { startTestApp } from '../../../test/test-app';
import type { TestApp } from '../../../test/test-app';
import { sessionCookie, smsTo } from '../../../test/shopper';

let server: TestApp;
const sunrise = 'sunrise-cars.test';
const harbor = 'harbor-cars.test';

beforeAll(async () => {
  server = await startTestApp({ SMS_CODES_AN_HOUR_PER_NUMBER_RANGE: '1000' });
  for (const group of ['sunrise', 'harbor']) {
    await server.addGroup(group);
    await server.addSite({ slug: `${group}-cars`, group });
  }
});
afterAll(() => server.stop());

let client = 1;
/** Each test comes from an address of its own, so that one test's limits are not another's. */
beforeEach(() => (client += 1));

function post(host: string, url: string, payload: object, headers: Record<string, string> = {}) {
  return server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { host, 'x-forwarded-for': `203.0.113.${client}`, ...headers },
  });
}
/** What a browser that asked for a code sends back with it; each test's begins anew. */
let browser = '';
beforeEach(() => {
  browser = '';
});
async function requestCode(phone: string, host = sunrise) {
  const answer = await post(host, '/api/sign-in/code', { phone_number: phone }, { cookie: browser });
  if (answer.statusCode === 202) browser = sessionCookie(answer);
  return answer;
}
const verify = (phone: string, code: string, host = sunrise) =>
  post(host, '/api/sign-in/verify', { phone_number: phone, code }, { cookie: browser });
const whoAmI = (cookie: string, host = sunrise) =>
  server.app.inject({ url: '/api/session', headers: { host, cookie } });

async function sentCode(phone: string, host = sunrise) {
  await requestCode(phone, host);
  return (await smsTo(server, phone)).at(-1)?.match(/\d{6}/)?.[0] ?? '';
}
/** The database as it stands, past the API. */
const inDatabase = (query: SQL) =>
  withScope(server.ownerDb, { group: 'sunrise', site: 'sunrise-cars' }, (tx) => tx.execute(query));
/** A code that is certainly not this one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a code sent to the phone starts a session that the cookie carries', async () => {
  const code = await sentCode('+61491570001');

  const response = await verify('0491 570 001', code);

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ user: { phone: '+61491570001' } });
  expect(response.headers['set-cookie']).toMatch(
    /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect((await whoAmI(sessionCookie(response))).json()).toEqual({ user: { phone: '+61491570001' } });
});

test('behind https the cookie is secure and bound to its host', async () => {
  const code = await sentCode('+61491570002');

  const response = await post(
    sunrise,
    '/api/sign-in/verify',
    { phone_number: '0491570002', code },
    { 'x-forwarded-proto': 'https', cookie: browser.replace('signing-in', '__Host-signing-in') },
  );

  expect(response.headers['set-cookie']).toMatch(/^__Host-session=.*; Secure/);
});

test('answers 202 without the code, and says the same of a number it has never seen', async () => {
  const known = await requestCode('0491570001');
  const unknown = await requestCode('0491570003');

  expect([known.statusCode, known.body]).toEqual([202, '{}']);
  expect([unknown.statusCode, unknown.body]).toEqual([202, '{}']);
});

test('the database holds no code and no session token in clear', async () => {
  const code = await sentCode('+61491570004');
  const cookie = sessionCookie(await verify('0491570004', code));

  const { rows } = await inDatabase(
    sql`select c.code_hash, s.token_hash from sign_in_code c join session s using (site_slug, phone) where phone = '+61491570004'`,
  );

  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
});

test('a wrong code is refused in words beside its field', async () => {
  const code = await sentCode('+61491570005');

  const response = await verify('0491570005', otherThan(code));

  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    code: 'validation_failed',
    fieldErrors: { code: [expect.stringContaining('wrong or no longer valid')] },
  });
});

test('after five wrong tries, made at the same moment, the right code no longer works', async () => {
  const code = await sentCode('+61491570006');

  await Promise.all(Array.from({ length: 5 }, () => verify('0491570006', otherThan(code))));

  expect((await verify('0491570006', code)).statusCode).toBe(422);
});

test('a code works in the browser that asked for it, and another one spends none of its tries (A-58)', async () => {
  const code = await sentCode('+61491570019');
  const own = browser;
  expect(own).toMatch(/^signing-in=[\w-]{22}$/);

  browser = `signing-in=${'x'.repeat(22)}`;
  for (let attempt = 0; attempt < 6; attempt += 1) expect((await verify('0491570019', code)).statusCode).toBe(422);
  browser = '';
  expect((await verify('0491570019', code)).statusCode).toBe(422);

  browser = own;
  expect((await verify('0491570019', code)).statusCode).toBe(200);
});

test('a browser that asks again keeps its name, so that a second tab goes on', async () => {
  await requestCode('0491570020');
  const first = browser;
  await requestCode('0491570020');

  expect(browser).toBe(first);
});

test('a code works once', async () => {
  const code = await sentCode('+61491570007');
  await verify('0491570007', code);

  expect((await verify('0491570007', code)).statusCode).toBe(422);
});

test('a code is of no use after five minutes', async () => {
  const code = await sentCode('+61491570008');
  await inDatabase(
    sql`update sign_in_code set expires_at = expires_at - interval '5 minutes' where phone = '+61491570008'`,
  );

  expect((await verify('0491570008', code)).statusCode).toBe(422);
});

test('a newer code replaces the older', async () => {
  const older = await sentCode('+61491570009');
  const newer = await sentCode('+61491570009');

  expect((await verify('0491570009', older)).statusCode).toBe(older === newer ? 200 : 422);
  expect((await verify('0491570009', newer)).statusCode).toBe(200);
});

test("a code for one dealer's site opens no other's", async () => {
  const code = await sentCode('+61491570010', sunrise);
  await sentCode('+61491570010', harbor);

  const atHarbor = await verify('0491570010', code, harbor);
  const cookie = sessionCookie(await verify('0491570010', code, sunrise));

  expect(atHarbor.statusCode).toBe(422);
  expect((await whoAmI(cookie, harbor)).json()).toEqual({ user: null });
});

test('sends at most three codes in a quarter of an hour to one phone, wherever and at whichever site they are asked for', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      post(
        index % 2 ? sunrise : harbor,
        '/api/sign-in/code',
        { phone_number: '0491570011' },
        { 'x-forwarded-for': `198.51.100.${index}` },
      ),
    ),
  );

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 202, 202, 429, 429, 429, 429, 429]);
  expect(await smsTo(server, '+61491570011')).toHaveLength(3);
});

test('sends at most twenty codes in an hour to one address, whichever phones it names', async () => {
  expect((await requestCode('0491570021')).statusCode).toBe(202);
  const asked = (minutesAgo: number, times: number) =>
    inDatabase(sql`insert into sign_in_code (site_slug, phone, code_hash, ip_hash, browser_hash, expires_at, created_at)
      select site_slug, '+6149999' || lpad(n::text, 4, '0'), code_hash, ip_hash, browser_hash, now(),
        now() - make_interval(mins => ${minutesAgo}::int)
      from sign_in_code, generate_series(1, ${times}::int) n where phone = '+61491570021'`);
  await asked(61, 20);
  await asked(59, 18);

  expect((await requestCode('0491570022')).statusCode).toBe(202);
  const refused = await requestCode('0491570023');

  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ fieldErrors: { phone_number: [expect.stringContaining('Wait an hour')] } });
  expect(await smsTo(server, '+61491570023')).toEqual([]);
});

test.each(['0312345678', '12345', '+14155550123', ''])('refuses %p, which is no Australian mobile', async (phone) => {
  const response = await requestCode(phone);

  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    fieldErrors: { phone_number: ['Enter an Australian mobile number, like 0412 345 678'] },
  });
});

test('logs neither phone nor code', () => {
  expect(server.logged.join('')).not.toMatch(/49157/);
  expect(server.logged.join('')).not.toMatch(/sign-in code/);
});

test('a form that knows only the code means the number this browser asked for last', async () => {
  const code = await sentCode('+61491570031');

  const response = await post(sunrise, '/api/sign-in/verify', { code }, { cookie: browser });

  expect(response.json()).toEqual({ user: { phone: '+61491570031' } });
});

test('without the number a code opens nothing in a browser that asked for none', async () => {
  const code = await sentCode('+61491570032');

  const elsewhere = await post(sunrise, '/api/sign-in/verify', { code });
  const stranger = await post(
    sunrise,
    '/api/sign-in/verify',
    { code },
    { cookie: 'signing-in=AAAAAAAAAAAAAAAAAAAAAA' },
  );

  expect([elsewhere.statusCode, stranger.statusCode]).toEqual([422, 422]);
});

const WIDE_ZERO = 0xff10;
test.each([
  ['in two halves', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}`],
  [
    'in wide digits',
    (code: string) => code.replaceAll(/\d/g, (digit) => String.fromCodePoint(WIDE_ZERO + Number(digit))),
  ],
])('a code typed %s is read as its six digits', async (_how, typed) => {
  const code = await sentCode('+61491570033');

  const response = await post(sunrise, '/api/sign-in/verify', { code: typed(code) }, { cookie: browser });

  expect(response.statusCode).toBe(200);
});

test("the message ends with the site's host and the code, so that browsers offer it there alone", async () => {
  const code = await sentCode('+61491570034');

  expect((await smsTo(server, '+61491570034')).at(-1)?.split('\n').at(-1)).toBe(`@${sunrise} #${code}`);
});
