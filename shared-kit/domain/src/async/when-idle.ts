/**
 * Runs a task when the browser has time, after `patienceMs` at the latest; in a task of its own where a browser cannot say
 * (Safari).
 *
 * @returns what takes it back.
 */
export function whenIdle(task: () => void, patienceMs: number): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: patienceMs });
  return () => cancelIdleCallback(handle);
}
