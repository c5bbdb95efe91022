import fs from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** The repository's root. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** Wherever it is installed: this package may be, too, in a repository of a team's own. */
function packageFile(packageName: string): string {
  const file = findPackageJSON(packageName, import.meta.url);
  if (file === undefined) throw new Error(`${packageName} is not installed`);
  return file;
}

function versionOf(packageName: string): string {
  return (JSON.parse(fs.readFileSync(packageFile(packageName), 'utf8')) as { version: string }).version;
}

/** Its sources, or what was made of them where it came as a package. */
const runtimeDir = ['src', 'dist/src']
  .map((folder) => path.join(path.dirname(packageFile('@shared-kit/runtime')), folder))
  .find((folder) => fs.existsSync(folder)) as string;
/**
 * Modules of the runtime that hold code (types vanish): each must be one instance in a page. Their folder stays flat: a
 * stored version of a remote asks the page for them by these ids, which a move would change. What only the server runs of
 * them (`rendered-queries`) no page provides.
 */
const runtimeModules = fs
  .readdirSync(runtimeDir)
  .filter(
    (file) =>
      /\.(tsx?|js)$/.test(file) &&
      !/\.(test|d)\./.test(file) &&
      !/^(request-scope|remote-module|rendered-queries)\./.test(file),
  )
  .map((file) => `@shared-kit/runtime/${file.replace(/\.(tsx?|js)$/, '')}`);

/**
 * What the shell provides and every remote consumes: module id -> version.
 * The only such list. The client's `generated/provide` and the server's `generated/host-modules` are made from it.
 */
export const sharedModules: Readonly<Record<string, string>> = {
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'react-router': versionOf('react-router'),
  'react-redux': versionOf('react-redux'),
  '@reduxjs/toolkit': versionOf('@reduxjs/toolkit'),
  '@reduxjs/toolkit/query/react': versionOf('@reduxjs/toolkit'),
  zod: versionOf('zod'),
  ...Object.fromEntries(runtimeModules.map((id) => [id, versionOf('@shared-kit/runtime')])),
};

/** Development adds React's other JSX runtime. */
const developmentModules = { 'react/jsx-dev-runtime': versionOf('react') };

export function sharedModulesFor(dev: boolean): Readonly<Record<string, string>> {
  return dev ? { ...sharedModules, ...developmentModules } : sharedModules;
}

/** The semver range a remote built today asks for: the same major. */
export function rangeOf(version: string): string {
  return `^${version.split('.')[0]}.0.0`;
}

/** What a remote's manifest says it needs. */
export function requiredRanges(): Record<string, string> {
  return Object.fromEntries(Object.entries(sharedModules).map(([id, version]) => [id, rangeOf(version)]));
}

/**
 * A shared module is kept whole by the bundler. For these the shell provides a façade that names
 * what remotes may use, so that the rest is left out. Module id -> aliases of the real module's files.
 */
export const facades: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'react-router': { 'real-react-router': 'node_modules/react-router/dist/production/index.js' },
  'react-redux': { 'real-react-redux': 'node_modules/react-redux/dist/react-redux.mjs' },
  '@reduxjs/toolkit': { 'real-toolkit': 'node_modules/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs' },
  '@reduxjs/toolkit/query/react': {
    'real-toolkit-query': 'node_modules/@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs',
  },
  zod: {
    'real-zod': 'node_modules/zod/v4/classic/schemas.js',
    'real-zod-iso': 'node_modules/zod/v4/classic/iso.js',
    'real-zod-core': 'node_modules/zod/v4/core/index.js',
    'real-zod-en': 'node_modules/zod/v4/locales/en.js',
  },
};

/** What navigates, beside the façade of what every page starts with: a second instance of the router's own file. */
export const liveRouter = {
  'real-live-router$': path.join(root, 'node_modules/react-router/dist/production/lib/dom/lib.js?live'),
};

/** Shared modules that no page needs before it hydrates: they come with the first answer that is checked. */
const lazyModules: ReadonlySet<string> = new Set(['zod']);

/** In development every event is checked as it is emitted: then the schemas are needed from the start. */
export function isLazy(id: string, dev: boolean): boolean {
  return !dev && lazyModules.has(id);
}

type HostShare = { singleton: true; eager: boolean; version: string; requiredVersion: string; import?: string };

/** The shell owns the only copy; eager where a page needs it to start, so that this costs no extra round trip. */
export function hostShared(dev: boolean): Record<string, HostShare> {
  return Object.fromEntries(
    Object.entries(sharedModulesFor(dev)).map(([id, version]) => [
      id,
      {
        singleton: true as const,
        eager: !isLazy(id, dev),
        version,
        requiredVersion: rangeOf(version),
        ...(!dev &&
          id in facades && {
            // From the shell's folder: a whole path would name the machine in what browsers get, and size it by the checkout.
            import: `./src/federation/facades/${id.replaceAll('/', '-').replace('@', '')}.ts`,
          }),
      },
    ]),
  );
}

/** A remote never bundles a copy of its own, and a wrong major fails loudly. */
export function remoteShared(dev: boolean) {
  return Object.fromEntries(
    Object.entries(sharedModulesFor(dev)).map(([id, version]) => [
      id,
      { singleton: true, import: false as const, strictVersion: true, requiredVersion: rangeOf(version) },
    ]),
  );
}

/** For a host that shares less than the shell does: what it lacks comes with the remote. */
export function foreignShared() {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([id, version]) => [
      id,
      { singleton: true, strictVersion: true, version, requiredVersion: rangeOf(version) },
    ]),
  );
}
