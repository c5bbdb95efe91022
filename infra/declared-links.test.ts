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
    const text = readFileSync(join(root, file), 'utf8');
    const put = text.replaceAll(/\$\{[^{}]*\}/g, ':value');
    return [
      ...[...put.matchAll(/(["'`])(\/[a-z][\w/:-]*)(?=[?#]|\1)/g)].map(([, , path = '']) => path),
      ...[...text.matchAll(/\b[A-Z][A-Z_]+\b/g)].flatMap(([name]) => constants.get(name) ?? []),
    ];
  });
  return [...new Set(written)].map(pathOf).filter((path) => path !== null);
}

/** Addresses of pages that stand as constants in the domain, by their names. */
const constants = new Map(
  globSync('shared-kit/domain/src/**/*.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/export const (\w+) = '(\/[a-z][\w/-]*)';/g)].map(
      ([, name = '', path = '']) => [name, path] as const,
    ),
  ),
);

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
  const text = readFileSync(join(root, 'shell/src/server/release/shell-offer.ts'), 'utf8');
  const links = (/LINKS = \[(.*)\]/.exec(text)?.[1] ?? '')
    .split(', ')
    .map((said) => constants.get(said) ?? said.replace(/^scopePath\('(.*)'\)$/, '/search/$1'));

  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((link) => !remotes.some((remote) => has(remote, link)))).toEqual([]);
});
