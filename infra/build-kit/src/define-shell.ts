import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Compiler, Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { host } from './containers';
import type { HotEvents } from './hot-parts';
import { givesBundlerRuntime, leanParts, minimizers, moduleRules, resolveOptions, withoutSnapshots } from './rules';
import { facades, isLazy, liveRouter, root, sharedModulesFor } from './shared-modules';

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

/** How the name of a chunk begins that the server never draws: its styles come with it. */
const BROWSER_ONLY = 'browser-only-';

/** One chunk for each vendor that changes at its own pace, for long-term caching. */
const vendorChunks = {
  react: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
  router: /node_modules[\\/](react-router|cookie-es|set-cookie-parser|@remix-run)[\\/]/,
  redux: /node_modules[\\/](@reduxjs|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store)[\\/]/,
};

/** How the names of the small script's files begin: they lie beside those of the whole page. */
const TEXT_FILE = /^text[.-]/;

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
  const text = dev ? [] : [textBuild(out, files)];
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
      clean: { keep: (file) => TEXT_FILE.test(path.basename(file)) },
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

/** The small script of a page of text alone: of React and the kit's styles it has nothing. */
function textBuild(out: string, files: EntryFiles): Configuration {
  return {
    name: 'shell:text',
    context: dir,
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    entry: { text: './src/client/text/entry.ts' },
    output: {
      path: path.join(out, 'client'),
      publicPath: '/assets/',
      uniqueName: 'shell-text',
      filename: '[name].[contenthash:10].js',
      chunkFilename: 'text-[name].[contenthash:10].js',
      cssFilename: 'text-[name].[contenthash:10].css',
      crossOriginLoading: 'anonymous',
      // A folder that is kept is kept with all that is in it.
      clean: { keep: (file) => path.extname(file) !== '' && !TEXT_FILE.test(path.basename(file)) },
    },
    resolve: resolveOptions(),
    module: {
      rules: [
        ...moduleRules({ dev: false, refresh: false, cssPrefix: 'shell' }),
        // What is taken of a file that draws, too, brings neither React nor its styles: the page has those.
        { test: /node_modules[\\/]react[\\/]/, sideEffects: false },
        { test: /shared-kit[\\/]ui[\\/].*\.module\.css$/, type: 'css/module', generator: { exportsOnly: true } },
      ],
    },
    optimization: { moduleIds: 'natural', minimizer: minimizers() },
    performance: false,
    plugins: [
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify('production'),
        'typeof window': '"object"',
      }),
      files,
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

/** Tells the server which files a page starts with, of whichever build. */
class EntryFiles {
  readonly #file: string;
  readonly #ofBuild = new Map<string, string[]>();

  constructor(file: string) {
    this.#file = file;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('EntryFiles', ({ compilation }) => {
      const { name = '', assets } = compilation;
      const entries = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
      // Styles of what loads later too: the server may have drawn it, unless its chunk says that it never does. And fonts: a page preloads its site's.
      const others = Object.keys(assets).filter(
        (file) => /\.(css|woff2)$/.test(file) && !file.startsWith(BROWSER_ONLY) && !TEXT_FILE.test(file),
      );
      this.#ofBuild.set(name, [...new Set([...entries, ...others])]);
      const files = [...this.#ofBuild.values()].flat().filter((file) => !file.includes('hot-update'));
      fs.mkdirSync(path.dirname(this.#file), { recursive: true });
      fs.writeFileSync(this.#file, JSON.stringify(files));
    });
  }
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
