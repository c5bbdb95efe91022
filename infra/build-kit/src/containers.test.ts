import { rspack } from '@rspack/core';
import type { RspackPluginInstance, Stats } from '@rspack/core';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hostedContainer, standaloneContainer, standaloneFiles } from './containers';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'containers-'));
const file = path.join(dir, 'page.js');
fs.writeFileSync(file, `export { createElement } from 'react';\n`);
afterAll(() => fs.rmSync(dir, { recursive: true }));

/** Files that a build of one exposed page writes, by name. */
async function build(name: string, plugin: RspackPluginInstance): Promise<Map<string, string>> {
  const out = path.join(dir, name);
  const compiler = rspack({
    mode: 'production',
    context: path.resolve(import.meta.dirname, '../../..'),
    resolve: { modules: [path.resolve(import.meta.dirname, '../../../node_modules')] },
    entry: {},
    output: { path: out, uniqueName: name, publicPath: 'auto' },
    plugins: [plugin],
  });
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, done) => (done ? resolve(done) : reject(error ?? new Error('no stats')))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  expect(stats.compilation.errors.map(({ message }) => message)).toEqual([]);
  return new Map(fs.readdirSync(out).map((written) => [written, fs.readFileSync(path.join(out, written), 'utf8')]));
}

const REACT = /react\.production|Symbol\.for\("react/;

test("the shell's container brings neither what is shared nor a manifest", async () => {
  const files = await build('hosted', hostedContainer('hosted', { page: file }, false));

  expect([...files.keys()]).toEqual(expect.arrayContaining(['remoteEntry.js', 'page.js']));
  expect([...files.keys()].filter((name) => name.endsWith('.json'))).toEqual([]);
  expect([...files.values()].filter((code) => REACT.test(code))).toEqual([]);
}, 60_000);

test('the container for any other host brings what it may need, and its manifest names its entry and what it exposes', async () => {
  const files = await build('standalone', standaloneContainer('standalone', { page: file }));
  const manifest = JSON.parse(files.get('mf-manifest.json') ?? '{}') as {
    metaData: { remoteEntry: { name: string } };
    exposes: { name: string }[];
  };

  expect(manifest.metaData.remoteEntry.name).toBe('standaloneEntry.js');
  expect(manifest.metaData.remoteEntry.name).toMatch(standaloneFiles.pattern);
  expect(manifest.exposes.map(({ name }) => name)).toEqual(['page']);
  expect([...files.values()].filter((code) => REACT.test(code))).not.toEqual([]);
}, 60_000);
