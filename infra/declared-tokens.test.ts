import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = (extensions: string) =>
  globSync(`{mfe-*,shell,shared-kit/*,infra/console}/src/**/*.${extensions}`, { cwd: root });

/** Custom properties that some style sheet or component sets. */
const set = new Set(
  sources('{css,ts,tsx}').flatMap((file) =>
    [...read(file).matchAll(/['"`]?(--[\w-]+)['"`]?\]?\s*:|setProperty\(\s*['"`](--[\w-]+)/g)].map(
      ([, written = '', called = '']) => written || called,
    ),
  ),
);

test('a style sheet uses no custom property that nobody sets, unless it says what stands in its place', () => {
  const unknown = sources('css').flatMap((file) =>
    [...read(file).matchAll(/var\((--[\w-]+)\s*\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !set.has(name))
      .map((name) => `${file}: ${name}`),
  );

  expect([...new Set(unknown)]).toEqual([]);
});
