import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aSite } from '@shared-kit/testing/a-site';
import { writeArtifact } from '../../../test/an-artifact';
import { builtShell } from '../../../test/built-shell';
import { tryRendering } from './render-trial';

const NAME = 'mfe-loyalty';
const says = (before: string, words = 'fine') =>
  `const React = require('react');\n${before}\nexports.Component = () => React.createElement('h1', null, '${words}');`;
const FINE = says('');

/** Is drawn with what the API answers to these, asked one after the other. */
const asking = (...paths: string[]) => `const React = require('react');
const { createRemoteApi } = require('@shared-kit/runtime/create-remote-api');
const { useSuspenseQuery } = require('@shared-kit/runtime/use-suspense-query');
const api = createRemoteApi('mfe-loyalty').injectEndpoints({
  endpoints: (build) => ({ points: build.query({ query: (path) => path }) }),
});
exports.apis = [api];
exports.Component = function Points() {
  for (const path of ${JSON.stringify(paths)}) useSuspenseQuery(api.endpoints.points, path);
  return React.createElement('h1', null, 'points');
};`;

/** Each page of the version that is tried, and what its module is. The last one takes a thread along. */
const PAGES: Readonly<Record<string, string>> = {
  good: FINE,
  'breaks-at-import': says("throw new Error('no such thing');"),
  throws: `exports.Component = function Points() { return null.points; };`,
  'needs-react-20': `const { useTomorrow } = require('react');\nexports.Component = () => useTomorrow();`,
  waits: says('exports.prefetch = () => new Promise(() => {});'),
  slow: `const React = require('react');
exports.Component = () => {
  for (const until = performance.now() + 700; performance.now() < until; );
  return React.createElement('h1', null, 'slow');
};`,
  'never-settles': `const React = require('react');
const never = new Promise(() => {});
const Late = () => React.use(never);
exports.Component = () => React.createElement(React.Suspense, { fallback: 'wait' }, React.createElement(Late));`,
  'of-its-own': asking('own-points'),
  refused: asking('others-points'),
  'refused-late': asking('own-points', 'late-points'),
  loops: says('exports.prefetch = function countPoints() { for (;;); };'),
};
const routes = Object.keys(PAGES).map((id) => ({ id, path: `/points/${id}`, title: id, js: [], css: [] }));

let artifactsDir: string;
let rootDir: string;
const asked: string[] = [];
/** What the API is asked in vain the first two times: whoever asks gives up, by whatever clock. */
const unanswered = new Map([
  ['/api/others-points', 2],
  ['/api/late-points', 2],
]);
const unauthenticated = { code: 'unauthenticated', detail: 'Sign in first', fieldErrors: {} };

function answerTo({ url = '', headers }: http.IncomingMessage, sites: readonly object[]) {
  if (url === '/internal/sites') return { status: 200, body: { sites } };
  if (url === '/internal/trial-session') return { status: 201, body: { token: 'of-nobody' } };
  if (url === '/api/others-points' || url === '/api/late-points') return { status: 401, body: unauthenticated };
  const isSignedIn = headers.cookie?.includes('session=of-nobody') === true;
  if (url === '/api/own-points' && !isSignedIn) return { status: 401, body: unauthenticated };
  return { status: 200, body: { revisions: {} } };
}

const api = http.createServer((request, response) => {
  asked.push(`${request.method} ${request.headers.host} ${request.url}`);
  const leftInVain = unanswered.get(request.url ?? '') ?? 0;
  unanswered.set(request.url ?? '', leftInVain - 1);
  if (leftInVain > 0) return;
  const sites = [aSite({ slug: 'sunrise', hosts: ['sunrise.example'] })];
  const { status, body } = answerTo(request, sites);
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
});
let options: Parameters<typeof tryRendering>[2];

beforeAll(async () => {
  rootDir = builtShell();
  artifactsDir = mkdtempSync(path.join(tmpdir(), 'trial-artifacts-'));
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  options = { rootDir, artifactsDir, apiOrigin };
}, 300_000);
afterAll(() => {
  api.close();
  api.closeAllConnections();
  rmSync(artifactsDir, { recursive: true });
});

