import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { host } from '../containers';
import type { HotEvents } from '../hot-parts';
import { givesBundlerRuntime, leanParts, minimizers, moduleRules, resolveOptions, withoutSnapshots } from '../rules';
import { facades, isLazy, liveRouter, root, sharedModulesFor } from '../shared-modules';
import { EntryFiles } from './entry-files';
import { textBuild } from './text-build';

const dir = path.join(root, 'shell');
const generatedDir = path.join(dir, 'node_modules/.build-kit');
const generated = {
  'generated/provide': path.join(generatedDir, 'provide.ts'),
  'generated/host-modules': path.join(generatedDir, 'host-modules.ts'),
};

/** Server libraries that stay in node_modules: they load files or workers of their own. */
const serverPackages = [
  'fastify',
  'fastify-plugin',
  '@fastify/compress',
  '@fastify/cookie',
  'pino',
  'undici',
  'semver',
  'lru-cache',
  'prom-client',
];

/** One chunk for each vendor that changes at its own pace, for long-term caching. */
const vendorChunks = {
  react: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  router: /node_modules[\\/](react-router|cookie-es|set-cookie-parser|@remix-run)[\\/]/,
  redux: /node_modules[\\/](@reduxjs|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store)[\\/]/,
};

/**
 * The shell's builds: the Module Federation host for the browser, what a page of text alone runs instead, and the server
 * that renders. Whoever develops gets all of the page everywhere.
 */
export function defineShell({
  dev = false,
  hot,
  out = path.join(dir, dev ? 'dist-dev' : 'dist'),
}: { dev?: boolean; hot?: HotEvents; out?: string } = {}) {
  writeFederationModules(dev);
  const files = new EntryFiles(path.join(out, 'client-assets.json'));
  const text = dev ? [] : [textBuild(dir, out, files)];
  return { client: clientBuild(dev, out, hot?.url ?? '', files), text, server: serverBuild(dev, out), out };
}

function clientBuild(dev: boolean, out: string, hotEventsUrl: string, files: EntryFiles): Configuration {
  const facadeAliases = Object.fromEntries(
    Object.values(facades).flatMap((aliases) =>
      Object.entries(aliases).map(([alias, file]) => [`${alias}$`, path.join(root, file)]),
    ),
  );
  const name = dev ? '[name]' : '[name].[contenthash:10]';
  return {
    name: 'shell:client',
    context: dir,
    mode: dev ? 'development' : 'production',
    devtool: dev ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    entry: { main: [...(dev ? ['./src/client/refresh.dev.ts'] : []), './src/client/entry.ts'] },
    output: {
      path: path.join(out, 'client'),
      publicPath: '/assets/',
      uniqueName: 'shell',
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      cssFilename: `${name}.css`,
      crossOriginLoading: 'anonymous',
      // Two builds write here otherwise: neither may sweep while the other one writes.
      clean: dev,
    },
    resolve: resolveOptions({
      ...generated,
      ...facadeAliases,
      ...givesBundlerRuntime,
      ...(dev ? { 'real-live-router$': 'react-router' } : liveRouter),
    }),
    module: { rules: moduleRules({ dev, refresh: dev, cssPrefix: 'shell' }) },
    optimization: dev
      ? {}
      : {
          // By their order: a hash of a module's whole path weighs 150 bytes more or less by where the checkout lies.
          moduleIds: 'natural',
          minimizer: minimizers(),
          splitChunks: {
            chunks: 'initial',
            minSize: 0,
            maxInitialRequests: 20,
            cacheGroups: {
              default: false,
              defaultVendors: false,
              ...Object.fromEntries(
                Object.entries(vendorChunks).map(([chunk, test]) => [
                  chunk,
                  { name: chunk, test, enforce: true, priority: 10 },
                ]),
              ),
            },
          },
        },
    performance: false,
    plugins: [
      ...leanParts(),
      withoutSnapshots(),
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production'),
        HOT_EVENTS_URL: JSON.stringify(hotEventsUrl),
        // Nothing of what only the server does is sent.
        'typeof window': '"object"',
      }),
      host(dev),
      files,
      ...(dev ? [new ReactRefreshRspackPlugin()] : []),
    ],
  };
}

function serverBuild(dev: boolean, out: string): Configuration {
  return {
    name: 'shell:server',
    context: dir,
    mode: dev ? 'development' : 'production',
    devtool: false,
    target: 'node24',
    // While someone develops, pages are drawn where they are asked for.
    entry: {
      server: './src/server/main.ts',
      ...(!dev && { 'render-thread': './src/server/threads/render-thread.ts' }),
    },
    output: {
      path: path.join(out, 'server'),
      uniqueName: 'shell',
      filename: '[name].mjs',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    externalsType: 'module',
    externals: Object.fromEntries(serverPackages.map((id) => [id, id])),
    resolve: resolveOptions(generated),
    module: {
      rules: moduleRules({ dev, refresh: false, cssPrefix: 'shell' }),
      generator: { css: { exportsOnly: true }, 'css/module': { exportsOnly: true } },
    },
    optimization: { minimize: false },
    performance: false,
    plugins: [
      ...leanParts(),
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production'),
        SHARED_VERSIONS: JSON.stringify(sharedModulesFor(dev)),
      }),
    ],
  };
}

/**
 * Writes the two modules that follow from the shared list. Federation only provides what the host's own
 * build imports, hence `provide`; the server hands out the same instances by name, hence `host-modules`.
 */
function writeFederationModules(dev: boolean): void {
  const ids = Object.keys(sharedModulesFor(dev));
  fs.mkdirSync(generatedDir, { recursive: true });
  fs.writeFileSync(
    path.join(generatedDir, 'provide.ts'),
    ids
      .map((id) => (isLazy(id, dev) ? `export const load_${id} = () => import('${id}');\n` : `import '${id}';\n`))
      .join(''),
  );
  fs.writeFileSync(
    path.join(generatedDir, 'host-modules.ts'),
    [
      ...ids.map((id, index) => `import * as m${index} from '${id}';`),
      `export const hostModules: Readonly<Record<string, unknown>> = {`,
      ...ids.map((id, index) => `  '${id}': m${index},`),
      `};\n`,
    ].join('\n'),
  );
}
