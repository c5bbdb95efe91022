import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const MODULE = '@shared-kit/contracts/http/plain-issues';

/** How a program comes by what a schema says of a value. */
const TELLS =
  /\berror\.issues\b|\{ issues \}|\b(?:prettify|flatten|treeify|format)Error\b|hasZodFastifySchemaValidationErrors/;

test('nobody on the server tells of the faults of a value without the plain words for them', () => {
  const files = globSync(['infra/*/src/**/*.ts', 'shell/src/server/**/*.ts'], { cwd: root }).filter(
    (file) => !/\.test\.ts$|\/(?:testing|console|e2e)\//.test(file),
  );
  const telling = files.filter((file) => TELLS.test(readFileSync(join(root, file), 'utf8')));

  expect(telling.length).toBeGreaterThan(15);
  expect(telling.filter((file) => !readFileSync(join(root, file), 'utf8').includes(`'${MODULE}'`))).toEqual([]);
});

test('no message is looked for among the words of zod itself', () => {
  const files = globSync(
    ['{infra,mfe-*}/**/src/**/*.{ts,tsx}', 'shared-kit/*/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}'],
    {
      cwd: root,
      exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
    },
  );

  expect(
    files.filter((file) =>
      /Too (?:small|big): expected|Invalid input: expected/.test(readFileSync(join(root, file), 'utf8')),
    ),
  ).toEqual([]);
});

test('no browser is sent them: what it says of a field comes from the server, or stands in its schema', () => {
  const files = globSync(['mfe-*/src/**/*.{ts,tsx}', 'shared-kit/*/src/**/*.{ts,tsx}', 'shell/src/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|server|testing)$/.test(path) || path.endsWith('plain-issues.test.ts'),
  });

  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => readFileSync(join(root, file), 'utf8').includes('http/plain-issues'))).toEqual([]);
});
