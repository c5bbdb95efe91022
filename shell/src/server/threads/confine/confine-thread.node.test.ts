import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../../..');
const hostile = path.join(import.meta.dirname, '../../testing/hostile/process.mjs');
const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'confine-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

type How = { isConfined: boolean; holdsModules: boolean; api?: string };

/** What each attempt of the hostile remote came to: got something, was seen by others, or why not. */
function attempts(how: How): Record<string, string> {
  const run = spawnSync(
    process.execPath,
    [
      // As the shell runs: infra/build-kit/src/confined-shell.ts.
      ...['--permission', '--allow-worker', '--allow-inspector', '--no-warnings'],
      ...[root, folder].map((read) => `--allow-fs-read=${path.join(read, '*')}`),
      `--allow-fs-write=${path.join(folder, '*')}`,
      ...[hostile, JSON.stringify({ folder, api: '127.0.0.1', ...how })],
    ],
    { encoding: 'utf8', env: { SECRET: 'secret' }, timeout: 25_000 },
  );
  try {
    return JSON.parse(run.stdout) as Record<string, string>;
  } catch {
    throw new Error(run.stderr);
  }
}

const outcomes = (tried: Record<string, string>, of: RegExp) =>
  Object.keys(tried).filter((name) => of.test(tried[name] ?? ''));

test.each([
  ['nothing but what every script has', false, 12],
  ["Node's modules in hand", true, 45],
])(
  "a remote's code with %s connects to nobody but the API, and touches nobody's file descriptor",
  (_, holds, count) => {
    const free = attempts({ isConfined: false, holdsModules: holds });
    const confined = attempts({ isConfined: true, holdsModules: holds });

    // Each attempt is a real one: it succeeds where nothing is done against it.
    expect(outcomes(free, /^(?!got|seen)/)).toEqual([]);
    expect(outcomes(confined, /^(got|seen)/)).toEqual(['the API']);
    expect(Object.keys(confined)).toEqual(Object.keys(free));
    expect(Object.keys(free).length).toBeGreaterThanOrEqual(count);
  },
);

test.each(['localhost', '::1'])('an API at %s is reached, and no other port there', (api) => {
  const { fetch, 'fetch by name': byName, 'the API': ofApi } = attempts({ isConfined: true, holdsModules: false, api });

  expect({ fetch, byName, ofApi }).toEqual({
    fetch: 'EACCES',
    byName: api === 'localhost' ? 'EACCES' : 'ERR_ACCESS_DENIED',
    ofApi: 'got',
  });
});
