import { host, startTestShell } from '../testing/test-shell';
import type { TestShell } from '../testing/test-shell';

let shell: TestShell;
beforeAll(async () => {
  shell = await startTestShell();
});
afterAll(() => shell.stop());

const report = (body: unknown, client: string) =>
  shell.app.inject({
    method: 'POST',
    url: '/csp-reports',
    headers: { host, 'content-type': 'application/reports+json', 'x-forwarded-for': client },
    payload: JSON.stringify(body),
  });
const blocked = (blockedURL: string) => ({ body: { effectiveDirective: 'font-src', blockedURL } });

test('of what was blocked only the kind is counted', async () => {
  const words = ['inline', 'eval', 'wasm-eval', 'trusted-types-sink'];
  const addresses = ['https://a.example/', 'http://a.example/', 'chrome-extension://abc/x.js', 'moz-extension://abc/'];
  const others = ['data:text/css,x', 'blob:https://a.example/1', 'ftp://a.example/', 'about', ''];
  const { statusCode, headers } = await report([...words, ...addresses, ...others].map(blocked), '203.0.113.1');

  expect([statusCode, headers['cache-control']]).toEqual([204, 'no-store']);
  const counted = (await shell.get('/metrics')).body.matchAll(/csp_reports_total\{.*blocked="(.*)"\} (\d+)/g);
  expect(Object.fromEntries([...counted].map(([, kind, count]) => [kind, Number(count)]))).toEqual({
    ...{ inline: 1, eval: 1, 'wasm-eval': 1, 'trusted-types-sink': 1 },
    ...{ address: 2, extension: 2, data: 1, blob: 1, other: 3 },
  });
});

test('thirty reports a minute are taken from one address, whatever comes from others', async () => {
  const one = [];
  for (let count = 0; count < 31; count += 1) one.push(await report([], '203.0.113.2'));

  expect(one.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 30 }, () => 204), 429]);
  expect(one.at(-1)).toMatchObject({
    headers: { 'retry-after': '60', 'content-type': expect.stringContaining('text/plain') as string },
    body: 'Too many reports',
  });
  expect((await report([], '203.0.113.3')).statusCode).toBe(204);
});

test('a report that is none hears so in plain text', async () => {
  expect(await report({ made: 'up' }, '203.0.113.4')).toMatchObject({
    statusCode: 400,
    headers: { 'content-type': expect.stringContaining('text/plain') as string },
    body: 'No such report',
  });
});
