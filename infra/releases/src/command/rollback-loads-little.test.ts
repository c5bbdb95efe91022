import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../../..');
/** Prints the packages that a command has loaded by the time it ends. */
const watch = String.raw`import { registerHooks } from 'node:module';
const packages = new Set();
registerHooks({ load(url, context, next) {
  const name = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (name) packages.add(name);
  return next(url, context);
} });
process.on('exit', () => process.stdout.write([...packages].sort().join()));`;

test('who takes a version back waits for the driver and the schemas, and for no package that they do without', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...['--import', `data:text/javascript,${encodeURIComponent(watch)}`],
      ...['--import', './infra/build-kit/bin/command.mjs', 'infra/releases/src/cli.ts'],
      ...['rollback', 'mfe-search', '1.0.0'],
    ],
    { cwd: ROOT, env: { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, encoding: 'utf8' },
  );

  expect(stderr).toContain('The database does not answer');
  const known = /^(pg|pg-.*|postgres-.*|xtend|zod|murmurhash)$/;
  expect(stdout.split(',').filter((name) => !known.test(name))).toEqual([]);
  expect(stdout.split(',')).toContain('pg');
});
