import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Package = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>;

const root = join(import.meta.dirname, '..');
const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

test('every dependency is named with its exact version: two machines install the same', () => {
  const files = globSync(['package.json', '{shell,mfe-*}/package.json', '{infra,shared-kit}/*/package.json'], {
    cwd: root,
  });
  expect(files.length).toBeGreaterThan(7);
  const inexact = files.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync(join(root, file), 'utf8'),
    ) as Package;
    return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${file}: ${name} ${version}`);
  });
  expect(inexact).toEqual([]);
});
