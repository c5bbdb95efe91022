import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Configuration } from '@rspack/core';
import { themeCss } from '@shared-kit/ui/theme/theme-css';
import { readThemes } from './read-themes';

const here = import.meta.dirname;
const out = path.join(here, 'dist');
const serverOut = path.join(here, 'node_modules/.server');
const themes = readThemes(path.join(here, '../../infra/demo/sites'));
const KIT_THEMES = JSON.stringify(themes.map(({ slug, name }) => ({ slug, name })));

const shared = {
  context: here,
  mode: process.argv.includes('--dev') ? 'development' : 'production',
  devtool: false,
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  performance: false,
  plugins: [new rspack.DefinePlugin({ KIT_THEMES })],
} satisfies Configuration;

const rules: NonNullable<Configuration['module']>['rules'] = [
  {
    test: /\.tsx?$/,
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    options: { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } },
  },
  { test: /\.module\.css$/, type: 'css/module', generator: { localIdentName: 'kit-[local]-[hash:6]' } },
  { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
  { test: /\.(woff2|webp)$/, type: 'asset/resource', generator: { filename: '[name][ext]', publicPath: '/kit/' } },
];

const client: Configuration = {
  ...shared,
  target: ['web', 'es2022'],
  entry: { kit: './src/client.tsx' },
  output: {
    path: out,
    publicPath: '/kit/',
    uniqueName: 'kit',
    filename: '[name].js',
    cssFilename: '[name].css',
    clean: true,
  },
  module: { rules },
  optimization: {
    // Without targets every logical property is written once for each writing direction: eight times the bytes.
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin(),
      new rspack.LightningCssMinimizerRspackPlugin({
        minimizerOptions: { targets: ['chrome >= 120', 'firefox >= 120', 'safari >= 17'] },
      }),
    ],
  },
};

const server: Configuration = {
  ...shared,
  target: 'node24',
  entry: { server: './src/server.tsx' },
  output: { path: serverOut, uniqueName: 'kit', filename: '[name].cjs', library: { type: 'commonjs2' } },
  module: {
    rules,
    generator: { css: { exportsOnly: true }, 'css/module': { exportsOnly: true }, 'asset/resource': { emit: false } },
  },
  optimization: { minimize: false },
};

const compiler = rspack([client, server]);
compiler.run((error, stats) => {
  if (error || stats?.hasErrors()) {
    console.error(error ?? stats?.toString('errors-only'));
    process.exit(1);
  }
  const { renderKit } = createRequire(import.meta.url)(path.join(serverOut, 'server.cjs')) as {
    renderKit: () => string;
  };
  const html = fs
    .readFileSync(path.join(here, 'src/kit.html'), 'utf8')
    .replace('{theme}', themes[0]!.slug)
    .replace('{page}', () => renderKit());
  fs.writeFileSync(path.join(out, 'index.html'), html);
  fs.writeFileSync(
    path.join(out, 'themes.css'),
    themes.map(({ slug, theme, template }) => themeCss(theme, template, `[data-theme='${slug}']`)).join('\n'),
  );
  compiler.close(() => {});
});
