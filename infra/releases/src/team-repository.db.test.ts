import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { remoteManifestSchema } from '@shared-kit/contracts/release/remote.contract';
import { makeRepository } from '@infra/build-kit/kit/make-repository';
import { packKit } from '@infra/build-kit/kit/pack-kit';
import { root } from '@infra/build-kit/shared-modules';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import Fastify from 'fastify';
import { aContext } from '../test/a-context';
import { gateFacts } from '../test/gate-facts';
import { runCommand } from './command/run-command';
import { registryRoutes } from './registry/registry.routes';
import { openPublicationLog } from './upload/publication-log';
import { releasePublishRoutes } from './upload/release-publish.routes';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'kit-test-')));
const repository = path.join(folder, 'loyalty');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

beforeAll(async () => {
  await makeRepository(repository, 'loyalty');
  install(await packKit(path.join(folder, 'packed')));
}, 600_000);

/** As `npm install` would, offline: the packed kit unpacked, all others as they are installed here. */
function install(tarballs: readonly string[]): void {
  const modules = path.join(repository, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (!name.startsWith('@shared-kit') && !name.startsWith('@infra'))
      symlinkSync(path.join(root, 'node_modules', name), path.join(modules, name));
  }
  for (const file of tarballs) {
    const [, scope = '', name = ''] = /(shared-kit|infra)-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(file) ?? [];
    const place = path.join(modules, `@${scope}`, name);
    mkdirSync(place, { recursive: true });
    execFileSync('tar', ['-xzf', file, '--strip-components=1', '-C', place]);
  }
}

/** What a program of the repository says where it fails; nothing where all is well. */
function complaints(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: repository, encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}` || `ended with ${status}`;
}

test('a repository of its own builds a remote against the packed kit, which another one here could not be told from', () => {
  expect(complaints('node_modules/@infra/build-kit/dist/src/build-here.js')).toBe('');

  const manifest: unknown = JSON.parse(readFileSync(path.join(repository, 'dist/manifest.json'), 'utf8'));
  const { name, routes, widgets, requires } = remoteManifestSchema.omit({ files: true }).parse(manifest);
  expect([name, routes.map(({ path }) => path), widgets.map(({ slot }) => slot)]).toEqual([
    'mfe-loyalty',
    ['/loyalty'],
    ['home.sections'],
  ]);
  expect(requires).toMatchObject({ react: '^19.0.0', '@shared-kit/runtime/slot': '^1.0.0' });
  expect(existsSync(path.join(repository, 'dist/server/entry.cjs'))).toBe(true);
}, 300_000);

test('its types hold and its tests pass there', () => {
  expect(complaints('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json')).toBe('');
  expect(complaints('--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--ci')).toBe('');
}, 600_000);

test("its recipe publishes what was built to a running registry with the team's token, and it is handed out once promoted", async () => {
  const database = await createTestDatabase();
  const [context, publications] = [aContext(database), openPublicationLog(database.url)];
  const { releaseLog, artifactsDir, key, rootDir } = context;
  const platform = Fastify();
  platform.decorateRequest('operator', null);
  platform.addHook('onRequest', async (request) => {
    if (request.headers.authorization !== 'Bearer of-the-team') return;
    request.operator = { kind: 'token', id: 'token:1', name: 'loyalty', role: 'team', remotes: ['mfe-loyalty'] };
  });
  platform.register(registryRoutes, { releaseLog, artifactsDir, readKeys: () => ({ publicKey: key.publicKey }) });
  platform.register(releasePublishRoutes, {
    prefix: '/api/releases',
    context: {
      ...gateFacts({ artifactsDir, releaseLog }),
      ...{ releaseLog, key: () => key, uploadsDir: rootDir, publications },
    },
  });
  const address = await platform.listen({ port: 0, host: '127.0.0.1' });

  const published = await runRecipe({ RELEASES_URL: address, OPERATOR_TOKEN: 'of-the-team' });
  expect(JSON.parse(published)).toMatchObject({ state: 'accepted', published: { version: '1.0.0', isNew: true } });
  const { etag } = (await platform.inject('/snapshot.json')).headers;
  await runCommand(['promote', 'mfe-loyalty', '1.0.0'], context);

  const asking = { 'if-none-match': String(etag), prefer: 'wait=5' };
  expect((await platform.inject({ url: '/snapshot.json', headers: asking })).json()).toMatchObject({
    remotes: { 'mfe-loyalty': { stable: '1.0.0' } },
  });
  await platform.close();
  await publications.close();
  await context.close();
}, 60_000);

test('its recipe says what it would do, without publishing', async () => {
  expect(await runRecipe({ RELEASES_URL: 'https://operator.dealer.example' }, '--dry-run')).toBe(
    'mfe-loyalty would be published to https://operator.dealer.example\n',
  );
});

/** Runs the repository's `release.sh`. What was tried and built above is not tried and built again. */
async function runRecipe(env: NodeJS.ProcessEnv, ...words: string[]): Promise<string> {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  if (!existsSync(path.join(bin, 'npm'))) symlinkSync('/bin/true', path.join(bin, 'npm'));
  const PATH = `${bin}:${path.dirname(process.execPath)}:${process.env['PATH']}`;
  return (await promisify(execFile)(path.join(repository, 'release.sh'), words, { env: { ...env, PATH } })).stdout;
}
