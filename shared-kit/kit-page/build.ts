import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { findContrastFaults } from '@shared-kit/domain/theme-contrast';
import { themeCss } from '@shared-kit/ui/theme-css';
import { themes } from './src/themes';

const here = import.meta.dirname;
const out = path.join(here, 'dist');

for (const { slug, theme } of themes) {
  const faults = findContrastFaults(theme);
  if (faults.length > 0) throw new Error(`Theme ${slug} cannot be read: ${JSON.stringify(faults)}`);
}

const compiler = rspack({
  context: here,
  mode: 'production',
  target: ['web', 'es2022'],
  entry: { kit: './src/kit.tsx' },
  output: { path: out, publicPath: '/kit/', filename: '[name].js', cssFilename: '[name].css', clean: true },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        type: 'javascript/auto',
        options: { jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } },
      },
      { test: /\.module\.css$/, type: 'css/module', generator: { localIdentName: 'kit-[local]-[hash:6]' } },
      { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' },
      { test: /\.(woff2|webp|svg)$/, type: 'asset/resource', generator: { filename: '[name][ext]' } },
    ],
  },
  performance: false,
  plugins: [new rspack.DefinePlugin({ KIT_THEMES: JSON.stringify(themes.map(({ slug, name }) => ({ slug, name }))) })],
});

compiler.run((error, stats) => {
  if (error || stats?.hasErrors()) {
    console.error(error ?? stats?.toString('errors-only'));
    process.exit(1);
  }
  fs.copyFileSync(path.join(here, 'src/kit.html'), path.join(out, 'index.html'));
  fs.writeFileSync(path.join(out, 'themes.css'), themes.map(({ slug, theme }) => themeCss(theme, `[data-theme='${slug}']`)).join('\n'));
  compiler.close(() => {});
});
