import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scaffold } from './scaffold';
import type { Wish } from './scaffold';

const root = join(import.meta.dirname, '../../../..');
const copy = mkdtempSync(join(tmpdir(), 'scaffold-'));
/** As much of the checkout as what is made stands in or imports. */
const FOLDERS = [
  'shared-kit',
  'mfe-vehicle',
  'mfe-leads',
  'infra/build-kit/types',
  'infra/lint',
  'infra/api/src/modules/leads/mail',
];
const FILES = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'eslint.config.mjs', '.prettierrc'];

/** What is made, in the order of a newcomer's day. */
const wishes: readonly Wish[] = [
  { kind: 'remote', name: 'recalls' },
  { kind: 'page', name: 'recall-history', remote: 'mfe-recalls' },
  { kind: 'widget', name: 'open-recalls', remote: 'mfe-vehicle', slot: 'vehicle.reviews' },
  { kind: 'form', name: 'recall-question', about: 'office' },
  { kind: 'form', name: 'recall-of-vehicle', about: 'vehicle' },
  { kind: 'form', name: 'recall-appointment', about: 'workshop' },
];
let written: string[] = [];

beforeAll(async () => {
  const contracts = globSync('mfe-*/{remote.config.ts,package.json}', { cwd: root });
  for (const path of [...FOLDERS, ...FILES, ...contracts])
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: isSource });
  linkModules();
  for (const wish of wishes) written.push(...(await scaffold(copy, wish)));
  written = [...new Set(written)];
  const files = ['infra/build-kit/types/assets.d.ts', 'shared-kit/testing/jest/browser-setup.ts', ...sources()];
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ extends: './tsconfig.base.json', files }));
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function isSource(path: string): boolean {
  return !/\/(dist|dist-dev|node_modules)(\/|$)/.test(path.slice(root.length));
}

/** The installed packages, of which our own are the copy's: what is checked is what was made. */
function linkModules(): void {
  const modules = join(copy, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('@shared-kit') && !name.startsWith('@infra'))
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const scope of ['shared-kit', 'infra']) symlinkSync(join(copy, scope), join(modules, `@${scope}`));
}

/** What a tool has to say against it; nothing if it is well. */
function complaints(tool: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${stdout}${stderr}` || `${tool} ended with ${status}`;
}

/** Without those of the API, which would bring all of it along. */
const sources = () => written.filter((path) => /\.tsx?$/.test(path) && !path.startsWith('infra/'));

test('all of it passes the compiler', () => {
  expect(complaints('typescript/bin/tsc', '-p', 'tsconfig.json')).toBe('');
}, 120_000);

test('all of it passes lint and is formatted', () => {
  // The boundary rule wants Nx's graph of the whole workspace, and infra/fence.test.ts tries it.
  const boundary = ['--rule', '@nx/enforce-module-boundaries: off'];
  expect(complaints('eslint/bin/eslint.js', '--max-warnings=0', ...boundary, ...sources())).toBe('');
  const formatted = written.filter((path) => path !== 'package-lock.json');
  expect(complaints('prettier/bin/prettier.cjs', '--check', ...formatted)).toBe('');
}, 120_000);

test('a remote is named wherever remotes are', () => {
  const text = (path: string) => readFileSync(join(copy, path), 'utf8');
  expect(text('shared-kit/contracts/src/release/remote.contract.ts')).toMatch(
    /'mfe-account',\n {2}'mfe-recalls',\n\] as const/,
  );
  expect(text('shared-kit/contracts/src/settings/site-settings.ts')).toContain("'mfe-recalls': recallsSettingsSchema,");
  const { packages } = JSON.parse(text('package-lock.json')) as { packages: Record<string, object> };
  expect(packages['mfe-recalls']).toEqual({ version: '1.0.0' });
  expect(packages['node_modules/mfe-recalls']).toEqual({ resolved: 'mfe-recalls', link: true });
});

test.each([
  ['recall-question', 'office-forms.ts', "subcategory: 'Recall question',\n    message"],
  ['recall-of-vehicle', 'car-forms.ts', "event: 'vehicle',\n    subcategory: 'Recall of vehicle'"],
  ['recall-appointment', 'workshop-forms.ts', "about: 'place',\n    places: ['service'],"],
])('the form %s stands among its like, in %s', (id, file, filed) => {
  const text = readFileSync(join(copy, 'shared-kit/contracts/src/form', file), 'utf8');
  expect(text.slice(text.indexOf(`id: '${id}'`))).toContain(filed);
});

const refusals: readonly [string, Wish, string][] = [
  ['without a name', { kind: 'remote', name: undefined }, 'Give it a name'],
  ['by another kind of name', { kind: 'page', name: 'Recall_Page', remote: 'mfe-vehicle' }, 'joined by hyphens'],
  [
    'for an unknown remote',
    { kind: 'page', name: 'a-page', remote: 'mfe-nobody' },
    'No remote mfe-nobody: --remote mfe-',
  ],
  [
    'for an unknown slot',
    { kind: 'widget', name: 'a-part', remote: 'mfe-vehicle', slot: 'x' },
    'No slot x: --slot home.',
  ],
  ['under a name that is taken', { kind: 'remote', name: 'mfe-search' }, 'mfe-search/package.json is there already'],
  [
    'at an address that is taken',
    { kind: 'page', name: 'compare', remote: 'mfe-vehicle' },
    '/compare is an address of mfe-',
  ],
  [
    'at the address of a form',
    { kind: 'page', name: 'fleet', remote: 'mfe-vehicle' },
    '/fleet is an address of mfe-leads already',
  ],
  [
    'with a file that is there',
    { kind: 'widget', name: 'open-recalls', remote: 'mfe-vehicle', slot: 'vehicle.reviews' },
    'open-recalls.tsx is there already',
  ],
  ['as a form that there is', { kind: 'form', name: 'recall-question', about: 'office' }, 'recall-question'],
  ['as a form about nothing', { kind: 'form', name: 'a-form' }, 'Say what it is about: --about vehicle | workshop'],
  ['about what no form is', { kind: 'form', name: 'a-form', about: 'x' }, 'No form is about x: --about vehicle |'],
];
test.each(refusals)('nothing is made %s, and it says why', async (_case, wish, message) => {
  const before = readdirSync(copy);
  await expect(scaffold(copy, wish)).rejects.toThrow(message);
  expect(readdirSync(copy)).toEqual(before);
});
