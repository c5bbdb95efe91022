import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * The browser for the journeys: CHROMIUM_PATH, or Debian's, which root installs when it is missing.
 *
 * @throws {Error} saying what to do when there is none.
 */
export function findChromium(environment: NodeJS.ProcessEnv): string {
  const given = environment['CHROMIUM_PATH'];
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH is ${given}, and there is no such file.`);
    return given;
  }
  if (!existsSync(DEBIAN_CHROMIUM) && canInstall()) install();
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  throw new Error(
    'The journeys need Chromium. Install it (on Debian: apt-get install chromium), or set CHROMIUM_PATH to a Chromium or Chrome.',
  );
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function install(): void {
  process.stdout.write('Installing Chromium with apt-get ...\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  }
}
