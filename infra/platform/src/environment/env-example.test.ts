import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample } from './env-example';

const root = join(import.meta.dirname, '../../../..');

/** What Node, npm and the machine say, and what one of our own processes says to another. */
const OF_THE_MACHINE = ['NODE_ENV', 'PATH', 'CI', 'PEAK_FILE'];

/** Names that a source takes out of an environment: `env['X']`, `process.env.X`. */
function readIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/\benv(?:ironment)?(?:\.|\[')([A-Z][A-Z0-9_]+)\b/g)].map(([, name = '']) => name);
}

test('.env.example says what the configuration schemas say', async () => {
  expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(await envExample());
});

test('every variable that a source reads stands in it', async () => {
  const written = [...(await envExample()).matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  const sources = globSync('{shell,mfe-*,shared-kit,infra}/**/*.{ts,tsx,mjs}', {
    cwd: root,
    exclude: (path) => /(^|\/)(dist|dist-dev|node_modules)$/.test(path),
  }).filter((file) => !/\.test\.|\/testing?\//.test(file));
  const read = [...new Set(sources.flatMap(readIn))].filter((name) => !OF_THE_MACHINE.includes(name));

  expect(read.length).toBeGreaterThan(10);
  expect(read.filter((name) => !written.includes(name))).toEqual([]);
  expect(written).toEqual([...new Set(written)]);
});

test('a secret is called one', async () => {
  const text = await envExample();
  for (const name of ['SESSION_SECRET', 'DATABASE_URL', 'STRIPE_SECRET_KEY', 'RELEASE_SIGNING_KEY'])
    expect(text).toMatch(new RegExp(`^# .*Secret\\..*\n#${name}=`, 'm'));
});
