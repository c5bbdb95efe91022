import { sql } from 'drizzle-orm';
import { harbor, startSignInDesk, sunrise } from '../../../../test/desks/sign-in-desk';
import type { SignInDesk } from '../../../../test/desks/sign-in-desk';
import { smsTo } from '../../../../test/shopper';

/** How many codes are sent, and how one may be typed. */

let desk: SignInDesk;
beforeAll(async () => {
  desk = await startSignInDesk();
});
beforeEach(() => desk.anew());
afterAll(() => desk.server.stop());

test('sends at most three codes in a quarter of an hour to one phone, wherever and at whichever site they are asked for', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      desk.post(
        index % 2 ? sunrise : harbor,
        '/api/sign-in/code',
        { phone_number: '0491570011' },
        { 'x-forwarded-for': `198.51.100.${index}` },
      ),
    ),
  );

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([202, 202, 202, 429, 429, 429, 429, 429]);
  expect(await smsTo(desk.server, '+61491570011')).toHaveLength(3);
});

test('sends at most twenty codes in an hour to one address, whichever phones it names', async () => {
  expect((await desk.requestCode('0491570021')).statusCode).toBe(202);
  const asked = (minutesAgo: number, times: number) =>
    desk.inDatabase(sql`insert into sign_in_code (site_slug, phone, code_hash, ip_hash, browser_hash, expires_at, created_at)
      select site_slug, '+6149999' || lpad(n::text, 4, '0'), code_hash, ip_hash, browser_hash, now(),
        now() - make_interval(mins => ${minutesAgo}::int)
      from sign_in_code, generate_series(1, ${times}::int) n where phone = '+61491570021'`);
  await asked(61, 20);
  await asked(59, 18);

  expect((await desk.requestCode('0491570022')).statusCode).toBe(202);
  const refused = await desk.requestCode('0491570023');

  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ fieldErrors: { phone_number: [expect.stringContaining('in 1 minute.')] } });
  expect(await smsTo(desk.server, '+61491570023')).toEqual([]);
});

test('a form that knows only the code means the number this browser asked for last', async () => {
  const code = await desk.sentCode('+61491570031');

  const response = await desk.post(sunrise, '/api/sign-in/verify', { code }, { cookie: desk.browser });

  expect(response.json()).toEqual({ user: { phone: '+61491570031' } });
});

test('without the number a code opens nothing in a browser that asked for none', async () => {
  const code = await desk.sentCode('+61491570032');

  const elsewhere = await desk.post(sunrise, '/api/sign-in/verify', { code });
  const stranger = await desk.post(
    sunrise,
    '/api/sign-in/verify',
    { code },
    { cookie: 'signing-in=AAAAAAAAAAAAAAAAAAAAAA' },
  );

  expect([elsewhere.statusCode, stranger.statusCode]).toEqual([422, 422]);
});

test('another code is sent to the number this browser asked for last, which nobody has to type again', async () => {
  const first = await desk.sentCode('+61491570036');

  const again = await desk.post(sunrise, '/api/sign-in/code', {}, { cookie: desk.browser });
  const elsewhere = await desk.post(sunrise, '/api/sign-in/code', {});
  const messages = await smsTo(desk.server, '+61491570036');
  const code = messages.at(-1)?.match(/\d{6}/)?.[0] ?? '';

  expect([again.statusCode, elsewhere.statusCode, messages.length]).toEqual([202, 422, 2]);
  expect((await desk.verify('0491570036', first)).statusCode).toBe(first === code ? 200 : 422);
  expect((await desk.post(sunrise, '/api/sign-in/verify', { code }, { cookie: desk.browser })).statusCode).toBe(200);
});

test.each([
  '61491570037',
  '+61 (0)491 570 037',
  '0061491570037',
  '0011 61 491 570 037',
  '０４９１５７００３７',
  '0491\u2011570\u2011037',
  'tel:+61491570037',
])('a code is sent to a number written as %s, which is one account', async (written) => {
  await desk.inDatabase(sql`delete from budget_use`);
  const code = await desk.sentCode('+61491570037');

  expect((await desk.verify(written, code)).json()).toEqual({ user: { phone: '+61491570037' } });
});

const WIDE_ZERO = 0xff10;
test.each([
  ['in two halves', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)}`],
  ['with a dash', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
  [
    'as the whole message',
    (code: string) =>
      `${code} is your Sunrise sign-in code. It works for 5 minutes. Never tell it to anyone.\n\n@sunrise-cars.test #${code}`,
  ],
  ['within a sentence', (code: string) => `Your code: ${code.slice(0, 3)} ${code.slice(3)}.`],
  [
    'in wide digits',
    (code: string) => code.replaceAll(/\d/g, (digit) => String.fromCodePoint(WIDE_ZERO + Number(digit))),
  ],
])('a code typed %s is read as its six digits', async (_how, typed) => {
  await desk.inDatabase(sql`delete from budget_use`);
  const code = await desk.sentCode('+61491570033');

  const response = await desk.post(sunrise, '/api/sign-in/verify', { code: typed(code) }, { cookie: desk.browser });

  expect(response.statusCode).toBe(200);
});

test("the message ends with the site's host and the code, so that browsers offer it there alone", async () => {
  const code = await desk.sentCode('+61491570034');

  expect((await smsTo(desk.server, '+61491570034')).at(-1)?.split('\n').at(-1)).toBe(`@${sunrise} #${code}`);
});
