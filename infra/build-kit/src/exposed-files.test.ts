import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ChunkGroup, Compiler, Stats } from '@rspack/core';
import { ExposedFiles } from './exposed-files';

const group = (name: string | undefined, files: string[], children: ChunkGroup[] = []) =>
  ({ name, childrenIterable: children, getFiles: () => files }) as unknown as ChunkGroup;

test('a page starts with its own scripts and the styles of all its HTML may show, not with what loads on demand', () => {
  const dialog = group('on-demand-fullscreen', ['fullscreen.js', 'fullscreen.css'], [group(undefined, ['deep.css'])]);
  const details = group(undefined, ['details.js', 'details.css', 'page.1.hot-update.css']);
  const page = group('page', ['page.js', 'page.css', 'page.1.hot-update.js'], [details, dialog]);
  // Chunks may lead back to where they came from.
  details.childrenIterable.push(page);
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'exposed-files-')), 'exposed.json');

  let done: (stats: Stats) => void = () => {};
  const compiler = { hooks: { done: { tap: (_name: string, run: typeof done) => (done = run) } } };
  new ExposedFiles(file, ['page', 'not-built']).apply(compiler as unknown as Compiler);
  done({ compilation: { namedChunkGroups: new Map([['page', page]]) } } as unknown as Stats);

  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toEqual({
    page: { js: ['page.js'], css: ['page.css', 'details.css'] },
  });
  fs.rmSync(path.dirname(file), { recursive: true });
});
