import { createRequire } from 'node:module';
import { rspack } from '@rspack/core';
import type { Plugin, ResolveOptions, RuleSetRule } from '@rspack/core';

type RuleOptions = { dev: boolean; refresh: boolean; cssPrefix: string };

/** What the sites run on, in scripts and in styles. */
const browsers = ['chrome >= 120', 'firefox >= 120', 'safari >= 17'];

/**
 * Makes files small. Without targets Lightning CSS writes every logical property (`inset-inline`, `padding-block`)
 * once for each writing direction, by long lists of languages: eight times the bytes.
 */
export function minimizers(): Plugin[] {
  return [
    new rspack.SwcJsMinimizerRspackPlugin(),
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
    { test: /\.module\.css$/, type: 'css/module', generator: { localIdentName: `${cssPrefix}-[local]-[hash:6]` } },
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
    { test: /\.woff2$/, type: 'asset/resource', generator: { filename: 'fonts/[name]-[contenthash:8][ext]' } },
  ];
}

const require = createRequire(import.meta.url);
const federation = (file: string) => require.resolve(`@module-federation/${file}`);

/**
 * Rspack reaches the federation runtime through `require`, hence its CommonJS builds, which cannot be
 * tree-shaken. Pointing it to the ESM builds takes a remote entry from 112 KB to 25 KB (unminified).
 */
const federationAsEsm: Record<string, string> = {
  [federation('webpack-bundler-runtime')]: federation('webpack-bundler-runtime/dist/bundler.js'),
  [federation('runtime')]: federation('runtime').replace(/index\.cjs$/, 'index.js'),
  [federation('inject-external-runtime-core-plugin')]: federation('inject-external-runtime-core-plugin').replace(
    /index\.cjs$/,
    'index.js',
  ),
  ...Object.fromEntries(
    (['runtime-core', 'sdk', 'error-codes'] as const).map((name) => [
      `@module-federation/${name}$`,
      federation(name).replace(/index\.cjs$/, name === 'error-codes' ? 'index.mjs' : 'index.js'),
    ]),
  ),
};

export function resolveOptions(alias: Record<string, string> = {}): ResolveOptions {
  return { extensions: ['.ts', '.tsx', '.js'], alias: { ...federationAsEsm, ...alias } };
}
