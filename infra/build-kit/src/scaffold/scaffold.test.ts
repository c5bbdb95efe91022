import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scratchCheckout } from '../testing/scratch-checkout';
import { ownRemotes } from '../own-remotes';
import { scaffold } from './scaffold';
import type { Wish } from './scaffold';

const root = join(import.meta.dirname, '../../../..');
/** As much of the checkout as what is made stands in or imports. */
const { copy, remove } = scratchCheckout([
  'shared-kit',
  ...['mfe-account', 'mfe-leads', 'mfe-vehicle'],
  'infra/build-kit/types',
  'infra/lint',
  // A form's mails, and the test that reads them in a whole API with its database.
  ...['infra/api/package.json', 'infra/api/src', 'infra/api/test'],
  ...['infra/platform/package.json', 'infra/platform/src'],
]);

/** What is made, in the order of a newcomer's day. */
const wishes: readonly Wish[] = [
  { kind: 'remote', name: 'recalls' },
  { kind: 'page', name: 'recall-history', remote: 'mfe-recalls' },
  { kind: 'page', name: 'my-recalls', remote: 'mfe-account' },
  { kind: 'widget', name: 'open-recalls', remote: 'mfe-vehicle', slot: 'vehicle.reviews' },
  { kind: 'form', name: 'recall-question', about: 'office' },
  { kind: 'form', name: 'recall-of-vehicle', about: 'vehicle' },
  { kind: 'form', name: 'recall-appointment', about: 'workshop' },
];
let written: string[] = [];
/** By what was wished for. */
const writtenBy: Partial<Record<Wish['kind'], string[]>> = {};

beforeAll(async () => {
  for (const wish of wishes) (writtenBy[wish.kind] ??= []).push(...(await scaffold(copy, wish)));
  written = [...new Set(Object.values(writtenBy).flat())];
  const files = ['infra/build-kit/types/assets.d.ts', 'shared-kit/testing/jest/browser-setup.ts', ...sources()];
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ extends: './tsconfig.base.json', files }));
  const ofApi = ['fontkit', 'subset-font'].map((name) => `infra/build-kit/types/${name}.d.ts`);
  writeFileSync(
    join(copy, 'tsconfig.api.json'),
    JSON.stringify({ extends: './tsconfig.base.json', files: [...ofApi, ...apiSources()] }),
  );
}, 60_000);
afterAll(remove);

/** What a tool has to say against it; nothing if it is well. */
function complaints(tool: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', tool), ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return status === 0 ? '' : `${stdout}${stderr}` || `${tool} ended with ${status}`;
}

/** Without those of the API, which bring all of it along. */
const sources = () => written.filter((path) => /\.tsx?$/.test(path) && !path.startsWith('infra/'));
const apiSources = () => written.filter((path) => path.startsWith('infra/api/'));

test('all of it passes the compiler', () => {
  expect(complaints('typescript/bin/tsc', '-p', 'tsconfig.json')).toBe('');
}, 120_000);

test('what a form has in the API passes it too: its mails, and how the test of every mail sends it', () => {
  expect(apiSources()).toHaveLength(2);
  expect(complaints('typescript/bin/tsc', '-p', 'tsconfig.api.json')).toBe('');
}, 180_000);

test('all of it passes lint and is formatted', () => {
  // The boundary rule wants Nx's graph of the whole workspace, and infra/fence.test.ts tries it.
  const boundary = ['--rule', '@nx/enforce-module-boundaries: off'];
  expect(complaints('eslint/bin/eslint.js', '--max-warnings=0', ...boundary, ...sources())).toBe('');
  expect(complaints('prettier/bin/prettier.cjs', '--check', ...written)).toBe('');
}, 120_000);

test('a remote is a folder of its own: nothing else changes', () => {
  expect(writtenBy['remote']?.filter((path) => !path.startsWith('mfe-recalls/'))).toEqual([]);
  expect(ownRemotes(copy)).toContain('mfe-recalls');
});

test.each([
  ['recall-question', 'office-forms.ts', "subcategory: 'Recall question',\n    message"],
  ['recall-of-vehicle', 'car-forms.ts', "event: 'vehicle',\n    subcategory: 'Recall of vehicle'"],
  ['recall-appointment', 'workshop-forms.ts', "about: 'place',\n    places: ['service'],"],
])('the form %s stands among its like, in %s', (id, file, filed) => {
  const text = readFileSync(join(copy, 'shared-kit/contracts/src/form', file), 'utf8');
  expect(text.slice(text.indexOf(`id: '${id}'`))).toContain(filed);
});

test('a page of a shopper’s own has its address as a constant and its row, from which its route comes', () => {
  const ownPages = readFileSync(join(copy, 'shared-kit/domain/src/account/own-pages.ts'), 'utf8');
  const contract = readFileSync(join(copy, 'mfe-account/remote.config.ts'), 'utf8');

  expect(readFileSync(join(copy, 'shared-kit/domain/src/account/account-paths.ts'), 'utf8')).toContain(
    "export const MY_RECALLS_PATH = '/my-recalls';",
  );
  expect(ownPages).toContain(
    "{ id: 'my-recalls-page', path: MY_RECALLS_PATH, label: 'My recalls', signIn: 'account' },\n];",
  );
  expect(contract).toBe(readFileSync(join(root, 'mfe-account/remote.config.ts'), 'utf8'));
  expect(contract).toContain('...OWN_PAGES.map(');
});

const refusals: readonly [string, Wish, string | RegExp][] = [
  ['without a name', { kind: 'remote', name: undefined }, 'Give it a name'],
  ['that ends in -page twice', { kind: 'page', name: 'zed-page', remote: 'mfe-vehicle' }, 'call it zed'],
  ['by another kind of name', { kind: 'page', name: 'Recall_Page', remote: 'mfe-vehicle' }, 'joined by hyphens'],
  [
    'for an unknown remote',
    { kind: 'page', name: 'recall-news', remote: 'mfe-nobody' },
    'No remote mfe-nobody: --remote mfe-',
  ],
  [
    'for an unknown slot',
    { kind: 'widget', name: 'a-part', remote: 'mfe-vehicle', slot: 'x' },
    'No slot x: --slot home.',
  ],
  [
    'under a name that is taken',
    { kind: 'remote', name: 'mfe-search' },
    'mfe-search/remote.config.ts is there already',
  ],
  [
    'at an address that is taken',
    { kind: 'page', name: 'compare', remote: 'mfe-vehicle' },
    '/compare is an address of mfe-search already',
  ],
  [
    'at the address of a form',
    { kind: 'page', name: 'fleet', remote: 'mfe-vehicle' },
    '/fleet is an address of mfe-leads already',
  ],
  ...(
    [
      ['watchlist', 'account-paths.ts'],
      ['careers', 'form-path.ts'],
      ['special-offers', 'mfe-search'],
      ['dealer-locator', 'location-path.ts'],
      ['blog', 'content-pages.ts'],
      ['my-recalls', 'account-paths.ts'],
    ] as const
  ).map(([name, owner]): [string, Wish, RegExp] => [
    `at /${name}`,
    { kind: 'page', name, remote: 'mfe-vehicle' },
    new RegExp(`/${name} is an address of \\S*${owner} already`),
  ]),
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
