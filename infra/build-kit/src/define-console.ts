import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { leanParts, minimizers, moduleRules, resolveOptions } from './rules';
import { root } from './shared-modules';

const dir = path.join(root, 'infra/console');

/** The operators' console: one application for the browser, in `infra/console/dist`. It is no page of a site and shares nothing with one. */
export function defineConsole({ dev = false }: { dev?: boolean } = {}): Configuration {
  return {
    name: 'console',
    context: dir,
    mode: dev ? 'development' : 'production',
    devtool: false,
    target: ['web', 'es2022'],
    entry: { console: './src/client.tsx', 'sign-in': './src/sign-in/sign-in.ts' },
    output: {
      path: path.join(dir, 'dist'),
      publicPath: '/console/assets/',
      uniqueName: 'console',
      filename: '[name].js',
      cssFilename: '[name].css',
      clean: true,
    },
    resolve: resolveOptions(),
    module: { rules: moduleRules({ dev, refresh: false, cssPrefix: 'console' }) },
    optimization: { minimizer: minimizers() },
    performance: false,
    plugins: [
      ...leanParts(),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'src/console.html', to: 'index.html' }] }),
    ],
  };
}
