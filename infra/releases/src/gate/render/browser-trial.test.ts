import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installedChromium } from '@infra/build-kit/installed-chromium';
import { scaffold } from '@infra/build-kit/scaffold/scaffold';
import { scratchCheckout } from '@infra/build-kit/testing/scratch-checkout';
import { releaseLooksSchema } from '@shared-kit/contracts/operator/release-looks.contract';
import { aSite } from '@shared-kit/testing/a-site';
import { builtShell } from '../../../test/built-shell';
import { draftArtifact } from '../../publish/artifact-directory';
import { readRemoteBuild, toRemoteJson } from '../../publish/remote-build';
import { tryRendering } from './render-trial';

/** What is wrong with each page, in a browser alone: the server renders all of them. */
const PAGES: Readonly<Record<string, string>> = {
  good: `export function Component() { return <><h1>Good</h1></>; }`,
  throws: `import { useEffect } from 'react';
export function Component() { useEffect(() => { throw new Error('no points here'); }, []); return <><h1>Throws</h1></>; }`,
  differs: `export function Component() { return <><h1>{typeof window === 'undefined' ? 'of the server' : 'of the browser'}</h1></>; }`,
  unlabelled: `export function Component() { return <><h1>Points</h1><input type="text" /></>; }`,
  loops: `import { useEffect } from 'react';
export function Component() { useEffect(() => { for (;;); }, []); return <><h1>Loops</h1></>; }`,
};
const site = aSite({ slug: 'sunrise', hosts: ['sunrise.example'] });
const api = http.createServer((request, response) => {
  const isSession = request.url === '/internal/trial-session';
  response.writeHead(isSession ? 201 : 200, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify(
      request.url === '/internal/sites' ? { sites: [site] } : isSession ? { token: 'of-nobody' } : { revisions: {} },
    ),
  );
});
const { copy, remove } = scratchCheckout(['shared-kit', 'infra/build-kit']);
const artifactsDir = mkdtempSync(path.join(tmpdir(), 'trial-browser-'));
let rootDir: string;
let apiOrigin: string;

beforeAll(async () => {
  rootDir = builtShell();
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  await scaffold(copy, { kind: 'remote', name: 'loyalty' });
}, 300_000);
afterAll(() => {
  api.close();
  api.closeAllConnections();
  remove();
  rmSync(artifactsDir, { recursive: true });
});

/** Builds these pages as a version, as a team would, and lays it where one is that is to be published. */
async function built(version: string, pages: Readonly<Record<string, string>>) {
  const dir = path.join(copy, 'mfe-loyalty');
  for (const [id, source] of Object.entries(pages))
    writeFileSync(path.join(dir, `src/exposes/${id}.tsx`), source.replace('<h1>', '<title>Points</title><h1>'));
  const routes = Object.keys(pages).map((id) => ({ id, path: `/points/${id}`, title: id }));
  writeFileSync(
    path.join(dir, 'remote.config.ts'),
    `import { defineRemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import { settingsSchema } from './src/settings';
export default defineRemoteConfig({ name: 'mfe-loyalty', version: '${version}', contract: 1, routes: ${JSON.stringify(routes)}, config: settingsSchema });`,
  );
  const build = ['--import', './infra/build-kit/bin/typescript.mjs', 'infra/build-kit/src/build.ts', 'mfe-loyalty'];
  execFileSync(process.execPath, build, { cwd: copy, stdio: 'pipe' });
  const remote = await readRemoteBuild(path.join(dir, 'dist'));
  const { manifest, bytes } = toRemoteJson(remote, version);
  const draft = await draftArtifact(path.join(artifactsDir, 'mfe-loyalty', version), remote, bytes);
  return { manifest, directory: draft.directory, install: () => draft.install() };
}

const options = () => ({ rootDir, artifactsDir, apiOrigin });

test('what goes wrong in a browser alone is found before a version is taken: errors, hydration, axe, loops', async () => {
  // Where there is no browser the command says so; there is one wherever all tests are run.
  if (installedChromium(process.env) === undefined) return;
  const candidate = await built('1.0.0', PAGES);

  const refusals = await tryRendering(candidate, [], options());

  const on = (id: string) =>
    refusals.filter((sentence) => sentence.startsWith(`the page ${id} (/points/${id} of sunrise) `)).join('\n');
  expect(on('good')).toBe('');
  expect(on('throws')).toContain('no points here');
  expect(on('differs')).toMatch(/says an error in the browser: Hydration/);
  expect(on('unlabelled')).toContain('axe: Form elements must have labels');
  expect(on('loops')).toContain('never ends in the browser');

  const looks = releaseLooksSchema.parse(
    JSON.parse(readFileSync(path.join(candidate.directory, 'looks/looks.json'), 'utf8')),
  );
  const good = looks.pages.find(({ path: pathname }) => pathname === '/points/good');
  expect(good?.shots.map(({ width }) => width)).toEqual([390, 768, 1440]);
  for (const { file, stable } of good?.shots ?? [])
    for (const name of [file, stable]) expect(existsSync(path.join(candidate.directory, 'looks', name))).toBe(true);
}, 600_000);

test('a page that is slow is opened in a browser as well, and all that is found is told together', async () => {
  if (installedChromium(process.env) === undefined) return;
  const stable = await built('1.2.0', { late: PAGES['good'] ?? '' });
  await stable.install();
  const slow = `import { useEffect } from 'react';
export function Component() {
  if (typeof window === 'undefined') for (const until = performance.now() + 700; performance.now() < until; );
  useEffect(() => { throw new Error('no points here'); }, []);
  return <><h1>Late</h1></>;
}`;
  const candidate = await built('1.3.0', { late: slow });

  const told = (await tryRendering(candidate, [stable.manifest], options())).join('\n');

  expect(told).toMatch(/the page late \(\/points\/late of sunrise\) takes \d+ ms \(of 7: /);
  expect(told).toMatch(/the page late \(\/points\/late of sunrise\) says an error in the browser: .*no points here/);
}, 600_000);

test('without a browser the rest is tried, and what was not is a refusal, which a person may pass', async () => {
  const candidate = await built('1.1.0', { good: PAGES['good'] ?? '' });
  const path = process.env['CHROMIUM_PATH'];
  process.env['CHROMIUM_PATH'] = '/nowhere/chromium';

  expect(await tryRendering(candidate, [], options())).toEqual([
    'there is no Chromium here (CHROMIUM_PATH): what the pages do in a browser was not tried',
  ]);

  if (path === undefined) delete process.env['CHROMIUM_PATH'];
  else process.env['CHROMIUM_PATH'] = path;
}, 300_000);
