import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installedChromium } from '@infra/build-kit/installed-chromium';
import { scaffold } from '@infra/build-kit/scaffold/scaffold';
import { scratchCheckout } from '@infra/build-kit/testing/scratch-checkout';
import { serveBuild } from '@infra/platform/dev/remote-shell';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import { sleep } from '@shared-kit/domain/async/sleep';
import { keyFingerprint } from '@shared-kit/domain/release/release-keys';
import { chromium } from '@playwright/test';
import { aSite } from '@shared-kit/testing/a-site';
import Fastify from 'fastify';
import { aContext } from '../test/a-context';
import { builtShell } from '../test/built-shell';
import { runCommand } from './command/run-command';
import { startTrialShell } from './gate/render/trial-shell';
import type { TrialShell } from './gate/render/trial-shell';
import { signOverrideToken } from './key/sign-override-token';
import { registryRoutes } from './registry/registry.routes';

/** How soon a decision reaches every new request, in milliseconds. */
const REACHES_WITHIN_MS = 5000;
const HOST = 'sunrise.localhost';

const { copy, remove } = scratchCheckout(['shared-kit', 'infra/build-kit']);
const stateDir = mkdtempSync(path.join(tmpdir(), 'shell-state-'));
let context: ReturnType<typeof aContext>;
let rootDir: string;
let shell: TrialShell;
/** Registry and API: one site, and nothing else to tell. */
const platform = Fastify();
let origin: string;

const start = () => {
  const trustedKey = keyFingerprint(context.key.publicKey);
  return startTrialShell({ rootDir, artifactsDir: context.artifactsDir, trustedKey, platform: origin, stateDir });
};

beforeAll(async () => {
  rootDir = builtShell();
  context = aContext(await createTestDatabase());
  const { releaseLog, artifactsDir, key } = context;
  platform.register(registryRoutes, {
    ...{ prefix: '/registry', releaseLog, artifactsDir },
    readKeys: () => ({ publicKey: key.publicKey }),
  });
  platform.get('/internal/sites', () => ({ sites: [aSite({ hosts: [HOST] })] }));
  platform.get('/internal/stock-revisions', () => ({ revisions: {} }));
  await platform.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(platform.server.address() as AddressInfo).port}`;
  shell = await start();
}, 300_000);
afterAll(async () => {
  await shell.stop();
  await platform.close();
  await context.close();
  remove();
  rmSync(stateDir, { recursive: true });
});

/** What a page says once it is there. */
async function titleOf(pathname: string): Promise<string | undefined> {
  const { html } = await shell.visit(HOST, pathname);
  return /<h1[^>]*>([^<]*)/.exec(html)?.[1];
}

test('a new remote is made, built and published without a change of anything else, and appears on the running platform', async () => {
  expect((await shell.visit(HOST, '/loyalty')).status).toBe(404);

  const written = await scaffold(copy, { kind: 'remote', name: 'loyalty' });
  expect(written.filter((file) => !file.startsWith('mfe-loyalty/'))).toEqual([]);
  const build = ['--import', './infra/build-kit/bin/typescript.mjs', 'infra/build-kit/src/build.ts', 'mfe-loyalty'];
  execFileSync(process.execPath, build, { cwd: copy, stdio: 'pipe' });
  await runCommand(['publish', 'mfe-loyalty', '--from', path.join(copy, 'mfe-loyalty/dist')], context);
  await runCommand(['promote', 'mfe-loyalty', '1.0.0'], context);

  const until = performance.now() + REACHES_WITHIN_MS;
  while ((await titleOf('/loyalty')) !== 'Loyalty' && performance.now() < until) await sleep(100);
  expect(await titleOf('/loyalty')).toBe('Loyalty');
}, 120_000);

test('a developer’s browser takes the remote from their own machine, and only there', async () => {
  const executablePath = installedChromium(process.env);
  if (executablePath === undefined) return;
  const shop = `http://${HOST}:${shell.port}`;
  const served = serveBuild(path.join(copy, 'mfe-loyalty/dist/client'), shop);
  const own = await served.listen({ port: 0, host: '127.0.0.1' });
  const claim = { remote: 'mfe-loyalty', site: 'sunrise', origin: own } as const;
  const token = signOverrideToken(context.key, claim, { nowMs: Date.now(), ageS: 3600 });
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  await page.goto(`${shop}/loyalty?override=${token}`, { timeout: 60_000 });
  await page.getByRole('heading', { level: 1, name: 'Loyalty' }).waitFor({ timeout: 60_000 });

  expect(page.url()).toBe(`${shop}/loyalty`);
  expect(asked).toContain(`${own}/remoteEntry.js`);
  expect(asked.filter((url) => url.includes('/remotes/mfe-loyalty/'))).toEqual([]);
  const refused = await page.evaluate(async () => (await fetch('/api/leads', { method: 'POST' })).text());
  expect(refused).toContain('nothing is sent');
  await browser.close();
  await served.close();
}, 300_000);

test('with registry and database dead, shells go on and start again with what they last knew', async () => {
  await platform.close();
  await shell.stop();
  shell = await start();

  expect(await shell.visit(HOST, '/loyalty')).toMatchObject({ status: 200 });
  expect(await titleOf('/loyalty')).toBe('Loyalty');
}, 120_000);
