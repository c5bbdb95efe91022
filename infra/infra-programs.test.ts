import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruiseFiles } from './testing/cruise-files';
import type { Violation } from './testing/cruise-files';

/** A file below infra, the other of it that it imports, and the rules that this breaks. None of them exists. */
const cases = [
  ['accepts what stands below', 'platform/src/a.ts', 'releases/src/x', []],
  ['accepts its own', 'bench/src/a.ts', 'bench/src/x', []],
  ['rejects what stands above', 'releases/src/a.ts', 'platform/src/x', ['infra-releases-knows-its-own']],
  ['rejects it of the API', 'api/src/a.ts', 'releases/src/x', ['infra-api-knows-its-own']],
  ['rejects what stands beside', 'build-kit/src/a.ts', 'api/src/x', ['infra-build-kit-knows-its-own']],
  ['rejects the API in the console', 'console/src/a.ts', 'api/src/x', ['infra-console-knows-its-own']],
  ['rejects benches in journeys', 'e2e/src/a.ts', 'bench/src/x', ['infra-e2e-knows-its-own']],
  ['accepts a database of tests', 'api/src/a.test.ts', 'platform/src/testing/x', []],
  ['rejects releases in a test of the API', 'api/src/b.test.ts', 'releases/src/x', ['infra-api-tests-with-tools']],
  ['rejects a program that has no place', 'another/src/a.ts', 'api/src/x', ['infra-programs-have-a-place']],
  ['rejects to use one', 'demo/src/a.ts', 'another/src/x', ['infra-demo-knows-its-own']],
] as const;

let violations: Violation[];

beforeAll(() => {
  const files = cases.flatMap(([, path, imported]) => [
    [`infra/${path}`, `import '${'../'.repeat(path.split('/').length - 1)}${imported}';`],
    [`infra/${imported}.ts`, ''],
  ]);
  const shell = { 'shell/src/a.ts': "import '../../infra/api/src/x';" };
  const written = Object.fromEntries(files) as Record<string, string>;
  violations = cruiseFiles('.dependency-cruiser.cjs', '.', { ...written, ...shell });
}, 60_000);

const brokenBy = (path: string) => violations.filter(({ from }) => from === path).map(({ rule }) => rule.name);

test.each(cases)('the programs of infra: %s', (_name, path, _imported, rules) => {
  expect(brokenBy(`infra/${path}`)).toEqual(rules);
});

test('the shell knows none of them', () => {
  expect(brokenBy('shell/src/a.ts')).toEqual(['only-infra-knows-its-programs']);
});

type Rule = { name: string; to: { pathNot?: unknown } };

test('the README says who may import whom, as the rules do', () => {
  const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: Rule[] };
  const held = forbidden.flatMap(({ name, to }) => {
    const [, program] = /^infra-(.*)-knows-its-own$/.exec(name) ?? [];
    const [, uses = ''] = /\((.*)\)/.exec(String(to.pathNot)) ?? [];
    return program ? [uses.split('|').join(' ')] : [];
  });
  const said = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8').matchAll(/^\| `([\w-]+)` .*\|(.*)\|$/gm);
  const rows = [...said].map(([, program, uses = '']) => [program, ...(uses.match(/[\w-]+/g) ?? [])].join(' '));
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['decisions', 'testing', 'node_modules'].includes(entry.name))
    .map(({ name }) => name);

  expect(rows).toEqual(held);
  expect(rows.map((row) => row.split(' ')[0]).toSorted()).toEqual(folders.toSorted());
});
