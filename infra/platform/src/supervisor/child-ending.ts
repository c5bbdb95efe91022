import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const STOP_TIMEOUT_MS = 12_000;

/** How a child ended, in words, once it has: a signal, an exit code, or why it could not be started. */
export async function endingOf(child: ChildProcess): Promise<string> {
  if (hasEnded(child)) return child.signalCode ?? `code ${child.exitCode}`;
  return new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
  });
}

/** SIGTERM and a chance to finish what is being served; SIGKILL after 12 s. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await once(child, 'exit').finally(() => clearTimeout(timer));
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
