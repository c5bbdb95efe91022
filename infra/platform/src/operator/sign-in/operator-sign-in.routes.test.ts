import { PASSWORD, openGate } from './open-gate';

let gate: ReturnType<typeof openGate>;
beforeEach(() => {
  gate = openGate();
});
afterEach(() => gate.close());

const wrong = (address = '192.0.2.1') => gate.post('/sign-in', { password: 'wrong' }, { remoteAddress: address });

test('the right password opens every page, with a way out on each', async () => {
  const answer = await gate.post('/sign-in', { password: PASSWORD });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/']);
  expect(answer.headers['set-cookie']).toMatch(
    /^operator=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
  );

  const page = await gate.send('/', { headers: { cookie: String(answer.headers['set-cookie']) } });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<form method="post" action="/sign-out"><button>Sign out</button></form>');
});

test('over https the cookie is sent over https only, and kept by its host', async () => {
  const headers = { 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin' };
  const trusted = await gate.post('/sign-in', { password: PASSWORD }, { headers });
  expect(trusted.headers['set-cookie']).toMatch(/^__Host-operator=.*; Secure;/);
  const stranger = await gate.post('/sign-in', { password: PASSWORD }, { headers, remoteAddress: '192.0.2.7' });
  expect(stranger.headers['set-cookie']).toMatch(/^operator=/);
});

test.each(['', 'wrong', PASSWORD.slice(0, -1), `${PASSWORD} `, PASSWORD.toUpperCase()])(
  '"%s" is not the password, and the page says so',
  async (password) => {
    const answer = await gate.post('/sign-in', { password, to: '/outbox' });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.body).toContain('role="alert">That is not the password.');
    expect(answer.body).toContain('name="to" value="/outbox"');
    expect(answer.body).not.toContain('href="/leads"');
  },
);

test('five wrong passwords of one address a minute: then not even the right one', async () => {
  for (let i = 0; i < 5; i += 1) expect((await wrong()).statusCode).toBe(401);
  const right = await gate.post('/sign-in', { password: PASSWORD }, { remoteAddress: '192.0.2.1' });
  expect([right.statusCode, right.headers['retry-after']]).toEqual([429, '60']);
  expect(right.body).toContain('Too many wrong passwords. Try again in 60 seconds.');
  expect((await wrong('192.0.2.2')).statusCode).toBe(401);

  gate.pass(1);
  expect((await gate.post('/sign-in', { password: PASSWORD }, { remoteAddress: '192.0.2.1' })).statusCode).toBe(303);
});

test('thirty wrong passwords an hour, whatever addresses they come from', async () => {
  const cookie = await gate.signIn();
  for (let i = 0; i < 30; i += 1) expect((await wrong(`198.51.100.${i}`)).statusCode).toBe(401);
  const next = await wrong('203.0.113.9');
  expect([next.statusCode, next.headers['retry-after']]).toEqual([429, '3600']);
  expect(next.body).toContain('in 60 minutes');
  expect(await gate.status('/', cookie)).toBe(200);

  gate.pass(60);
  expect((await wrong('203.0.113.9')).statusCode).toBe(401);
});

test('a cookie that was altered or made up opens nothing', async () => {
  const cookie = await gate.signIn();
  const altered = cookie.slice(0, -1) + (cookie.endsWith('A') ? 'B' : 'A');
  for (const other of [altered, 'operator=', 'operator=x', `__Host-${cookie}`, cookie.replace('operator', 'session')])
    expect(await gate.status('/', other)).toBe(303);
  expect(await gate.status('/', cookie)).toBe(200);
});

test('a session ends an hour after its last use, and twelve hours after its start', async () => {
  const cookie = await gate.signIn();
  for (let i = 0; i < 12; i += 1) {
    expect(await gate.status('/', cookie)).toBe(200);
    gate.pass(59);
  }
  expect(await gate.status('/', cookie)).toBe(200);
  gate.pass(12);
  expect(await gate.status('/', cookie)).toBe(303);

  const idle = await gate.signIn();
  gate.pass(60);
  expect(await gate.status('/', idle)).toBe(303);
});

test('an open page that nobody uses does not keep a session alive', async () => {
  const cookie = await gate.signIn();
  const look = async () =>
    (await gate.send('/kit', { headers: { cookie, 'x-operator-unattended': 'yes' } })).headers['location'];
  gate.pass(59);
  expect(await look()).toBe('/kit/');
  gate.pass(1);
  expect(await look()).toBe('/sign-in?to=%2Fkit');
});

test('signing out ends the session on the server, and no other', async () => {
  const [cookie, other] = [await gate.signIn(), await gate.signIn()];
  const answer = await gate.post('/sign-out', {}, { headers: { cookie } });
  expect(answer.headers).toMatchObject({ location: '/sign-in', 'clear-site-data': '"cache"' });
  expect(answer.headers['set-cookie']).toMatch(/^operator=; Max-Age=0;/);
  expect(await gate.status('/', cookie)).toBe(303);
  expect(await gate.status('/', other)).toBe(200);
});

test('signing in again ends the session the browser brought', async () => {
  const cookie = await gate.signIn();
  await gate.post('/sign-in', { password: PASSWORD }, { headers: { cookie } });
  expect(await gate.status('/', cookie)).toBe(303);
});

test('a start with another password knows no session of before', async () => {
  const cookie = await gate.signIn();
  const restarted = openGate('another password, longer');
  expect(await restarted.status('/', cookie)).toBe(303);
  await restarted.close();
});

test('the log has each sign-in, failure, refusal and sign-out at any level, without password and address', async () => {
  const cookie = await gate.signIn();
  for (let i = 0; i < 6; i += 1) await wrong();
  await gate.post('/sign-out', {}, { headers: { cookie } });

  const logged = gate.lines.map((line) => JSON.parse(line) as { msg: string; from: string; log: string });
  expect(logged.map(({ msg }) => msg)).toEqual([
    'Operator signed in',
    ...Array.from({ length: 5 }, () => 'Sign-in failed: wrong password'),
    'Sign-in not tried: too many wrong passwords',
    'Operator signed out',
  ]);
  for (const { from, log } of logged)
    expect([from, log]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), 'security']);
  expect(gate.lines.join('')).not.toMatch(/192\.0\.2|127\.0\.0|"wrong"|correct horse/);
});

test('who types a password where it can be read is warned', async () => {
  const words = 'This connection is not encrypted';
  expect((await gate.send('/sign-in', { remoteAddress: '192.0.2.7' })).body).toContain(words);
  expect((await gate.send('/sign-in')).body).not.toContain(words);
  const https = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '192.0.2.7' };
  expect((await gate.send('/sign-in', { headers: https })).body).not.toContain(words);
});

test('a password in an address does nothing, and what is typed there is no markup', async () => {
  const { body, headers } = await gate.send(`/sign-in?password=${encodeURIComponent(PASSWORD)}&to=/"><b>`);
  expect(headers).not.toHaveProperty('set-cookie');
  expect(body).not.toContain(PASSWORD);
  expect(body).not.toContain('<b>');
});

test.each([
  ['application/json', JSON.stringify({ password: PASSWORD }), 415],
  ['application/x-www-form-urlencoded', `password=${'x'.repeat(9000)}`, 413],
])('what is no form of ours (%s) is refused in words', async (type, payload, status) => {
  const headers = { 'content-type': type, origin: 'http://localhost:3001' };
  expect((await gate.send('/sign-in', { method: 'POST', headers, payload })).statusCode).toBe(status);
});
