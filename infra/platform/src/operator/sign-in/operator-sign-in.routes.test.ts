import { openOperator } from '../testing/open-operator';
import { PASSWORD, withCodesAt } from '../testing/with-codes';

let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  operator = await openOperator();
}, 60_000);
// Tries are counted in the process.
beforeEach(async () => {
  await operator.restart();
  operator.lines.length = 0;
});
afterAll(() => operator.close());

const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';

const withCodes = () => withCodesAt(operator);
const wrong = (address = '192.0.2.1') =>
  operator.post('/sign-in', { name: 'nobody', password: 'wrong', code: '000000' }, { remoteAddress: address });

test('name, password and code open what the account may, with a way out on each page', async () => {
  const { name, code } = await withCodes();
  const answer = await operator.post('/sign-in', { name: name.toUpperCase(), password: PASSWORD, code: code() });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/console/']);
  expect(answer.headers['set-cookie']).toMatch(
    /^operator=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
  );

  const page = await operator.send('/', { headers: { cookie: cookieOf(answer) } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<form method="post" action="/sign-out"><button>Sign out</button></form>');
});

test('a code is taken once, and the next one again', async () => {
  const { name, code } = await withCodes();
  const used = code();
  const first = await operator.post('/sign-in', { name, password: PASSWORD, code: used });
  const replayed = await operator.post('/sign-in', { name, password: PASSWORD, code: used });
  operator.pass(1);
  const next = await operator.post('/sign-in', { name, password: PASSWORD, code: code() });
  expect([first.statusCode, replayed.statusCode, next.statusCode]).toEqual([303, 401, 303]);
});

test('a recovery code signs in once, however it is typed, and stands in the database as a hash', async () => {
  const { name, recovery } = await withCodes();
  const [code = ''] = recovery;
  const typed = code.toLowerCase().replaceAll('-', ' ');
  expect((await operator.post('/sign-in', { name, password: PASSWORD, code: typed })).statusCode).toBe(303);
  expect((await operator.post('/sign-in', { name, password: PASSWORD, code })).statusCode).toBe(401);
  const { rows } = await operator.inAccounts((client) => client.query('select * from operator_recovery_code'));
  expect(JSON.stringify(rows)).not.toContain(recovery[1]);
});

test('a wrong name, password or code is refused alike, and what was typed stays but for the secrets', async () => {
  const { name, code } = await withCodes();
  const right = { name, password: PASSWORD, code: code() };
  for (const change of [{ name: 'nobody' }, { password: `${PASSWORD} ` }, { code: '000000' }]) {
    const answer = await operator.post('/sign-in', { ...right, ...change, to: '/outbox' });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.body).toContain('role="alert">Name, password and code do not belong together');
    expect(answer.body).toContain('name="to" value="/outbox"');
    expect(answer.body).toContain(`name="name" value="${change.name ?? name}"`);
    expect(answer.body).not.toContain(PASSWORD);
    expect(answer.body).not.toContain('href="/leads"');
  }
});

test('after five wrong tries of one address, also at once, not even the right one is tried; sessions and links go on', async () => {
  const { name, cookie, code } = await withCodes();
  const answers = await Promise.all(Array.from({ length: 6 }, () => wrong()));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([401, 401, 401, 401, 401, 429]);
  const right = () =>
    operator.post('/sign-in', { name, password: PASSWORD, code: code() }, { remoteAddress: '192.0.2.1' });
  const answer = await right();
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '60']);
  expect(answer.body).toContain('Too many wrong tries. Try again in 60 seconds.');
  expect(await operator.status('/', cookie)).toBe(200);
  expect(await operator.status('/', (await operator.signIn()).cookie)).toBe(200);

  operator.pass(1);
  expect((await right()).statusCode).toBe(303);
  const logged = operator.lines.map((line) => JSON.parse(line) as { msg: string; from: string; log: string });
  expect(new Set(logged.map(({ msg }) => msg))).toEqual(
    new Set([
      'Operator signed in',
      'Sign-in failed: wrong name, password or code',
      'Sign-in not tried: too many wrong tries',
    ]),
  );
  for (const { from, log } of logged)
    expect([from, log]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), 'security']);
  expect(operator.lines.join('')).not.toMatch(/192\.0\.2|127\.0\.0|"wrong"|correct horse|"manager \d/);
});

test('wrong tries elsewhere keep nobody out; wrong codes beside the right password do, whatever addresses they come from', async () => {
  const { name, code } = await withCodes();
  for (let minute = 0; minute < 32; minute += 1) {
    await wrong('192.0.2.9');
    operator.pass(1);
  }
  const tried = (given: string, address: string) =>
    operator.post('/sign-in', { name, password: PASSWORD, code: given }, { remoteAddress: address });
  expect((await tried(code(), '192.0.2.1')).statusCode).toBe(303);

  operator.pass(1);
  for (let at = 0; at < 20; at += 1) expect((await tried('000000', `198.51.100.${at}`)).statusCode).toBe(401);
  expect((await tried(code(), '192.0.2.1')).statusCode).toBe(401);
  operator.pass(60);
  expect((await tried(code(), '192.0.2.1')).statusCode).toBe(303);
}, 60_000);

