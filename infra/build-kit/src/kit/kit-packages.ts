import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rangeOf, root, sharedModules } from '../shared-modules';

/** A package of the kit: its folder, and what of it is not for others. */
export type KitPackage = { folder: string; leftOut?: RegExp };

/** What a remote is made of and built with, in the order in which they stand on each other. */
export const kitPackages: readonly KitPackage[] = [
  { folder: 'shared-kit/contracts' },
  { folder: 'shared-kit/domain' },
  { folder: 'shared-kit/events' },
  { folder: 'shared-kit/runtime' },
  { folder: 'shared-kit/ui' },
  { folder: 'shared-kit/testing' },
  // What makes and packs things in this checkout, and what builds its shell.
  {
    folder: 'infra/build-kit',
    leftOut:
      /^src\/(scaffold|kit)\/|^(test|template-repository)\/|define-(shell|console)|^src\/(build|watch|confined-shell)\.ts/,
  },
];

type Manifest = { name: string; version: string; sideEffects?: unknown };
type Versions = Readonly<Record<string, string>>;

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * package.json of a packed package: compiled files under the addresses that their sources have here.
 *
 * @param imported names of the packages that its files import.
 */
export function packedManifest(folder: string, imported: ReadonlySet<string>): object {
  const { name, version, sideEffects } = manifestOf(folder);
  const own = new Map(kitPackages.map((one) => [manifestOf(one.folder).name, manifestOf(one.folder).version]));
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  ) as {
    dependencies?: Versions;
    devDependencies?: Versions;
  };
  const known: Versions = { ...devDependencies, ...dependencies };
  const others = [...imported].filter((other) => other !== name);
  const isShared = (other: string) => other in sharedModules && !own.has(other);
  const exact = others.filter((other) => known[other] !== undefined && !isShared(other));
  return {
    ...{ name, version, type: 'module' },
    description: `Part of the dealer platform's kit: ${folder}`,
    ...(sideEffects !== undefined && { sideEffects }),
    exports: {
      './*.css': './dist/src/*.css',
      './package.json': './package.json',
      './*': { types: './dist/src/*.d.ts', default: './dist/src/*.js' },
    },
    ...(name === '@infra/build-kit' && { bin: { 'build-remote': 'dist/src/build-here.js' } }),
    files: ['dist'],
    dependencies: {
      ...Object.fromEntries(
        others.filter((other) => own.has(other)).map((other) => [other, rangeOf(own.get(other) ?? '')]),
      ),
      ...Object.fromEntries(exact.map((other) => [other, known[other]])),
    },
    // The shell has the only copy of each; a remote builds against the same major.
    peerDependencies: Object.fromEntries(
      others.filter(isShared).map((other) => [other, rangeOf(sharedModules[other] ?? '')]),
    ),
  };
}
