import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { minimizers, moduleRules, resolveOptions } from '../rules';
import type { EntryFiles } from './entry-files';

/**
 * The small script of a page of text alone: of React and the kit's styles it has nothing.
 *
 * @param dir the shell's folder.
 * @param out where its builds go.
 */
export function textBuild(dir: string, out: string, files: EntryFiles): Configuration {
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
