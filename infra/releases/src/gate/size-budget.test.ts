import { createHook } from 'node:async_hooks';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSizeBudgets } from '@infra/build-kit/size-budgets';
import { aManifest } from '@shared-kit/testing/a-manifest';
import { compressedSizes, sizeFaults } from './size-budget';

const budgets = {
  page: 20,
  widget: 10,
  entry: 7.2,
  foreignEntry: 32,
  shell: 139.8,
  text: 4,
  own: { 'mfe-search/card': { limit: 4 } },
};
const page = { path: '/search', title: 'Search', css: ['client/page.css'], js: ['client/page.js'] };
const widget = { slot: 'home.sections', css: [] };
const manifest = aManifest({
  routes: [
    { ...page, id: 'results' },
    { ...page, id: 'offers', path: '/offers' },
  ],
  widgets: [
    { ...widget, id: 'card', js: ['client/card.js'] },
    { ...widget, id: 'sections', js: ['client/sections.js'] },
  ],
});
const sizes = (kB: Record<string, number>) =>
  new Map(Object.entries(kB).map(([file, size]) => [`client/${file}`, size * 1000]));

test('what is within its budget, to the byte, is welcome', () => {
  expect(
    sizeFaults(
      manifest,
      sizes({ 'remoteEntry.js': 7.2, 'page.js': 15, 'page.css': 5, 'card.js': 4, 'sections.js': 10 }),
      budgets,
    ),
  ).toEqual([]);
});

test('the entry, each page with its styles and each widget have a budget, some one of their own', () => {
  expect(
    sizeFaults(
      manifest,
      sizes({ 'remoteEntry.js': 7.201, 'page.js': 15, 'page.css': 5.5, 'card.js': 4.5, 'sections.js': 10.004 }),
      budgets,
    ),
  ).toEqual([
    'the entry client/remoteEntry.js: 7.21 kB, 7.2 kB at most',
    'the page results, the page offers: 20.50 kB, 20 kB at most',
    'the widget card: 4.50 kB, 4 kB at most',
    'the widget sections: 10.01 kB, 10 kB at most',
  ]);
});

test('a remote that another tool built may bring the federation’s runtime in its entry', () => {
  const foreign = { ...manifest, serverEntry: null };

  expect(sizeFaults(foreign, sizes({ 'remoteEntry.js': 28.5 }), budgets)).toEqual([]);
  expect(sizeFaults(foreign, sizes({ 'remoteEntry.js': 33 }), budgets)).toHaveLength(1);
});

test('files are measured as browsers get them, not as they lie on the disk', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'sizes-'));
  mkdirSync(path.join(directory, 'client'));
  for (const name of ['remoteEntry.js', 'page.js', 'page.css', 'card.js', 'sections.js'])
    writeFileSync(path.join(directory, 'client', name), 'a'.repeat(50_000));

  const measured = await compressedSizes(directory, manifest);

  expect([...measured.keys()].sort()).toEqual(
    ['card.js', 'page.css', 'page.js', 'remoteEntry.js', 'sections.js'].map((name) => `client/${name}`),
  );
  expect(Math.max(...measured.values())).toBeLessThan(100);
  rmSync(directory, { recursive: true });
});

test('the budgets are those of this checkout', () => {
  expect(readSizeBudgets()).toMatchObject({ page: 20, widget: 10 });
});

test('files are compressed one at a time, so that who takes a version back finds a thread to connect to the database by', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'sizes-'));
  mkdirSync(path.join(directory, 'client'));
  const js = Array.from({ length: 6 }, (_, index) => `client/${index}.js`);
  for (const file of ['client/remoteEntry.js', 'client/page.css', ...js])
    writeFileSync(path.join(directory, file), file.repeat(10_000));
  const atWork = new Set<number>();
  let most = 0;
  const watch = createHook({
    init(id, type) {
      if (type !== 'ZLIB') return;
      atWork.add(id);
      most = Math.max(most, atWork.size);
    },
    before: (id) => void atWork.delete(id),
  }).enable();

  const sizes = await compressedSizes(directory, aManifest({ routes: [{ ...page, id: 'results', js }] }));

  watch.disable();
  expect([sizes.size, most]).toEqual([8, 1]);
  rmSync(directory, { recursive: true });
});
