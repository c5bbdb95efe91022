import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installedChromium } from '@infra/build-kit/installed-chromium';

/**
 * The browser for the journeys; root on Debian installs it when it is missing.
 *
 * @throws {Error} saying what to do when there is none.
 */
export function findChromium(environment: NodeJS.ProcessEnv): string {
  if (!installedChromium(environment) && canInstall()) install();
  const found = installedChromium(environment);
  if (!found) {
    throw new Error(
      'The journeys need Chromium. Install it (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
  }
  if (!existsSync(found)) throw new Error(`CHROMIUM_PATH is ${found}, and there is no such file.`);
  return found;
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** Older Debians have no headless shell of their own. */
function install(): void {
  process.stdout.write('Installing Chromium with apt-get ...\n');
  aptGet('update', '-qq');
  const installed = aptGet('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell');
  if (!installed) aptGet('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

function aptGet(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
