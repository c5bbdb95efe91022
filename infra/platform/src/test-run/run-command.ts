import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

export type Command = {
  /** Arguments for node. */
  args: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Longer than it takes on the slowest machine; what hangs must not hang the run. */
  timeoutMinutes: number;
  signal: AbortSignal;
};

/** How long a runner has to end what it started outside of its process group, as Nx does, in milliseconds. */
const GRACE_MS = 5000;

/** Runs node in `root` with its output on ours and answers the exit code; 1 for what was killed or took too long. */
export async function runCommand(root: string, { args, env = {}, timeoutMinutes, signal }: Command): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    detached: true,
  });
  const kill = () => signalGroup(child, 'SIGKILL');
  let ending: NodeJS.Timeout | undefined;
  const stop = () => {
    signalGroup(child, 'SIGTERM');
    ending = setTimeout(kill, GRACE_MS);
  };
  const timer = setTimeout(() => {
    process.stderr.write(`Stopped after ${timeoutMinutes} minutes\n`);
    stop();
  }, timeoutMinutes * 60_000);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await new Promise((resolve) => {
      child.once('error', () => resolve(1));
      child.once('exit', (code) => resolve(code ?? 1));
    });
  } finally {
    clearTimeout(timer);
    clearTimeout(ending);
    // Its workers, where it went first.
    if (ending) kill();
    signal.removeEventListener('abort', stop);
  }
}

/** A test runner's workers too: they are in its process group. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    return;
  }
}
