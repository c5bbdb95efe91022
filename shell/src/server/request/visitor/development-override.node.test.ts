import type { OverrideClaim } from '@shared-kit/contracts/release/override-token.contract';
import { publishedRemotes } from '../../testing/published-remotes';
import { startTestShell } from '../../testing/test-shell';
import type { TestShell } from '../../testing/test-shell';

const ORIGIN = 'http://localhost:4173';
const remotes = publishedRemotes();
let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell({ artifacts: remotes.artifacts, remembersPages: true });
  const published = remotes.publish('mfe-search', {
    routes: [{ id: 'points', path: '/points', title: 'Points', js: [], css: [] } as never],
    modules: "{ points: async () => ({ Component: () => React.createElement('h1', null, 'the stable page') }) }",
  });
  shell.registry.current = remotes.released({ 'mfe-search': [published] });
});
afterAll(async () => {
  await shell.stop();
  remotes.remove();
});

const claim: OverrideClaim = {
  ...{ remote: 'mfe-search', site: 'sunrise', origin: ORIGIN },
  exp: Math.floor(Date.now() / 1000) + 3600,
};
const cookieOf = (changed: Partial<OverrideClaim> = {}) =>
  `override=${remotes.overrideToken({ ...claim, ...changed })}`;

test('the link is kept for this browser session, where only the server reads it, and is not in the address any more', async () => {
  const answer = await shell.get(`/points?override=${remotes.overrideToken(claim)}`);

  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
    303,
    '/points',
    'no-store',
  ]);
  expect(String(answer.headers['set-cookie'])).toMatch(/^override=[\w.-]+; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(String((await shell.get('/?override=off')).headers['set-cookie'])).toMatch(
    /^override=; .*Expires=Thu, 01 Jan 1970/,
  );
});

test.each<[string, string]>([
  ['has ended', remotes.overrideToken({ ...claim, exp: Math.floor(Date.now() / 1000) - 1 })],
  ['is of another site', remotes.overrideToken({ ...claim, site: 'harbor' })],
  ['was made up', 'a.token'],
])('a link that %s is refused by name and keeps nothing', async (_words, token) => {
  const answer = await shell.get(`/points?override=${token}`);
  expect([answer.statusCode, answer.body]).toEqual([403, expect.stringContaining('This development link has ended')]);
  expect(String(answer.headers['set-cookie'] ?? '')).not.toContain('override=');
});

test('in that browser the remote comes from the machine of whoever works on it, by exactly that origin, and is kept by nobody', async () => {
  const { body, headers } = await shell.get('/points', { cookie: cookieOf() });

  expect(body).toContain(`${ORIGIN}/remoteEntry.js`);
  expect(body).not.toContain('the stable page');
  expect(headers['cache-control']).toBe('private, no-store');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' http:\/\/localhost:4173;/);
  expect(policy).toContain("connect-src 'self' http://localhost:4173;");
});

test.each<[string, () => Record<string, string>]>([
  ['nobody with a link', () => ({})],
  ['a link that has ended', () => ({ cookie: cookieOf({ exp: Math.floor(Date.now() / 1000) - 1 }) })],
  ['a link for longer than a day', () => ({ cookie: cookieOf({ exp: Math.floor(Date.now() / 1000) + 86_400 }) })],
  ['a link of another site', () => ({ cookie: cookieOf({ site: 'harbor' }) })],
  ['a link that leads to another machine', () => ({ cookie: cookieOf({ origin: 'https://evil.example' }) })],
  ['a link that was altered', () => ({ cookie: `${cookieOf().slice(0, -8)}AAAAAAAA` })],
  [
    'a preview in its place',
    () => ({ cookie: remotes.preview({ 'mfe-search': '1.0.1' }).replace('preview=', 'override=') }),
  ],
])('everybody else gets what is released: %s', async (_who, headers) => {
  const answer = await shell.get('/points', headers());

  expect(answer.body).toContain('the stable page');
  expect(answer.body).not.toContain('remoteEntry.js","integrity":null');
  expect(answer.headers['content-security-policy']).not.toContain('localhost');
});

test.each(['/api/leads', '/contact'])('nothing is sent while it is on, and it says so: %s', async (url) => {
  const post = (cookie: string) =>
    shell.app.inject({
      ...{ method: 'POST', url, payload: 'name=Jane' },
      headers: { host: 'sunrise.example', cookie, 'content-type': 'application/x-www-form-urlencoded' },
    });
  shell.forget();

  const refused = await post(cookieOf());

  expect(refused.statusCode).toBe(403);
  expect(refused.body).toContain('A remote under development is shown in this browser: nothing is sent.');
  expect(shell.asked).toEqual([]);
  expect((await post(cookieOf({ site: 'harbor' }))).statusCode).not.toBe(403);
});
