import { ownRemotes } from '@infra/build-kit/own-remotes';
import type { RemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Types named where the sources of a remote, or hooks of the runtime that they import, call one of these functions. */
function named(remote: string, call: RegExp): string[] {
  const files = globSync(`${remote}/src/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );
  const own = files.map((file) => readFileSync(resolve(root, file), 'utf8')).join('\n');
  const hooks = [...own.matchAll(/'@shared-kit\/runtime\/([a-z-]+)'/g)].map(
    ([, name]) => `shared-kit/runtime/src/${name}.ts`,
  );
  const imported = [...new Set(hooks)].filter((file) => existsSync(resolve(root, file)));
  const sources = [own, ...imported.map((file) => readFileSync(resolve(root, file), 'utf8'))].join('\n');
  return [...new Set([...sources.matchAll(call)].map(([, type = '']) => type))].toSorted();
}

test.each(ownRemotes(root))(
  'the contract of %s declares the events it publishes and hears, and no others',
  async (remote) => {
    const { default: config } = (await import(resolve(root, remote, 'remote.config.ts'))) as { default: RemoteConfig };
    const { publishes, subscribes } = config.events;

    expect(publishes.map(({ type }) => type).toSorted()).toEqual(named(remote, /\bemit\(\s*'([a-z:-]+)'/g));
    expect(subscribes.map(({ type }) => type).toSorted()).toEqual(named(remote, /\bbus\.on\(\s*'([a-z:-]+)'/g));
  },
);
