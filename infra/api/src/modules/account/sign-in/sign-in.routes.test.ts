import { sql } from 'drizzle-orm';
import { harbor, startSignInDesk, sunrise } from '../../../../test/desks/sign-in-desk';
import type { SignInDesk } from '../../../../test/desks/sign-in-desk';
import { sessionCookie } from '../../../../test/shopper';

let desk: SignInDesk;
beforeAll(async () => {
  desk = await startSignInDesk();
});
beforeEach(() => desk.anew());
afterAll(() => desk.server.stop());

const whoAmI = (cookie: string, host = sunrise) =>
  desk.server.app.inject({ url: '/api/session', headers: { host, cookie } });
/** A code that is certainly not this one. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a code sent to the phone starts a session that the cookie carries', async () => {
  const code = await desk.sentCode('+61491570001');

  const response = await desk.verify('0491 570 001', code);

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ user: { phone: '+61491570001' } });
  expect(response.headers['set-cookie']).toMatch(
    /^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect((await whoAmI(sessionCookie(response))).json()).toEqual({ user: { phone: '+61491570001' } });
});

test('behind https the cookie is secure and bound to its host', async () => {
  const code = await desk.sentCode('+61491570002');

  const response = await desk.post(
    sunrise,
    '/api/sign-in/verify',
    { phone_number: '0491570002', code },
    { 'x-forwarded-proto': 'https', cookie: desk.browser.replace('signing-in', '__Host-signing-in') },
  );

  expect(response.headers['set-cookie']).toMatch(/^__Host-session=.*; Secure/);
});

test('answers 202 without the code, and says the same of a number it has never seen', async () => {
  const known = await desk.requestCode('0491570001');
  const unknown = await desk.requestCode('0491570003');

  expect([known.statusCode, known.body]).toEqual([202, '{}']);
  expect([unknown.statusCode, unknown.body]).toEqual([202, '{}']);
});

test('the database holds no code and no session token in clear', async () => {
  const code = await desk.sentCode('+61491570004');
  const cookie = sessionCookie(await desk.verify('0491570004', code));

  const { rows } = await desk.inDatabase(
    sql`select c.code_hash, s.token_hash from sign_in_code c join session s using (site_slug, phone) where phone = '+61491570004'`,
  );

  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
});

test('a wrong code is refused in words beside its field', async () => {
  const code = await desk.sentCode('+61491570005');

  const response = await desk.verify('0491570005', otherThan(code));

  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    code: 'validation_failed',
    fieldErrors: { code: [expect.stringContaining('wrong or no longer valid')] },
  });
});

test('after five wrong tries, made at the same moment, the right code no longer works', async () => {
  const code = await desk.sentCode('+61491570006');

  const tries = await Promise.all(Array.from({ length: 5 }, () => desk.verify('0491570006', otherThan(code))));

  // The last of them says so already.
  expect(tries.map(({ statusCode }) => statusCode).toSorted()).toEqual([410, 422, 422, 422, 422]);
  const after = await desk.verify('0491570006', code);
  expect(after.statusCode).toBe(410);
  expect(after.json()).toMatchObject({
    code: 'gone',
    fieldErrors: { code: [expect.stringContaining('works no more')] },
  });
});

test('a code works in the browser that asked for it, and another one spends none of its tries (A-58)', async () => {
  const code = await desk.sentCode('+61491570019');
  const own = desk.browser;
  expect(own).toMatch(/^signing-in=[\w-]{22}$/);

  desk.browser = `signing-in=${'x'.repeat(22)}`;
  for (let attempt = 0; attempt < 6; attempt += 1) expect((await desk.verify('0491570019', code)).statusCode).toBe(422);
  desk.browser = '';
  expect((await desk.verify('0491570019', code)).statusCode).toBe(422);

  desk.browser = own;
  expect((await desk.verify('0491570019', code)).statusCode).toBe(200);
});

test('who asks for codes to a number that is not theirs keeps its owner out by no code and no wrong try', async () => {
  const code = await desk.sentCode('+61491570018');
  const own = desk.browser;
  desk.browser = '';
  const theirs = await desk.sentCode('+61491570018');
  for (let attempt = 0; attempt < 6; attempt += 1) await desk.verify('0491570018', otherThan(theirs));

  desk.browser = own;
  expect((await desk.verify('0491570018', code)).statusCode).toBe(200);
});

test('a code that is not sent any more says for how long, and the one before goes on working', async () => {
  let code = '';
  for (let times = 0; times < 3; times += 1) code = await desk.sentCode('+61491570017');

  const refused = await desk.requestCode('0491570017');
  const [sentence = ''] = refused.json<{ fieldErrors: { phone_number: string[] } }>().fieldErrors.phone_number;

  expect(refused.statusCode).toBe(429);
  expect(Number(/in (\d+) minutes?\./.exec(sentence)?.[1])).toBeLessThanOrEqual(15);
  expect((await desk.verify('0491570017', code)).statusCode).toBe(200);
});

test('a browser that asks again keeps its name, so that a second tab goes on', async () => {
  await desk.requestCode('0491570020');
  const first = desk.browser;
  await desk.requestCode('0491570020');

  expect(desk.browser).toBe(first);
});

test('a code works once', async () => {
  const code = await desk.sentCode('+61491570007');
  await desk.verify('0491570007', code);

  expect((await desk.verify('0491570007', code)).statusCode).toBe(422);
});

test('a code is of no use after five minutes', async () => {
  const code = await desk.sentCode('+61491570008');
  await desk.inDatabase(
    sql`update sign_in_code set expires_at = expires_at - interval '5 minutes' where phone = '+61491570008'`,
  );

  expect((await desk.verify('0491570008', code)).statusCode).toBe(422);
});

test('a newer code replaces the older', async () => {
  const older = await desk.sentCode('+61491570009');
  const newer = await desk.sentCode('+61491570009');

  expect((await desk.verify('0491570009', older)).statusCode).toBe(older === newer ? 200 : 422);
  expect((await desk.verify('0491570009', newer)).statusCode).toBe(200);
});

test("a code for one dealer's site opens no other's", async () => {
  const code = await desk.sentCode('+61491570010', sunrise);
  await desk.sentCode('+61491570010', harbor);

  const atHarbor = await desk.verify('0491570010', code, harbor);
  const cookie = sessionCookie(await desk.verify('0491570010', code, sunrise));

  expect(atHarbor.statusCode).toBe(422);
  expect((await whoAmI(cookie, harbor)).json()).toEqual({ user: null });
});

test.each(['0312345678', '12345', '+14155550123', ''])('refuses %p, which is no Australian mobile', async (phone) => {
  const response = await desk.requestCode(phone);

  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    fieldErrors: { phone_number: ['Enter an Australian mobile number, like 0412 345 678'] },
  });
});

test('logs neither phone nor code', () => {
  expect(desk.server.logged.join('')).not.toMatch(/49157/);
  expect(desk.server.logged.join('')).not.toMatch(/sign-in code/);
});
