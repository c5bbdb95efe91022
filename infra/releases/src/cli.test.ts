import { spawnSync } from 'node:child_process';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');

/** Runs the tool on no instance. */
function run(...words: string[]) {
  const cli = ['--import', './infra/build-kit/bin/command.mjs', 'infra/releases/src/cli.ts'];
  const env = { ...process.env, DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none', OPERATOR_TOKEN: 'secret' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...cli, ...words], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each([[['--help']], [['-h']], [['plan', '--help']], [[]]])(
  '%j prints what there is, and that is no failure',
  (words) => {
    expect(run(...words)).toEqual({
      ...{ status: 0, stderr: '' },
      stdout: expect.stringContaining('npm run release -- COMMAND') as string,
    });
  },
);

test('a publication is asked for by its id alone', () => {
  const asked = run('publish', '--to', 'http://127.0.0.1:9', '--job', '0d4b38b2-6f0b-4d0c-8d0e-1f2d3c4b5a69');
  expect(asked).toMatchObject({ status: 1, stderr: expect.stringContaining('127.0.0.1:9 does not answer') as string });
  expect(run('publish', '--job', '0d4b38b2-6f0b-4d0c-8d0e-1f2d3c4b5a69').stderr).toContain('--job needs --to');
});
