import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ownRemotes } from './own-remotes';

test('a remote is a folder with a contract: no list has to name it', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'own-remotes-'));
  for (const folder of ['mfe-search', 'mfe-loyalty', 'mfe-gone/dist', 'shell'])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const folder of ['mfe-search', 'mfe-loyalty', 'shell'])
    writeFileSync(path.join(root, folder, 'remote.config.ts'), '');

  expect(ownRemotes(root)).toEqual(['mfe-loyalty', 'mfe-search']);
  rmSync(root, { recursive: true });
});
