import { execFile } from 'node:child_process';

/**
 * Lets a process run only while nothing else wants a processor. A nice value does not do that: a page's request that
 * wakes up next to a drawing still waits until the drawing's slice is over, four milliseconds and several times a
 * page. Of Linux, by `chrt`; where there is none the process goes on as it was.
 */
export function standBack(pid: number): void {
  schedule(pid, '--idle');
}

/** Lets it take its turn among the others again. */
export function takeTurn(pid: number): void {
  schedule(pid, '--other');
}

function schedule(pid: number, policy: '--idle' | '--other'): void {
  // Gone in the meantime, or no such command: neither is worth a word.
  execFile('chrt', ['--all-tasks', policy, '--pid', '0', String(pid)], () => undefined);
}
