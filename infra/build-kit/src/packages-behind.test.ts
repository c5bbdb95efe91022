import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { lucideFactory, snapshotFiles } from './rules';
import { facades, liveRouter, root } from './shared-modules';

type Loader = (this: { resourceQuery: string }, source: string) => string;
const unnamed = createRequire(import.meta.url)('./replacements/unnamed-components.cjs') as Loader;
type Reader = (source: string) => string;
const bareIcons = createRequire(import.meta.url)('./replacements/bare-icons.cjs') as Reader;
const withoutJsonSchema = createRequire(import.meta.url)('./replacements/without-json-schema.cjs') as Reader;
const federationOfPages = createRequire(import.meta.url)('./replacements/federation-of-pages.cjs') as Reader;

test.each(Object.values(facades).flatMap((aliases) => Object.entries(aliases)))(
  'the file behind %s is where the façade looks for it: %s',
  (_alias, file) => {
    expect(existsSync(join(root, file))).toBe(true);
  },
);

test("the router's files are still written the way that the loader reads them", () => {
  const sources = globSync('node_modules/react-router/dist/production/**/*.js', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const read = sources.map((source) => unnamed.call({ resourceQuery: '' }, source)).join('\n');

  expect(sources.join('\n')).toMatch(/^\w+\.displayName = /m);
  expect(read).not.toMatch(/^\w+\.displayName = /m);
  expect(read).toMatch(/= \/\* @__PURE__ \*\/ React\$1\.(?:forwardRef|createContext)\(/);
});

test('icons are still written the way that the loader reads them, and keep what is drawn', () => {
  const file = join(root, 'node_modules/lucide-react/dist/esm/icons/circle-exclamation-point.mjs');
  const read = bareIcons(readFileSync(file, 'utf8'));

  expect(read).not.toMatch(/name:|size:|aliases:|key:|__iconData\.node;/);
  expect(read).toMatch(/\["line", \{ x1: "12", x2: "12.01", y1: "16", y2: "16" \}\]\n {2}\]\n\};/);
});

test("zod's schemas are still written the way that the loader reads them: nothing of JSON Schema is left in pages", () => {
  const source = readFileSync(join(root, 'node_modules/zod/v4/classic/schemas.js'), 'utf8');
  const read = withoutJsonSchema(source);

  expect(source.match(/processJSONSchema = /g)!.length).toBeGreaterThan(30);
  expect(read).not.toMatch(/processJSONSchema|processors\.\w+Processor|JSONSchemaMethod\(/);
});

test('the federation still loads entries the way that the loader reads it: scripts are left, nothing preloads', () => {
  const readOf = (file: string) =>
    federationOfPages(readFileSync(join(root, 'node_modules/@module-federation/runtime-core/dist', file), 'utf8'));
  const read = readOf('utils/load.js');
  const remotes = readOf('remote/index.js');

  expect(read).toMatch(/if \(false\) return loadEsmEntry\(/);
  expect(read).toMatch(/if \(false\) return loadSystemJsEntry\(/);
  expect(read).toMatch(/return loadEntryScript\(/);
  expect(remotes).not.toContain('generatePreloadAssets.emit');
  expect(remotes).toMatch(/^\tasync preloadRemote\(\) \{\}\n\tregisterRemotes\(/m);
});

test.each(Object.values(liveRouter))('what navigates is a second instance with a router of its own: %s', (request) => {
  const [file = '', query] = request.split('?');
  const source = readFileSync(file, 'utf8');
  const read = unnamed.call({ resourceQuery: `?${query}` }, source);
  const routers = read.match(/from "[^"]*\/router\/router\.js[^"]*"/g) ?? [];

  expect(routers).toEqual([expect.stringMatching(/\/router\/router\.js\?live"$/)]);
  const imported = /"([^"?]*\/router\/router\.js)\?live"/.exec(read)?.[1] ?? '';
  expect(existsSync(join(dirname(file), imported))).toBe(true);
  expect(unnamed.call({ resourceQuery: '' }, source)).not.toContain('?live');
});

test.each([
  ['lucide-react/dist/esm', lucideFactory, ['createLucideIcon.mjs']],
  ['@module-federation/runtime-core/dist', snapshotFiles, ['SnapshotHandler.js', 'preload.js']],
])('what builds replace in %s is still there', (folder, replaced, names) => {
  const found = globSync(`node_modules/${folder}/**/*.{js,mjs}`, { cwd: root }).filter((file) => replaced.test(file));

  expect([...new Set(found.map((file) => basename(file)))].toSorted()).toEqual(names);
});
