import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceHash } from './source-hash';

function newTree() {
  const root = mkdtempSync(join(tmpdir(), 'source-hash-'));
  mkdirSync(join(root, 'shell/src'), { recursive: true });
  writeFileSync(join(root, 'shell/src/a.ts'), 'a');
  writeFileSync(join(root, 'lock.json'), '{}');
  return { root, hash: () => sourceHash(root, ['shell', 'lock.json', 'not-there']) };
}

test('the same sources have the same hash', async () => {
  const { hash } = newTree();
  expect(await hash()).toBe(await hash());
});

test.each<[string, (root: string) => void]>([
  ['a changed file', (root) => writeFileSync(join(root, 'shell/src/a.ts'), 'b')],
  ['a new file', (root) => writeFileSync(join(root, 'shell/src/b.ts'), '')],
  ['a renamed file', (root) => renameSync(join(root, 'shell/src/a.ts'), join(root, 'shell/src/c.ts'))],
  ['a changed single file', (root) => writeFileSync(join(root, 'lock.json'), '{ }')],
])('%s changes it', async (_what, change) => {
  const { root, hash } = newTree();
  const before = await hash();
  change(root);
  expect(await hash()).not.toBe(before);
});

test.each(['dist', 'dist-dev', 'node_modules', '.data'])('what lies in %s does not count', async (name) => {
  const { root, hash } = newTree();
  const before = await hash();
  mkdirSync(join(root, 'shell', name));
  writeFileSync(join(root, 'shell', name, 'x.js'), 'x');
  expect(await hash()).toBe(before);
});
