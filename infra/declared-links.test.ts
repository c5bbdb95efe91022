import { ownRemotes } from '@infra/build-kit/own-remotes';
import type { RemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitsPattern, pathOf } from '@infra/releases/gate/contract/address-pattern';

const root = join(import.meta.dirname, '..');

const remotes = await Promise.all(
  ownRemotes(root).map(async (name) => {
    const { default: remote } = (await import(join(root, name, 'remote.config.ts'))) as { default: RemoteConfig };
    return remote;
  }),
);

/** Addresses in a remote's own code, what is put into them as a parameter. */
function addressesIn(name: string): string[] {
  const files = globSync(`${name}/src/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );
  const written = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/\$\{[^{}]*\}/g, ':value');
    return [...text.matchAll(/(["'`])(\/[a-z][\w/:-]*)(?=[?#]|\1)/g)].map(([, , path = '']) => path);
  });
  return [...new Set(written)].map(pathOf).filter((path) => path !== null);
}

const has = ({ routes, moves = {} }: RemoteConfig, path: string) =>
  [...routes.map((route) => route.path), ...Object.keys(moves)].some((pattern) => fitsPattern(pattern, path));

test.each(remotes.map((remote) => [remote.name, remote] as const))(
  '%s declares the pages of others that its code leads to, as others are refused that take them away',
  (name, { links = [] }) => {
    const others = remotes.filter((other) => other.name !== name);
    const own = remotes.filter((other) => other.name === name);
    const led = addressesIn(name).filter(
      (path) => others.some((other) => has(other, path)) && !own.some((it) => has(it, path)),
    );

    expect(led.filter((path) => !links.some((link) => fitsPattern(link, path)))).toEqual([]);
    expect(links.filter((link) => !others.some((other) => has(other, link)))).toEqual([]);
  },
);

test('the shell declares pages that are there', () => {
  const text = readFileSync(join(root, 'shell/src/server/release/shell-offer.ts'), 'utf8').replace(
    /scopePath\('(.*?)'\)/,
    "'/search/$1'",
  );
  const links = [...(/LINKS = \[(.*)\]/.exec(text)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, link = '']) => link);

  expect(links.length).toBeGreaterThan(1);
  expect(links.filter((link) => !remotes.some((remote) => has(remote, link)))).toEqual([]);
});
