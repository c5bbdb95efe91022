import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

test('every file with tests is run by one project of jest', () => {
  const jest = ['--experimental-vm-modules', resolve(root, 'node_modules/jest/bin/jest.js'), '--listTests'];
  const listed = execFileSync(process.execPath, jest, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const run = new Set(listed.map((file) => relative(root, file)));
  const files = globSync('{shell,mfe-*,shared-kit,infra}/**/*.test.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|dist-dev|\.data)$/.test(path) || path === 'infra/studio',
  });

  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((file) => !run.has(file))).toEqual([]);
});
