import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './find-chromium';
import { startPlatformInstance } from './platform-instance';
import { runCommand } from './run-command';
import { believe, tallyOfCheck, tallyOfJest, tallyOfPlaywright } from './tally';
import type { Tally } from './tally';

export type Step = { name: string; run: () => Promise<Tally> };

/** A step that takes this long stands still: half as long again as the longest takes on two slow cores. */
const HANGS_AFTER_MINUTES = 45;

type Context = { root: string; signal: AbortSignal };

/** Everything `npm test` does, in order. */
export function testSteps({ root, signal }: Context): Step[] {
  const bin = (name: string) => join(root, 'node_modules/.bin', name);
  const check = (name: string, args: string[], env: NodeJS.ProcessEnv = {}): Step => ({
    name,
    run: async () =>
      tallyOfCheck((await runCommand(root, { args, env, timeoutMinutes: HANGS_AFTER_MINUTES, signal })) === 0),
  });
  return [
    // First: jest draws a picture with it too, and on a new machine it has to be installed.
    { name: 'browser', run: async () => Promise.resolve(tallyOfCheck(findChromium(process.env) !== '')) },
    // Through Nx: two at a time, and without its project graph ESLint skips the boundary rule.
    check('lint, types, format', [
      ...[bin('nx'), 'run-many', '-p', 'workspace', '--outputStyle=static', '--parallel=2'],
      ...['-t', 'lint', 'lint-types', 'typecheck', 'format', 'unused', 'dependencies'],
    ]),
    { name: 'unit and integration', run: () => runJest({ root, signal }) },
    check('build', [bin('nx'), 'run-many', '-t', 'build', '--outputStyle=static', '--parallel=2'], {
      NX_DAEMON: 'false',
      NODE_ENV: 'production',
    }),
    check('sizes', [bin('size-limit')]),
    { name: 'journeys', run: () => runJourneys({ root, signal }) },
  ];
}

async function runJest({ root, signal }: Context): Promise<Tally> {
  return withReport(async (file) => {
    const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
    const args = [...flags, join(root, 'node_modules/jest/bin/jest.js'), '--ci', '--json', `--outputFile=${file}`];
    const env = { CHROMIUM_PATH: findChromium(process.env) };
    const exitCode = await runCommand(root, { args, env, timeoutMinutes: HANGS_AFTER_MINUTES, signal });
    return believe(tallyOfJest(readReport(file)), exitCode);
  });
}

/** Against the production build, composed and started as an operator would. */
async function runJourneys({ root, signal }: Context): Promise<Tally> {
  const chromium = findChromium(process.env);
  const platform = await startPlatformInstance(root, signal);
  try {
    return await withReport(async (file) => {
      const args = [
        join(root, 'node_modules/@playwright/test/cli.js'),
        'test',
        '-c',
        'infra/e2e',
        // Dots say what failed, and why, at the end, where the summary is read.
        '--reporter=dot,json',
      ];
      const env = { ...platform.testEnv, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
      const exitCode = await runCommand(root, { args, env, timeoutMinutes: HANGS_AFTER_MINUTES, signal });
      return believe(tallyOfPlaywright(readReport(file)), exitCode);
    });
  } finally {
    await platform.stop();
  }
}

async function withReport(run: (file: string) => Promise<Tally>): Promise<Tally> {
  const directory = mkdtempSync(join(tmpdir(), 'dealer-report-'));
  try {
    return await run(join(directory, 'report.json'));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