test('a link signs in once; used again, expired, made up or taken back it says so', async () => {
  const [people, manager] = ['/api/operators/people', await operator.signIn()];
  const headers = { cookie: manager.cookie, origin: 'http://localhost:3001', accept: '*/*' };
  const act = (url: string, payload?: object) =>
    operator.send(people + url, { method: 'POST', headers, ...(payload && { payload }) });
  const invite = async (name: string) => {
    const { link } = (await act('', { name, role: 'viewer' })).json<{ link: string }>();
    return new URL(link).searchParams.get('token') ?? '';
  };
  const token = await invite('Vera');

  const page = await operator.send(`/sign-in/link?token=${token}`);
  expect(page.body).toContain('Sign in as Vera');
  expect(page.headers).not.toHaveProperty('set-cookie');
  const taken = await operator.post('/sign-in/link', { token });
  expect([taken.statusCode, taken.headers.location]).toEqual([303, '/console/account']);
  const words = async (secret: string) => {
    const [seen, sent] = [
      await operator.send(`/sign-in/link?token=${secret}`),
      await operator.post('/sign-in/link', { token: secret }),
    ];
    expect([seen.statusCode, sent.statusCode]).toEqual([410, 410]);
    expect(sent.body).toContain(/<p>(.*?\.)/.exec(seen.body)?.[1]);
    return sent.body;
  };
  expect(await words(token)).toContain('used already');
  expect(await words('made-up')).toContain('none of ours');

  const disabled = await invite('Dora');
  const list = (await operator.send(people, { headers })).json<{ people: { id: string; name: string }[] }>().people;
  const dora = list.find(({ name }) => name === 'Dora');
  expect((await act(`/${dora?.id}/disable`)).statusCode).toBe(200);
  expect(await words(disabled)).toContain('none of ours');
  const late = await invite('Late');
  operator.pass(72 * 60);
  expect(await words(late)).toContain('has expired');
});

test('over https the cookie is sent over https only, and kept by its host', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin' };
  const trusted = await operator.post('/sign-out', {}, { headers });
  expect(trusted.headers['set-cookie']).toMatch(/^__Host-operator=.*; Secure;/);
  const stranger = await operator.post('/sign-out', {}, { headers, remoteAddress: '192.0.2.7' });
  expect(stranger.headers['set-cookie']).toMatch(/^operator=/);
});

test('who asked for a page lands on it', async () => {
  const asked = await operator.send('/leads?site=coast&state=dead');
  expect(asked.headers.location).toBe('/sign-in?to=%2Fleads%3Fsite%3Dcoast%26state%3Ddead');
  const page = await operator.send(asked.headers.location ?? '');
  expect(page.body).toContain('name="to" value="/leads?site=coast&#38;state=dead"');
  const { cookie } = await operator.signIn();
  const answer = await operator.send(asked.headers.location ?? '', { headers: { cookie } });
  expect(answer.headers.location).toBe('/leads?site=coast&state=dead');
});

test.each(['https://evil.example/', '//evil.example', String.raw`/\evil.example`, 'javascript:alert(1)', '/sign-in'])(
  'nobody is led to %s',
  async (to) => {
    const { cookie } = await operator.signIn();
    const answer = await operator.send(`/sign-in?to=${encodeURIComponent(to)}`, { headers: { cookie } });
    expect(answer.headers.location).toBe('/console/');
  },
);

test('another site cannot sign anybody in or out', async () => {
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const { cookie } = await operator.signIn();
  for (const url of ['/sign-in', '/sign-in/link', '/sign-in/passkey', '/sign-in/passkey/options', '/sign-out'])
    expect([url, (await operator.post(url, {}, { headers: { ...headers, cookie } })).statusCode]).toEqual([url, 403]);
  expect(await operator.status('/', cookie)).toBe(200);
});

test('who types a password where it can be read is warned', async () => {
  const words = 'This connection is not encrypted';
  expect((await operator.send('/sign-in', { remoteAddress: '192.0.2.7' })).body).toContain(words);
  expect((await operator.send('/sign-in')).body).not.toContain(words);
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' };
  expect((await operator.send('/sign-in', { headers: https })).body).not.toContain(words);
});

test('a password in an address does nothing, and what is typed there is no markup', async () => {
  const { body, headers } = await operator.send(`/sign-in?password=${encodeURIComponent(PASSWORD)}&to=/"><b>`);
  expect(headers).not.toHaveProperty('set-cookie');
  expect(body).not.toContain(PASSWORD);
  expect(body).not.toContain('<b>');
});

test.each([
  ['application/json', JSON.stringify({ password: PASSWORD }), 415],
  ['application/x-www-form-urlencoded', `password=${'x'.repeat(9000)}`, 413],
])('what is no form of ours (%s) is refused in words', async (type, payload, status) => {
  const headers = { 'content-type': type, origin: 'http://localhost:3001' };
  expect((await operator.send('/sign-in', { method: 'POST', headers, payload })).statusCode).toBe(status);
});
