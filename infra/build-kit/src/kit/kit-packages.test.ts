import { readFileSync } from 'node:fs';
import path from 'node:path';
import { valid } from 'semver';
import { root } from '../shared-modules';
import { pinVersions } from './kit-packages';

const TEMPLATE = path.join(root, 'infra/build-kit/template-repository/package.json');

test('a repository gets one exact version of each package of the template', () => {
  const { dependencies, devDependencies } = JSON.parse(pinVersions(readFileSync(TEMPLATE, 'utf8'))) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.length).toBeGreaterThan(15);
  expect(versions.filter((version) => valid(version) !== version)).toEqual([]);
  expect(dependencies['react']).toBe(
    (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { dependencies: { react: string } })
      .dependencies.react,
  );
});

test('a package that this checkout does not have is named', () => {
  const template = JSON.stringify({ dependencies: { 'left-pad': 'PINNED' }, devDependencies: {} });
  expect(() => pinVersions(template)).toThrow('No version of left-pad is known here');
});
