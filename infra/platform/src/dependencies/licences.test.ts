import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedLicence } from './installed-licence';
import { judgeLicences } from './licences';

const root = join(import.meta.dirname, '../../../..');
const lockOf = (packages: object) => ({ packages });
const none = () => undefined;

test('a package without a permission is refused, by its name and version', () => {
  const packages = {
    '': { license: 'UNLICENSED' },
    'shell/node_modules/fine': { version: '1.0.0', license: '(GPL-3.0-only OR MIT)' },
    'node_modules/both': { version: '2.0.0', license: 'MIT AND GPL-3.0-only' },
    'node_modules/@scope/agpl': { version: '3.0.0', license: 'AGPL-3.0-only' },
    'node_modules/words': { version: '4.0.0', license: 'SEE LICENSE IN LICENSE.md' },
    'node_modules/linked': { link: true },
  };

  expect(judgeLicences(lockOf(packages), none)).toEqual({
    read: 1,
    refused: [
      'both@2.0.0: MIT AND GPL-3.0-only',
      '@scope/agpl@3.0.0: AGPL-3.0-only',
      'words@4.0.0: SEE LICENSE IN LICENSE.md',
    ],
    unread: [],
  });
});

test('what only builds the product may be under more licences than what it ships', () => {
  const axe = { version: '4.0.0', license: 'MPL-2.0' };

  expect(judgeLicences(lockOf({ 'node_modules/axe': { ...axe, dev: true } }), none).refused).toEqual([]);
  expect(judgeLicences(lockOf({ 'node_modules/axe': axe }), none).refused).toEqual(['axe@4.0.0: MPL-2.0']);
});

test('a package whose licence the lock leaves out is asked, and one that is not installed is named', () => {
  const packages = { 'node_modules/here': { version: '1.0.0' }, 'node_modules/elsewhere': { version: '1.0.0' } };
  const licenceOf = (folder: string) => (folder === 'node_modules/here' ? 'AGPL-3.0-only' : undefined);

  expect(judgeLicences(lockOf(packages), licenceOf)).toEqual({
    read: 0,
    refused: ['here@1.0.0: AGPL-3.0-only'],
    unread: ['elsewhere@1.0.0'],
  });
});

test('everything that this project depends on may be used', () => {
  const lock: unknown = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const { read, refused, unread } = judgeLicences(lock, installedLicence(root));

  expect(refused).toEqual([]);
  expect(read).toBeGreaterThan(1_000);
  // Binaries for other systems than this one: each is a part of a package whose licence was read.
  expect(unread.filter((name) => !/binding|-(linux|darwin|win32|freebsd|android|openharmony|wasm)/.test(name))).toEqual(
    [],
  );
});
