import { ownRemotes } from '@infra/build-kit/own-remotes';
import type { RemoteConfig } from '@shared-kit/contracts/release/remote.contract';
import { slotNames } from '@shared-kit/contracts/release/slots.contract';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Folders of what is installed or built. */
const isMade = (path: string) => /(^|\/)(node_modules|dist(-dev)?|\.data)(\/|$)/.test(path);
const documents = globSync(['*.md', '{docs,infra,shell,mfe-*,shared-kit}/**/*.md'], {
  cwd: root,
  exclude: isMade,
});

const textOf = (document: string) => readFileSync(join(root, document), 'utf8');

/** Paths in code marks that begin with a folder of the checkout; a `*` stands for several. */
function pathsIn(text: string): string[] {
  const named = text.matchAll(/`((?:shell|mfe-[a-z][a-z0-9-]*|shared-kit|infra|docs)\/[\w./*-]*[\w*])`/g);
  return [...new Set([...named].map(([, path = '']) => path))];
}

/** A decision names files as they were when it was written. */
const current = documents.filter((document) => !/^infra\/decisions\/(?!README)/.test(document));

test.each(current)('%s names only files and folders that are there', (document) => {
  const gone = pathsIn(textOf(document)).filter((path) => globSync(path, { cwd: root }).length === 0);

  expect(gone).toEqual([]);
});

const files = globSync('{shell,mfe-*,shared-kit,infra}/**/*.{ts,tsx,mjs,cjs}', { cwd: root, exclude: isMade });

test.each(current)('%s names files by ends of paths that are there', (document) => {
  const named = textOf(document).matchAll(/`(?:\.\.\/)*([a-z][\w-]*\/[\w./-]+\.(?:ts|tsx|mjs|cjs))`/g);
  const gone = [...named].filter(([, path]) => !files.some((file) => `/${file}`.endsWith(`/${path}`)));

  expect(gone.map(([, path]) => path)).toEqual([]);
});

/** What `npm run new` makes. */
const SCAFFOLDED = new Set(['settings.ts']);
const names = new Set(
  globSync('{*,.*,{shell,mfe-*,shared-kit,infra}/**/*}.{ts,tsx,mjs,cjs,css,sql}', { cwd: root, exclude: isMade }).map(
    (file) => basename(file),
  ),
);

test.each(current)('%s names files by bare names that are there', (document) => {
  const named = textOf(document).matchAll(/`([a-z0-9][\w.-]*\.(?:ts|tsx|mjs|cjs|css|sql))`/g);
  const gone = [...named].filter(([, name = '']) => !names.has(name) && !SCAFFOLDED.has(name));

  expect(gone.map(([, name]) => name)).toEqual([]);
});

test.each(documents)('every link of %s to a file of ours leads to one', (document) => {
  const links = [...textOf(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link = '']) => link);
  const broken = links.filter((link) => !existsSync(join(root, dirname(document), link)));

  expect(broken).toEqual([]);
});

test('the messages of our lint rules name only files that are there', () => {
  const rules = globSync('infra/lint/*.mjs', { cwd: root });
  const named = rules.flatMap((file) => [
    ...textOf(file).matchAll(/\b((?:infra|shared-kit|shell)\/[\w./-]+\.tsx?)\b/g),
  ]);
  expect(named.length).toBeGreaterThan(10);

  expect(named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

/** What a comment calls any file. */
const ANY_FILE = new Set(['file.ts']);

test('comments name only files that are there', () => {
  const commented = files.filter((file) => !/^infra\/studio\/|\.test\.tsx?$/.test(file));
  const named = commented.flatMap((file) => {
    const comments = textOf(file).match(/\/\*[^]*?\*\/|(?<![:'"`\w])\/\/.*/g) ?? [];
    const paths = comments
      .join('\n')
      .matchAll(/(?<![\w./{}*$@-])((?:[a-z][\w.-]*\/)*[a-z][\w.-]*\.(?:tsx?|mjs|cjs))(?![\w/])/g);
    return [...paths].map(([, path = '']) => ({ file, path }));
  });
  const ends = new Set(files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))));
  expect(named.length).toBeGreaterThan(50);

  expect(named.filter(({ path }) => !ends.has(path) && !existsSync(join(root, path)) && !ANY_FILE.has(path))).toEqual(
    [],
  );
});

test('the architecture names where things are', () => {
  expect(pathsIn(textOf('docs/architecture.md')).length).toBeGreaterThan(40);
});

test('the architecture says of every slot who fills it', async () => {
  const remotes = await Promise.all(
    ownRemotes(root).map(async (name) => {
      const { default: remote } = (await import(join(root, name, 'remote.config.ts'))) as { default: RemoteConfig };
      return remote;
    }),
  );
  const rows = textOf('docs/architecture.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const said = slotNames.map((slot) => {
    const row = rows.find((line) => line.split('|')[1]?.includes(`\`${slot}\``)) ?? '';
    return [slot, ownRemotes(root).filter((name) => row.split('|')[3]?.includes(`\`${name}\``))];
  });
  const filled = slotNames.map((slot) => [
    slot,
    remotes.filter(({ widgets }) => widgets.some((widget) => widget.slot === slot)).map(({ name }) => name),
  ]);

  expect(said).toEqual(filled);
});

test.each(ownRemotes(root))('the README of %s lists each page and widget that it exposes', (name) => {
  const rows = textOf(`${name}/README.md`).matchAll(/^\| (page|widget) +\| `([\w-]+)`/gm);
  const listed = [...rows].map(([, , module = '']) => module);
  const exposed = globSync(`${name}/src/exposes/*.tsx`, { cwd: root, exclude: (path) => path.includes('.test.') });

  expect(listed.toSorted()).toEqual(exposed.map((file) => basename(file, '.tsx')).toSorted());
});

type Rule = { name: string; from: { path?: string } };

test("the API's README says of each module what it owns and in which layer", () => {
  const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: Rule[] };
  const rows = textOf('infra/api/README.md').matchAll(/^\| (?:`|\[)([\w-]+).* \| .+ \| +(\d)+ +\|$/gm);
  const listed = [...rows].map(([, module = '', layer = '']) => `${layer} ${module}`);
  const layered = forbidden.flatMap(({ name, from }) => {
    const [, layer] = /^api-modules-stand-in-layers-(\d+)$/.exec(name) ?? [];
    const [, modules = ''] = /\(([^)]+)\)/.exec(String(from.path)) ?? [];
    return layer ? modules.split('|').map((module) => `${layer} ${module}`) : [];
  });
  const folders = globSync('infra/api/src/modules/*', { cwd: root }).map((folder) => basename(folder));

  expect(listed.toSorted()).toEqual(layered.toSorted());
  expect(listed.map((row) => row.slice(2)).toSorted()).toEqual(folders.toSorted());
});

const modules = globSync('infra/api/src/modules/*', { cwd: root });
/** What the last line of a module's README names. */
function owned(module: string, kind: 'Tables' | 'Ports'): string[] {
  const [, said = ''] = textOf(join(module, 'README.md')).split(`**${kind}**: `);
  const [names = ''] = said.split(/\. \*\*|\.\n/);
  return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

test.each(modules)('the README of %s names its files, tables and ports', (module) => {
  const sources = globSync(`${module}/**/*.ts`, { cwd: root, exclude: (path) => path.includes('.test.') });
  const tables = sources.flatMap((file) => [...textOf(file).matchAll(/pgTable\(\s*'([a-z_]+)'/g)]);
  const ports = sources.filter((file) => file.endsWith('.port.ts')).map((file) => relative(module, file));
  const said = textOf(join(module, 'README.md'));

  expect(sources.filter((file) => said.includes(`${basename(file)}\``)).length).toBeGreaterThan(1);
  expect(owned(module, 'Ports').toSorted()).toEqual(ports.toSorted());
  expect(owned(module, 'Tables')).toEqual(expect.arrayContaining(tables.map(([, table]) => table)));
});

