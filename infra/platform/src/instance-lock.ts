import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config';
import { isAlive } from './is-alive';

/** A platform works on this DATA_DIR. */
export class InstanceRuns extends ConfigError {}

/**
 * Makes this process the only platform on DATA_DIR, or throws with a sentence for the terminal.
 * A lock whose process is gone, whose number now belongs to another program, or that came here with a copy of
 * the folder (it names another inode) is taken over.
 * @returns releases the lock
 */
export function lockInstance(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'platform.pid');
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, `${process.pid}\n${statSync(dataDir).ino}\n${programOf(process.pid)}`);
  try {
    for (;;) {
      if (tryLink(mine, file)) return () => rmSync(file, { force: true });
      const holder = liveHolder(file, dataDir);
      if (holder !== undefined) {
        throw new InstanceRuns(
          `Already running (process ${holder}) on ${dataDir}. Stop it first, or give a second one its own DATA_DIR, PORT and OPERATOR_PORT.`,
        );
      }
      rmSync(file, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/** A hard link appears whole or not at all, unlike a file being written. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function liveHolder(file: string, dataDir: string): number | undefined {
  if (!existsSync(file)) return undefined;
  const [pid = '', folder, ...program] = readFileSync(file, 'utf8').split('\n');
  if (folder !== String(statSync(dataDir).ino)) return undefined;
  return isAlive(Number(pid)) && programOf(Number(pid)) === program.join('\n') ? Number(pid) : undefined;
}

/** The command line behind a process id where the system shows it (Linux), otherwise nothing: then any live process counts. */
function programOf(pid: number): string {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
