import type { RemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { hostedContainer, standaloneContainer, standaloneFiles } from './containers';
import type { Exposes } from './containers';
import { EXPOSED_FILES, ExposedFiles } from './exposed-files';
import { hotParts } from './hot-parts';
import type { HotEvents } from './hot-parts';
import { leanParts, minimizers, moduleRules, resolveOptions, takesBundlerRuntime } from './rules';
import { root, sharedModulesFor } from './shared-modules';

export type RemoteBuild = {
  client: Configuration;
  server: Configuration;
  /** The browser's build for hosts other than the shell; nobody needs it while a remote is developed. */
  standalone: Configuration | null;
  /** Where all builds and manifest.json go. */
  out: string;
  /** The name Module Federation knows the remote by. */
  globalName: string;
  config: RemoteConfig;
};

type Options = {
  config: RemoteConfig;
  /** Its folder, {remote} without. */
  dir?: string;
  dev?: boolean;
  /** Changes go into the running page. */
  hot?: HotEvents;
  /** Another place for the result than {remote}/dist, as tests need it. */
  out?: string;
};

/** Files a remote exposes: one for each page and widget. */
export function exposedIds(config: RemoteConfig): string[] {
  const pages = config.routes.map(({ id, module }) => module ?? id);
  return [...new Set([...pages, ...config.widgets.map(({ id }) => id)])];
}

/** One call gives a remote's builds: Module Federation for the shell's pages and for other hosts, plain CommonJS for the server. */
export function defineRemote({
  config,
  dir = path.join(root, config.name),
  dev = false,
  hot,
  out,
}: Options): RemoteBuild {
  const build = {
    dir,
    dev,
    hot,
    out: out ?? path.join(dir, dev ? 'dist-dev' : 'dist'),
    globalName: config.name.replaceAll('-', '_'),
  };
  const exposes = Object.fromEntries(exposedIds(config).map((id) => [id, path.join(dir, `src/exposes/${id}.tsx`)]));
  return {
    client: clientBuild(config.name, build, exposes),
    server: serverBuild(config.name, build, exposes),
    standalone: dev ? null : standaloneBuild(config.name, build, exposes),
    out: build.out,
    globalName: build.globalName,
    config,
  };
}

type Build = { dir: string; dev: boolean; hot: HotEvents | undefined; out: string; globalName: string };

function clientBuild(name: string, { dir, dev, hot, out, globalName }: Build, exposes: Exposes): Configuration {
  const refreshShim = path.join(import.meta.dirname, 'replacements/refresh-shim.cjs');
  return {
    name: `${name}:client`,
    context: dir,
    mode: dev ? 'development' : 'production',
    devtool: dev ? 'cheap-module-source-map' : false,
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: path.join(out, 'client'),
      publicPath: 'auto',
      uniqueName: globalName,
      chunkLoadingGlobal: `${globalName}_chunks`,
      filename: '[name].js',
      // The entry lists every one. An artifact's address has its version: the hash need not be long.
      chunkFilename: dev ? '[name].js' : '[name].[contenthash:6].js',
      cssChunkFilename: dev ? '[name].css' : '[name].[contenthash:6].css',
      crossOriginLoading: 'anonymous',
      // A module that threw runs again when it is asked for again, instead of passing for loaded.
      strictModuleErrorHandling: true,
      // A page asks for the update from the build it runs, however many came after. `buildRemote` empties the folder of the
      // others: two builds write it, and neither may clean away what the other has just made.
      clean: dev && !hot,
    },
    resolve: resolveOptions({
      ...takesBundlerRuntime,
      ...(dev && { 'react-refresh/runtime': refreshShim, 'react-refresh': refreshShim }),
    }),
    module: { rules: moduleRules({ dev, refresh: dev, cssPrefix: name }) },
    // What two modules share becomes a file of its own from this size on: a smaller one compresses better where it is used.
    // The size is that of the source with its comments, about three times what is left of it.
    optimization: {
      // As the shell's (shell/define-shell.ts): by their order, whatever folder the checkout lies in.
      moduleIds: 'natural',
      splitChunks: { chunks: 'async', minSize: 28_000 },
      minimizer: minimizers(),
    },
    performance: false,
    plugins: [
      ...commonPlugins(dev),
      hostedContainer(globalName, exposes, dev),
      new ExposedFiles(path.join(out, EXPOSED_FILES), Object.keys(exposes)),
      ...(hot ? hotParts(name, hot) : []),
      dev ? new ReactRefreshRspackPlugin() : new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  };
}

function standaloneBuild(name: string, build: Build, exposes: Exposes): Configuration {
  const { output, ...client } = clientBuild(name, build, exposes);
  const { folder } = standaloneFiles;
  return {
    ...client,
    name: `${name}:standalone`,
    resolve: resolveOptions(),
    output: {
      ...output,
      chunkFilename: `${folder}/[name].[contenthash:10].js`,
      cssChunkFilename: `${folder}/[name].[contenthash:10].css`,
    },
    plugins: [
      ...commonPlugins(false),
      standaloneContainer(build.globalName, exposes),
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
    ],
  };
}

function commonPlugins(dev: boolean) {
  return [
    ...leanParts(),
    new rspack.DefinePlugin({ 'process.env.NODE_ENV': JSON.stringify(dev ? 'development' : 'production') }),
  ];
}

function serverBuild(name: string, { dir, dev, out, globalName }: Build, exposes: Exposes): Configuration {
  return {
    name: `${name}:server`,
    context: dir,
    mode: dev ? 'development' : 'production',
    devtool: false,
    target: 'node24',
    entry: { entry: writeServerEntry(dir, exposes) },
    output: {
      path: path.join(out, 'server'),
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
      chunkLoading: 'require',
      uniqueName: globalName,
      clean: true,
    },
    // Exact names: nothing shared is ever bundled, the shell hands its own instances over.
    externalsType: 'commonjs',
    externals: Object.fromEntries(Object.keys(sharedModulesFor(true)).map((id) => [id, id])),
    resolve: resolveOptions(),
    module: {
      rules: moduleRules({ dev, refresh: false, cssPrefix: name }),
      generator: { css: { exportsOnly: true }, 'css/module': { exportsOnly: true } },
    },
    optimization: { minimize: false, chunkIds: 'named' },
    performance: false,
    plugins: commonPlugins(dev),
  };
}

/** The server's entry: the same modules as the client exposes, each loaded when asked for. */
function writeServerEntry(dir: string, exposes: Exposes): string {
  const file = path.join(dir, 'node_modules/.build-kit/server-entry.ts');
  const lines = Object.entries(exposes).map(
    ([id, source]) =>
      `  ${JSON.stringify(id)}: () => import(/* webpackChunkName: "${id}" */ ${JSON.stringify(source)}),`,
  );
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `export const modules = {\n${lines.join('\n')}\n};\n`);
  return file;
}