// Its files for browsers are none: what is found there is `browser-trial.test.ts`'s.
const chromium = process.env['CHROMIUM_PATH'];
beforeEach(() => void (process.env['CHROMIUM_PATH'] = '/nowhere/chromium'));
afterEach(() => {
  if (chromium === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = chromium;
});

test('a version is rendered before it is taken, and each page that throws, waits, loops or is slow is refused with its trace', async () => {
  const stable = writeArtifact(
    artifactsDir,
    { name: NAME, version: '1.0.0', routes: routes.filter(({ id }) => id === 'slow' || id === 'good') },
    { slow: FINE, good: FINE },
  );
  const candidate = writeArtifact(artifactsDir, { name: NAME, version: '1.1.0', routes }, PAGES);

  const refusals = await tryRendering(candidate, [stable.manifest], options);

  const on = (id: string) =>
    refusals.filter((sentence) => sentence.startsWith(`the page ${id} (/points/${id} of sunrise) `));
  expect(on('good')).toEqual([]);
  expect(on('of-its-own')).toEqual([]);
  // Neither was answered in time at first: nobody's fault, and nothing by which the page is known.
  for (const id of ['refused', 'refused-late'])
    expect(on(id)).toEqual([
      expect.stringMatching(
        RegExp(`throws: QueryFailed: Sign in first at .*/mfe-loyalty/1\\.1\\.0/server/${id}\\.cjs`),
      ),
    ]);
  expect(on('breaks-at-import')).toEqual([
    expect.stringMatching(
      /cannot be loaded: Error: no such thing at .*\/mfe-loyalty\/1\.1\.0\/server\/breaks-at-import\.cjs:2:\d+/,
    ),
  ]);
  expect(on('throws')).toEqual([
    expect.stringMatching(/throws: TypeError: .*null.* at Points \/mfe-loyalty\/1\.1\.0\/server\/throws\.cjs:1:\d+/),
  ]);
  expect(on('needs-react-20')).toEqual([expect.stringContaining('throws: TypeError: useTomorrow is not a function')]);
  expect(on('waits')).toEqual([expect.stringContaining('keeps the page waiting for its data')]);
  expect(on('slow')).toEqual([expect.stringMatching(/takes \d{3,} ms \(of 7: .*\), \d+ ms with the stable version/)]);
  expect(on('never-settles')).toEqual([expect.stringContaining('waits for something that does not come')]);
  expect(on('loops')).toEqual([
    expect.stringContaining('never ends, and the thread that rendered it had to be ended (in countPoints, loops)'),
  ]);
  expect(refusals.slice(9)).toEqual([expect.stringContaining('there is no Chromium here')]);
}, 300_000);

test('the API is only read but for a session of nobody, which ends, and asked by the host that the site really has', () => {
  const written = new Set(asked.filter((line) => !line.startsWith('GET ')));
  expect([...written]).toEqual([
    'POST sunrise.example /internal/trial-session',
    'POST sunrise.example /internal/trial-session/end',
  ]);
  expect(asked.some((line) => line.includes('sunrise.example'))).toBe(true);
  expect(asked.filter((line) => line.includes('sunrise.localhost'))).toEqual([]);
});

test('a widget that no page of a stored site has a place for is refused, as nobody has seen it', async () => {
  const widget = { id: 'points', slot: 'vehicle.enquiry', js: [], css: [] };
  const candidate = writeArtifact(artifactsDir, { name: NAME, version: '1.3.0', routes: [], widgets: [widget] }, {});

  expect(await tryRendering(candidate, [], options)).toEqual([
    'the widget points is on no page of a stored site: it was not rendered',
  ]);
});

test('without an API nothing is taken, and the refusal says what to do', async () => {
  const candidate = writeArtifact(
    artifactsDir,
    { name: NAME, version: '1.2.0', routes: routes.slice(0, 1) },
    { good: FINE },
  );

  await expect(tryRendering(candidate, [], { ...options, apiOrigin: 'http://127.0.0.1:9' })).rejects.toThrow(
    'start the platform, or say where it is (API_ORIGIN)',
  );
});
