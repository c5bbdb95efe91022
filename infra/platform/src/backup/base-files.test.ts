import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree } from './base-files';
import { makeWalDirectory } from './wal-archive';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'base-files-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what only its owner reads is read by nobody else in a backup and after it was restored', () => {
  const photos = join(folder, 'data', 'lead-photos', 'sunrise');
  mkdirSync(photos, { recursive: true });
  writeFileSync(join(photos, '1.jpg'), 'a photo', { mode: 0o600 });
  chmodSync(join(folder, 'data', 'lead-photos'), 0o700);

  copyTree(join(folder, 'data'), join(folder, 'restored'));

  const modeOf = (path: string) => statSync(join(folder, 'restored', path)).mode & 0o777;
  expect([modeOf('lead-photos'), modeOf('lead-photos/sunrise/1.jpg')]).toEqual([0o700, 0o600]);
});

test.each(["it's", 'a"b', 'a$(id)', 'a`id`', 'a%p'])('a shell is told no path like %s', (name) => {
  expect(() => makeWalDirectory(join(folder, name), undefined)).toThrow('cannot be archived to');
});
