/** How often the shell is looked for, in milliseconds. */
const LOOK_MS = 300;

/**
 * npm passes a signal that only npm was sent on to the shell it runs its scripts in. That ends, and tells nobody: for
 * what it ran, its end is the signal.
 */
export function endWithShell(end) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => process.ppid !== shell && end(), LOOK_MS).unref();
}
