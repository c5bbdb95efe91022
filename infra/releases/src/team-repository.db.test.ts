import { execFileSync, spawnSync } from 'node:child_process';
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
import { remoteManifestSchema } from '@shared-kit/contracts/release/remote.contract';
import { makeRepository } from '@infra/build-kit/kit/make-repository';
import { packKit } from '@infra/build-kit/kit/pack-kit';
import { root } from '@infra/build-kit/shared-modules';
import { createTestDatabase } from '@infra/platform/postgres/testing/test-database';
import Fastify from 'fastify';
import { aContext } from '../test/a-context';
import { runCommand } from './command/run-command';
import { registryRoutes } from './registry/registry.routes';

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

test('it is published to a running registry, and handed out once it is promoted', async () => {
  const context = aContext(await createTestDatabase());
  const { releaseLog, artifactsDir, key } = context;
  const registry = Fastify();
  registry.register(registryRoutes, { releaseLog, artifactsDir, readKeys: () => ({ publicKey: key.publicKey }) });

  await runCommand(['publish', 'mfe-loyalty', '--from', path.join(repository, 'dist')], context);
  await runCommand(['promote', 'mfe-loyalty', '1.0.0'], context);

  expect((await registry.inject('/snapshot.json')).json()).toMatchObject({
    remotes: { 'mfe-loyalty': { stable: '1.0.0' } },
  });
  await registry.close();
  await context.close();
}, 60_000);

test('its recipe says what it would do, without publishing', () => {
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  // What was tried above is not tried again.
  symlinkSync('/bin/true', path.join(bin, 'npm'));
  const env = { PATH: `${bin}:${process.env['PATH']}`, RELEASES_URL: 'https://operator.dealer.example' };
  const said = execFileSync(path.join(repository, 'release.sh'), ['--dry-run'], { env, encoding: 'utf8' });

  expect(said).toBe('mfe-loyalty would be published to https://operator.dealer.example\n');
});
