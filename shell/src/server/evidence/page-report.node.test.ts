import { sealReleaseSet } from '@shared-kit/domain/release/release-seal';
import type { TestShell } from '../testing/test-shell';
import { STAMP_SECRET, host, startTestShell } from '../testing/test-shell';

let shell: TestShell;
beforeEach(async () => {
  shell = await startTestShell({ remembersPages: true });
});
afterEach(() => shell.stop());

/** Nothing is released in these tests: a page is made with the empty set. */
const SET = sealReleaseSet(STAMP_SECRET, '');

async function openPage(client: string, headers: Record<string, string> = {}): Promise<string> {
  const { headers: answer } = await shell.get('/', { 'x-forwarded-for': client, ...headers });
  return /^page;desc="(.*)"$/.exec(String(answer['server-timing']))?.[1] ?? '';
}

const report = (client: string, body: object, headers: Record<string, string> = {}) =>
  shell.app.inject({
    method: 'POST',
    url: '/page-reports',
    headers: { host, 'content-type': 'text/plain', 'x-forwarded-for': client, ...headers },
    payload: JSON.stringify(body),
  });

test('each answer has a token of its own, remembered or not; a search engine’s and a preview’s have none', async () => {
  const tokens = [await openPage('203.0.113.1'), await openPage('203.0.113.1'), await openPage('203.0.113.2')];
  expect(new Set(tokens).size).toBe(3);
  expect(await openPage('203.0.113.3', { 'user-agent': 'Googlebot' })).toBe('');
});

test('a page is told of three times by the client that it was given to, and by nobody else', async () => {
  const token = await openPage('203.0.113.1');
  const codes = [];
  for (let time = 0; time < 4; time += 1) codes.push((await report('203.0.113.1', { set: SET, token })).statusCode);
  expect(codes).toEqual([204, 204, 204, 400]);

  const other = await openPage('203.0.113.1');
  expect((await report('203.0.113.9', { set: SET, token: other })).statusCode).toBe(400);
});

test.each([
  ['a set that no shell sealed', { set: 'mfe-search@1.0.0 AAAAAAAAAAAAAAAA' }],
  ['other versions than the page’s', { set: sealReleaseSet(STAMP_SECRET, 'mfe-search@1.0.0') }],
  ['a token of nobody', { token: 'A'.repeat(34) }],
  ['more than it asks for', { visitor: 'someone' }],
  ['a remote that is none', { failures: [{ kind: 'load', remote: 'somebody' }] }],
])('%s does not count', async (_what, wrong) => {
  const token = await openPage('203.0.113.4');
  expect((await report('203.0.113.4', { set: SET, token, ...wrong })).statusCode).toBe(400);
});

test('another site’s page reports nothing here, and one address thirty times a minute', async () => {
  const token = await openPage('203.0.113.5');
  const foreign = await report('203.0.113.5', { set: SET, token }, { 'sec-fetch-site': 'cross-site' });
  expect(foreign.statusCode).toBe(400);
  const codes = [];
  for (let time = 0; time < 31; time += 1) codes.push((await report('203.0.113.6', {})).statusCode);
  expect(codes.slice(29)).toEqual([400, 429]);
});
