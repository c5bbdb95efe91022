import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Plugin, ResolveOptions, RuleSetRule } from '@rspack/core';

type RuleOptions = { dev: boolean; refresh: boolean; cssPrefix: string };

/** What the sites run on, in scripts and in styles. */
const browsers = ['chrome >= 120', 'firefox >= 120', 'safari >= 17'];

/**
 * Makes files small. Without targets Lightning CSS writes every logical property (`inset-inline`, `padding-block`)
 * once for each writing direction, by long lists of languages: eight times the bytes. Four passes over the scripts
 * leave out what the first makes unused: 2.5 KB over all of them, brotli.
 */
export function minimizers(): Plugin[] {
  return [
    new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { compress: { passes: 4 } } }),
    new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
  ];
}

/** How sources become modules: TypeScript through SWC, CSS Modules named after their project. */
export function moduleRules({ dev, refresh, cssPrefix }: RuleOptions): RuleSetRule[] {
  return [
    {
      test: /\.tsx?$/,
      loader: 'builtin:swc-loader',
      type: 'javascript/auto',
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: dev, refresh } },
        },
        env: { targets: browsers },
      },
    },
    {
      test: /react-router[\\/]dist[\\/]production[\\/].*\.js$/,
      loader: path.join(import.meta.dirname, 'replacements/unnamed-components.cjs'),
    },
    {
      test: /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/,
      loader: path.join(import.meta.dirname, 'replacements/without-json-schema.cjs'),
    },
    {
      test: /runtime-core[\\/]dist[\\/](utils[\\/]load|remote[\\/]index)\.js$/,
      loader: path.join(import.meta.dirname, 'replacements/federation-of-pages.cjs'),
    },
    {
      test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/].*\.mjs$/,
      loader: path.join(import.meta.dirname, 'replacements/bare-icons.cjs'),
    },
    {
      test: /\.module\.css$/,
      type: 'css/module',
      generator: { localIdentName: dev ? `${cssPrefix}-[local]-[hash:6]` : '[local]-[hash:4]' },
      // A variable that a module sets is the token it names: a ring in its header's colour, the room of its bar.
      parser: { dashedIdents: false },
    },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
    { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'fonts/[name]-[contenthash:8][ext]' } },
  ];
}

const require = createRequire(import.meta.url);
const federation = (file: string) => require.resolve(`@module-federation/${file}`);

/**
 * Rspack asks for the federation's runtime by `require` and so gets its CommonJS builds, of which nothing can be left
 * out. These are the same packages' ESM builds.
 */
const federationAsEsm: Record<string, string> = {
  [federation('webpack-bundler-runtime')]: federation('webpack-bundler-runtime/dist/bundler.js'),
  ...Object.fromEntries(
    ['runtime', 'runtime-core', 'sdk', 'error-codes', 'inject-external-runtime-core-plugin'].flatMap((name) => {
      const commonJs = federation(name);
      const esm = commonJs.replace(/\.cjs$/, name === 'error-codes' ? '.mjs' : '.js');
      return [
        [commonJs, esm],
        [`@module-federation/${name}$`, esm],
      ];
    }),
  ),
};

/** What the shell gives to the containers of its pages, and where they ask for it. */
const bundlerRuntime = federation('webpack-bundler-runtime');
export const givesBundlerRuntime = {
  'real-bundler-runtime$': path.join(path.dirname(bundlerRuntime), 'bundler.js'),
  'real-container-entry$': path.join(path.dirname(bundlerRuntime), 'initContainerEntry.js'),
};
export const takesBundlerRuntime = {
  [bundlerRuntime]: path.join(import.meta.dirname, 'replacements/page-federation.js'),
};

export function resolveOptions(alias: Record<string, string> = {}): ResolveOptions {
  return { extensions: ['.ts', '.tsx', '.js'], alias: { ...federationAsEsm, ...alias } };
}

/** Files of packages that builds put others in the place of; a test finds them, as an upgrade may rename them. */
export const lucideFactory = /createLucideIcon\.mjs$/;
export const snapshotFiles =
  /runtime-core[\\/]dist[\\/](plugins[\\/]snapshot[\\/]SnapshotHandler|utils[\\/]preload)\.js$/;

/** Replacements that make every page smaller, alike in the browser and on the server. */
export function leanParts(): Plugin[] {
  // eslint-disable-next-line @nx/enforce-module-boundaries -- where the file is, also in a team's own repository: nothing of it runs here
  const factory = require.resolve('@shared-kit/ui/lucide-factory');
  return [new rspack.NormalModuleReplacementPlugin(lucideFactory, factory)];
}

/** What the federation's core brings and no page of ours asks for: 2 KB of what each loads first. */
export function withoutSnapshots(): Plugin {
  return new rspack.NormalModuleReplacementPlugin(
    snapshotFiles,
    path.join(import.meta.dirname, 'replacements/no-snapshots.js'),
  );
}
