import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';

const here = import.meta.dirname;
export const controlsBuild = path.join(here, 'dist');

const typescript = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
    env: { targets: ['chrome >= 120', 'firefox >= 120', 'safari >= 17'] },
  },
};

const common = {
  context: here,
  mode: 'production',
  devtool: false,
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: { rules: [typescript] },
  performance: false,
} satisfies Configuration;

/** In the order in which the browser reads them. */
const styles = ['base', 'frame', 'shared', 'results', 'car-card', 'vehicle'];

const builds: Configuration[] = [
  {
    ...common,
    target: ['web', 'es2022'],
    entry: { client: './client.tsx' },
    output: { path: controlsBuild, filename: '[name].js' },
  },
  {
    ...common,
    target: 'node24',
    entry: { 'control-server': './control-server.tsx' },
    output: { path: controlsBuild, filename: '[name].mjs', module: true, chunkFormat: 'module' },
    optimization: { minimize: false },
  },
];

/** Builds the script of "React alone" and the server of both controls. */
export async function buildControls(): Promise<void> {
  const compiler = rspack(builds);
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  await promisify(compiler.close.bind(compiler))();
  const parts = await Promise.all(styles.map((name) => readFile(path.join(here, `pages/${name}.css`), 'utf8')));
  await writeFile(path.join(controlsBuild, 'controls.css'), parts.join(''));
}