test('each table that a README names was made by a migration, and is of one module', () => {
  const migrations = globSync('infra/api/src/db/migrations/*.sql', { cwd: root }).map(textOf).join('\n');
  const tables = modules.flatMap((module) => owned(module, 'Tables'));

  expect(
    tables.filter((table) => !new RegExp(`create table (if not exists )?${table}\\b`, 'i').test(migrations)),
  ).toEqual([]);
  expect(tables.filter((table, at) => tables.indexOf(table) !== at)).toEqual([]);
});

test('the document on security counts and lists its own rows', () => {
  const text = textOf('docs/security.md');
  const rows = [
    ...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([12]) +\| .+? \| (met|\*\*not met\*\*, \w+|not applicable) +\|/gm),
  ];
  const counted = (level: string) =>
    ['met', '**not met**', 'not applicable'].map(
      (state) =>
        rows.filter(([, , of, said = '']) => (level === 'both' || of === level) && said.startsWith(state)).length,
    );
  for (const level of ['1', '2', 'both']) {
    const [met, not, none] = counted(level);
    expect(text).toMatch(new RegExp(`^\\| ${level} +\\| \\d+ +\\| ${met} +\\| ${not} +\\| ${none} +\\|`, 'm'));
  }
  for (const severity of ['Medium', 'Low']) {
    const open = rows.filter(([, , , said]) => said === `**not met**, ${severity.toLowerCase()}`).map(([, no]) => no);
    const [, count, list = ''] =
      new RegExp(`\\*\\*${severity}\\*\\* \\((\\d+)\\):.*\\n\\n((?:- .+\\n)+)`).exec(text) ?? [];
    expect([...list.matchAll(/^- (\d+\.\d+\.\d+):/gm)].map(([, no]) => no)).toEqual(open);
    expect(Number(count)).toBe(open.length);
  }
});

test('the README of the console lists each of its folders', () => {
  const rows = textOf('infra/console/README.md').matchAll(/ \| `src\/([\w-]+)` +\|$/gm);
  const folders = globSync('infra/console/src/*/', { cwd: root }).map((folder) => basename(folder));

  expect([...rows].map(([, folder = '']) => folder).toSorted()).toEqual(folders.toSorted());
});

/** Folders that every remote may have; CONTRIBUTING says what is in them. */
const LAYOUT = new Set(['api', 'exposes', 'features', 'pages', 'testing']);

test.each(ownRemotes(root))('the README of %s lists each folder that its features share', (name) => {
  const rows = textOf(`${name}/README.md`).matchAll(/^\| `src\/([\w-]+)` +\|/gm);
  const folders = globSync(`${name}/src/*/`, { cwd: root }).map((folder) => basename(folder));

  expect([...rows].map(([, folder = '']) => folder).toSorted()).toEqual(
    folders.filter((folder) => !LAYOUT.has(folder)).toSorted(),
  );
});

test('the index of decisions has each of them, once', () => {
  const index = textOf('infra/decisions/README.md');
  const listed = [...index.matchAll(/^\| \[[^\]]+\]\(([\w-]+\.md)\)/gm)].map(([, file = '']) => file);
  const written = globSync('infra/decisions/*.md', { cwd: root }).map((file) => basename(file));

  expect(listed.toSorted()).toEqual(written.filter((file) => file !== 'README.md').toSorted());
});
