import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const later = 'declare const later: () => Promise<string>;';

/** What is wrong in a file, by the rule that has to say so; what is right, by none. */
const cases = [
  ['a promise nobody waits for', `${later} later();`, ['no-floating-promises']],
  ['a promise taken for a condition', `${later} if (later()) throw new Error();`, ['no-misused-promises']],
  ['what is awaited and is no promise', 'export const x = async () => { const y = 1; await y; };', ['await-thenable']],
  ['a call of what has no type', 'declare const x: any; x();', ['no-unsafe-call']],
  ['what has no type, returned', 'export const x = (y: any): string => y;', ['no-unsafe-return']],
  [
    'an object written into a text',
    'export const x = (y: object) => `${y}`;',
    ['no-base-to-string', 'restrict-template-expressions'],
  ],
  [
    'a case of a union left out',
    "export function x(y: 'a' | 'b') { switch (y) { case 'a': return 1; } }",
    ['switch-exhaustiveness-check'],
  ],
  ['what is deprecated', '/** @deprecated */ const x = () => 1; export const y = x();', ['no-deprecated']],
  ['what is thrown and is no error', "export const x = () => { throw 'x'; };", ['only-throw-error']],
  ['a thrown answer, which the router takes', 'export const x = () => { throw new Response(); };', []],
  ['a promise waited for', `${later} export const x = async () => { await later(); };`, []],
] as const;

type Report = { diagnostics: { code: string; filename: string }[] };

let reported: Report['diagnostics'];

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-types-'));
  try {
    writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true }, "include": ["*.ts"] }');
    cases.forEach(([, code], index) => writeFileSync(join(folder, `x${index}.ts`), `${code}\nexport {};\n`));
    reported = (JSON.parse(oxlint(folder)) as Report).diagnostics;
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(cases.map(([name, , rules], index) => ({ name, rules, index })))('$name', ({ rules, index }) => {
  const found = reported.filter(({ filename }) => filename.endsWith(`x${index}.ts`)).map(({ code }) => code);
  expect(found.sort()).toEqual(rules.map((rule) => `typescript(${rule})`));
});

/** What Oxlint answers, which ends with 1 when it found something. */
function oxlint(folder: string): string {
  const args = ['-c', join(root, '.oxlintrc.json'), '--format=json', folder];
  try {
    return execFileSync(join(root, 'node_modules/.bin/oxlint'), args, { cwd: root, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}
