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

/** The kit's own versions, by package. */
const ownVersions = () =>
  new Map(kitPackages.map(({ folder }) => manifestOf(folder)).map(({ name, version }) => [name, version]));

/** Exact versions of what this checkout depends on. */
function installedVersions(): Versions {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    dependencies?: Versions;
    devDependencies?: Versions;
  };
  return { ...manifest.devDependencies, ...manifest.dependencies };
}

/**
 * package.json of a team's own repository, from the template's: each version exact, as it stands in this checkout.
 *
 * @throws {Error} for a package that this checkout does not depend on.
 */
export function pinVersions(template: string): string {
  const known: Versions = { ...installedVersions(), ...Object.fromEntries(ownVersions()) };
  const pinned = (names: Versions) =>
    Object.fromEntries(
      Object.keys(names).map((name) => {
        if (known[name] === undefined) throw new Error(`No version of ${name} is known here`);
        return [name, known[name]];
      }),
    );
  const manifest = JSON.parse(template) as { dependencies: Versions; devDependencies: Versions };
  return `${JSON.stringify(
    {
      ...manifest,
      dependencies: pinned(manifest.dependencies),
      devDependencies: pinned(manifest.devDependencies),
    },
    null,
    2,
  )}\n`;
}

/**
 * package.json of a packed package: compiled files under the addresses that their sources have here.
 *
 * @param imported names of the packages that its files import.
 */
export function packedManifest(folder: string, imported: ReadonlySet<string>): object {
  const { name, version, sideEffects } = manifestOf(folder);
  const own = ownVersions();
  const known = installedVersions();
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
