import { ownRemotes } from '@infra/build-kit/own-remotes';
import type { RemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import { flagsSchema, siteConfigSchema } from '@shared-kit/contracts/site/site-config.contract';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** What serves pages; not the tests, not the contracts that declare a setting, and no comments. */
const SOURCES = '{shell,mfe-*,shared-kit/*,infra/api,infra/platform}/{src/**/*.{ts,tsx},remote.config.ts}';
const DECLARED = /\.test\.|\/testing\/|shared-kit\/contracts\/src\/(settings|site)\//;

const text = globSync(SOURCES, { cwd: root })
  .filter((file) => !DECLARED.test(file))
  .map((file) => readFileSync(resolve(root, file), 'utf8'))
  .join('\n')
  .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
const unread = (settings: readonly string[]) => settings.filter((name) => !new RegExp(`\\b${name}\\b`).test(text));

test('every setting and every flag of a site does something: code names it', () => {
  expect(unread([...Object.keys(siteConfigSchema.shape), ...Object.keys(flagsSchema.shape)])).toEqual([]);
});

test.each(ownRemotes(root))('every setting of %s does something: code names it', async (remote) => {
  const { default: config } = (await import(resolve(root, remote, 'remote.config.ts'))) as { default: RemoteConfig };
  expect(unread(Object.keys(config.config.shape))).toEqual([]);
});
