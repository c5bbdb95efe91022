import { existsSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { isAlive } from '../is-alive';

const BOOT_ID = '/proc/sys/kernel/random/boot_id';

/**
 * When a process started, in a form that tells it from a later process of the same number and does not
 * change when the clock is moved: boot and ticks since it on Linux, the system's own words elsewhere.
 * Null for a process that is gone.
 */
export function processStart(pid: number): string | null {
  if (!existsSync(BOOT_ID)) return psColumn(pid, 'lstart') || null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, a name in brackets, may contain anything; the start is the 20th after it.
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${readFileSync(BOOT_ID, 'utf8').trim()} ${afterName[19]}`;
  } catch {
    return null;
  }
}

/** Whether a live process is a PostgreSQL server that works in exactly this directory, by whatever path it was named. */
export function isServerIn(directory: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (!existsSync('/proc/self/cwd')) return psColumn(pid, 'command').includes(`-D ${directory} `);
  try {
    if (!basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres')) return false;
    const [worksIn, ours] = [statSync(`/proc/${pid}/cwd`), statSync(realpathSync(directory))];
    return worksIn.ino === ours.ino && worksIn.dev === ours.dev;
  } catch {
    return false;
  }
}

function psColumn(pid: number, column: string): string {
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
}
